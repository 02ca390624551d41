import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipStream } from '../platform/zip/zip-stream.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface BookParts {
  /** The cells of each row as they are written in the file: `<c r="A1" t="str"><v>text</v></c>`. */
  rows: readonly string[];
  strings?: string;
  styles?: string;
  sheet?: string;
}

/** A workbook with whatever its sheet is said to hold, right or wrong. */
export const bookOf = ({ rows, strings, styles, sheet }: BookParts): Promise<Buffer> =>
  zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/first.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="/xl/worksheets/second.xml"/>` +
      `<Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/first.xml':
      sheet ??
      `<worksheet><sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')}</sheetData></worksheet>`,
    'xl/worksheets/second.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strings }),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
  });

export const zipOf = (parts: Record<string, string>): Promise<Buffer> =>
  buffer(Readable.from(zipStream(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })))));

/** A row of texts. */
export const textRow = (texts: readonly string[]): string =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`).join('');
