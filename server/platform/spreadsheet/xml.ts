export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
export const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** In text and in attributes. Characters that XML cannot hold at all are left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** What a part refers to, as rId1, rId2 and so on. */
export const relationsXml = (relations: readonly { type: string; target: string }[]): string =>
  `${XML}<Relationships xmlns="${RELATIONS}">${relations
    .map(({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
