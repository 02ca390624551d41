import type { ZipEntry } from '../zip/zip-stream.ts';
import { cellXml, HEADER_STYLE, rowXml, textXml } from './cell.ts';
import { chartXml, type Chart } from './chart.ts';
import { CHART, DRAWING, escaped, MAIN, OFFICE, relationsXml, XML } from './xml.ts';

/** What is drawn above the cells, its upper left corner in the first column. Lengths are in points. */
export type Drawn = {
  row: number;
  width: number;
  height: number;
  name: string;
  /** In words, for those who do not see it. */
  description: string;
} & ({ chart: Chart } | { png: Uint8Array });

export interface DrawnText {
  row: number;
  text: string;
  isTitle?: true;
}

/** A sheet that is looked at and has no columns. */
export interface DrawnContent {
  /** In the order of their rows. */
  texts: readonly DrawnText[];
  drawn: readonly Drawn[];
  /** The last row of each page but the last. */
  pageEnds?: readonly number[];
}

/** However large letters are elsewhere: what is drawn must not cover the text below it. */
export const ROW_POINTS = 15;
/** In characters, one column for all that is as wide as the text of a page: a page that ends beside a column would cut what is drawn in two. */
const COLUMN_WIDTH = 96;
const EMU = 12_700;
const PAGE_END_COLUMNS = 16_383;

/** To be printed on A4 as wide as it is. */
export function* drawnSheetXml({ texts, pageEnds = [] }: DrawnContent): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews>`;
  yield `<sheetFormatPr defaultRowHeight="${ROW_POINTS}" customHeight="1"/><cols><col min="1" max="1" width="${COLUMN_WIDTH}" customWidth="1"/></cols><sheetData>`;
  let next = 1;
  for (const { row, text, isTitle } of texts) {
    yield rowXml([]).repeat(row - next);
    yield rowXml([isTitle ? textXml(`A${row}`, text, HEADER_STYLE) : cellXml(`A${row}`, text)]);
    next = row + 1;
  }
  yield '</sheetData><pageMargins left="0.4" right="0.4" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait"/>';
  const ends = pageEnds.map((row) => `<brk id="${row}" max="${PAGE_END_COLUMNS}" man="1"/>`).join('');
  if (ends !== '') yield `<rowBreaks count="${pageEnds.length}" manualBreakCount="${pageEnds.length}">${ends}</rowBreaks>`;
  yield '<drawing r:id="rId1"/></worksheet>';
}

export interface DrawnParts {
  entries: ZipEntry[];
  /** Types of those parts that are not known by how they end. */
  types: { part: string; type: string }[];
}

/** What belongs to the drawn sheets beside themselves; `sheet` is the number of each in the workbook. */
export function drawnParts(sheets: readonly { sheet: number; drawn: readonly Drawn[] }[]): DrawnParts {
  const parts: DrawnParts = { entries: [], types: [] };
  const count = { charts: 0, pictures: 0 };
  const add = (part: string, content: ZipEntry['content'], type?: string) => {
    parts.entries.push({ name: part, content });
    if (type !== undefined) parts.types.push({ part: `/${part}`, type: `application/vnd.openxmlformats-officedocument.${type}+xml` });
  };
  for (const [index, { sheet, drawn }] of sheets.entries()) {
    const drawing = `drawing${index + 1}.xml`;
    const relations = drawn.map((one) => {
      if ('png' in one) {
        const file = `image${++count.pictures}.png`;
        add(`xl/media/${file}`, [one.png]);
        return { type: 'image', target: `../media/${file}` };
      }
      const file = `chart${++count.charts}.xml`;
      add(`xl/charts/${file}`, chartXml(one.chart), 'drawingml.chart');
      return { type: 'chart', target: `../charts/${file}` };
    });
    add(`xl/drawings/${drawing}`, [drawingXml(drawn)], 'drawing');
    add(`xl/drawings/_rels/${drawing}.rels`, [relationsXml(relations)]);
    add(`xl/worksheets/_rels/sheet${sheet}.xml.rels`, [relationsXml([{ type: 'drawing', target: `../drawings/${drawing}` }])]);
  }
  return parts;
}

const drawingXml = (drawn: readonly Drawn[]): string =>
  `${XML}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}">` +
  `${drawn.map(anchorXml).join('')}</xdr:wsDr>`;

function anchorXml(one: Drawn, index: number): string {
  const [wide, high] = [Math.round(one.width * EMU), Math.round(one.height * EMU)];
  const place = `<xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${one.row - 1}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from>`;
  const told = `<xdr:cNvPr id="${index + 2}" name="${escaped(one.name)}" descr="${escaped(one.description)}"/>`;
  const relation = `rId${index + 1}`;
  const shown =
    'png' in one
      ? `<xdr:pic><xdr:nvPicPr>${told}<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>` +
        `<xdr:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
        `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${wide}" cy="${high}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`
      : `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>${told}<xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
        '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
        `<a:graphic><a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="${relation}"/></a:graphicData></a:graphic></xdr:graphicFrame>`;
  return `<xdr:oneCellAnchor>${place}<xdr:ext cx="${wide}" cy="${high}"/>${shown}<xdr:clientData/></xdr:oneCellAnchor>`;
}
