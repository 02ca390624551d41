import { Readable } from 'node:stream';
import type { FileAnswer } from '../http/context.ts';
import { zipStream, type ZipEntry } from '../zip/zip-stream.ts';
import { cellXml, HEADER_STYLE, letterOf, rowXml, sheetName, TEXT_STYLE, textXml, type SheetValue } from './cell.ts';
import { drawnParts, drawnSheetXml, type Drawn, type DrawnContent, type DrawnParts } from './drawing.ts';
import { escaped, MAIN, OFFICE, relationsXml, XML } from './xml.ts';

export type { SheetValue } from './cell.ts';

export interface SheetColumn<Row> {
  header: string;
  /** In characters. */
  width: number;
  /** Whatever is typed into it later stays as it is typed, leading zeros included. */
  isText?: true;
  value(row: Row): SheetValue;
}

export const SHEET_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** As many as the format allows; what is left goes on in another sheet. */
export const SHEET_ROWS = 1_048_576;

/** How moments are shown. English has names of months, which must not turn into those of whoever opens it. */
export const MOMENT_FORMATS = {
  zh: 'yyyy/mm/dd hh:mm:ss',
  en: '[$-409]dd mmm yyyy, hh:mm:ss',
  ru: 'dd.mm.yyyy, hh:mm:ss',
} as const;
type MomentFormat = (typeof MOMENT_FORMATS)[keyof typeof MOMENT_FORMATS];

interface SheetOptions<Note> {
  sheetRows?: number;
  /** What the sheets are called, one after another. */
  names?: string[];
  /** A last sheet of another kind. */
  notes?: { columns: SheetColumn<Note>[]; rows: readonly Note[] };
  moments?: MomentFormat;
}

/** A spreadsheet of any length, written while its rows are read, a batch at a time. */
export function spreadsheet<Row, Note = never>(
  title: string,
  columns: SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  options: SheetOptions<Note> = {},
): FileAnswer {
  const body = Readable.from(zipStream(partsOf(columns, batches, options)), { objectMode: false });
  return { name: `${title}.xlsx`, mediaType: SHEET_MEDIA_TYPE, body, disposition: 'attachment' };
}

/** One of several in a workbook. */
export interface Sheet {
  name: string;
  content: Iterable<string>;
  drawn?: readonly Drawn[];
}

/** Rows beyond what the format allows are left out. */
export const sheetOf = <Row>(name: string, columns: SheetColumn<Row>[], rows: Iterable<Row>): Sheet => ({
  name,
  content: wholeSheet(columns, rows),
});

function* wholeSheet<Row>(columns: SheetColumn<Row>[], rows: Iterable<Row>): Iterable<string> {
  yield headOf(columns);
  let number = 1;
  let block = '';
  for (const row of rows) {
    if (number++ === SHEET_ROWS) break;
    block += rowOf(columns, row, number);
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block + SHEET_END;
}

/** Charts and pictures with a few words between them. */
export const drawnSheetOf = (name: string, content: DrawnContent): Sheet => ({
  name,
  content: drawnSheetXml(content),
  drawn: content.drawn,
});

/** Several sheets, each of its own kind. */
export const workbook = (sheets: readonly Sheet[], moments?: MomentFormat): AsyncGenerator<Buffer> =>
  zipStream(workbookParts(sheets, moments));

function* workbookParts(sheets: readonly Sheet[], moments: MomentFormat | undefined): Iterable<ZipEntry> {
  for (const [index, { content }] of sheets.entries()) yield { name: `xl/worksheets/sheet${index + 1}.xml`, content };
  const parts = drawnParts(sheets.flatMap(({ drawn }, index) => (drawn ? [{ sheet: index + 1, drawn }] : [])));
  yield* parts.entries;
  yield* frameOf({ titles: sheets.map(({ name }) => sheetName(name)), moments, types: parts.types });
}

/** The parts that name the sheets come last: only then is it known how many there are. */
async function* partsOf<Row, Note>(
  columns: SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  { sheetRows = SHEET_ROWS, names = [], notes, moments }: SheetOptions<Note>,
): AsyncIterable<ZipEntry> {
  const rows = rowsOf(batches);
  let next = await rows.next();
  let sheets = 0;
  async function* sheet() {
    yield headOf(columns);
    for (let number = 2; number <= sheetRows && !next.done; number++, next = await rows.next()) {
      yield rowOf(columns, next.value, number);
    }
    yield SHEET_END;
  }
  try {
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: inBlocks(sheet()) };
    } while (!next.done);
  } finally {
    await rows.return(undefined);
  }
  if (notes) {
    sheets += 1;
    const rows = notes.rows.map((row, index) => rowOf(notes.columns, row, index + 2));
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: [headOf(notes.columns), ...rows, SHEET_END] };
  }
  const titles = Array.from({ length: sheets }, (_, index) => names[index] ?? `Sheet${index + 1}`);
  yield* frameOf({ titles, moments, types: [] });
}

/** Printed lying, all columns beside one another. */
const SHEET_END = '</sheetData><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>';

const rowOf = <Row>(columns: SheetColumn<Row>[], row: Row, number: number): string =>
  rowXml(columns.map(({ value }, column) => cellXml(`${letterOf(column)}${number}`, value(row))));

async function* rowsOf<Row>(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Row, undefined, undefined> {
  for await (const batch of batches) yield* batch;
  return undefined;
}

const BLOCK = 64 * 1024;

/** A row alone is too little to be worth a turn of its own in the compressor. */
async function* inBlocks(texts: AsyncIterable<string>): AsyncIterable<string> {
  let block = '';
  for await (const text of texts) {
    block += text;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block;
}

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** In characters: no column is too narrow for its own name, whatever the language. */
const widthOf = (header: string): number => [...header].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 2);

const headOf = <Row>(columns: SheetColumn<Row>[]): string => {
  const widths = columns.map(
    ({ header, width, isText }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(width, widthOf(header))}"${isText ? ` style="${TEXT_STYLE}"` : ''} customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`;
  const titles = rowXml(columns.map(({ header }, column) => textXml(`${letterOf(column)}1`, header, HEADER_STYLE)));
  return `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>${view}<cols>${widths.join('')}</cols><sheetData>${titles}`;
};

const each = (titles: string[], xml: (number: number, title: string) => string): string =>
  titles.map((title, index) => xml(index + 1, title)).join('');

/** The first that is not the format's own. */
const MOMENT_FORMAT_ID = 164;

interface Book {
  titles: string[];
  moments: MomentFormat | undefined;
  types: DrawnParts['types'];
}

const frameOf = (book: Book): ZipEntry[] => Object.entries(FRAME).map(([name, content]) => ({ name, content: [content(book)] }));

/** What a workbook needs beside its sheets. */
const FRAME: Record<string, (book: Book) => string> = {
  'xl/styles.xml': ({ moments = MOMENT_FORMATS.zh }) =>
    `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${MOMENT_FORMAT_ID}" formatCode="${moments}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/>' +
    `<xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="${MOMENT_FORMAT_ID}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/workbook.xml': ({ titles }) =>
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(titles, (n, title) => `<sheet name="${escaped(title)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': ({ titles }) =>
    relationsXml([
      ...titles.map((_, index) => ({ type: 'worksheet', target: `worksheets/sheet${index + 1}.xml` })),
      { type: 'styles', target: 'styles.xml' },
    ]),
  '_rels/.rels': () => relationsXml([{ type: 'officeDocument', target: 'xl/workbook.xml' }]),
  '[Content_Types].xml': ({ titles, types }) =>
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
    each(titles, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`) +
    `${types.map(({ part, type }) => `<Override PartName="${part}" ContentType="${type}"/>`).join('')}</Types>`,
};
