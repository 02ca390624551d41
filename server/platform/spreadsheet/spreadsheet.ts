import { Readable } from 'node:stream';
import type { FileAnswer } from '../http/context.ts';
import { zipStream, type ZipEntry } from '../zip/zip-stream.ts';

export interface SheetColumn<Row> {
  header: string;
  /** In characters. */
  width: number;
  /** Whatever is typed into it later stays as it is typed, leading zeros included. */
  isText?: true;
  value(row: Row): SheetValue;
}

/** A moment is what it is in UTC: whoever reads by another clock is given it moved to theirs, as sheets know no time zones. */
export type SheetValue = string | number | Date;

export const SHEET_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** As many as the format allows; what is left goes on in another sheet. */
const SHEET_ROWS = 1_048_576;
const CELL_MAX = 32_767;

const HEADER_STYLE = 1;
const QUOTED_STYLE = 2;
const TEXT_STYLE = 3;
const MOMENT_STYLE = 4;

/** Days since the end of 1899, as sheets count moments. */
const DAY_MS = 86_400_000;
const DAYS_BEFORE_1970 = 25_569;

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

/** Several sheets, each of its own kind. */
export const workbook = (sheets: readonly Sheet[], moments?: MomentFormat): AsyncGenerator<Buffer> =>
  zipStream(workbookParts(sheets, moments));

function* workbookParts(sheets: readonly Sheet[], moments: MomentFormat | undefined): Iterable<ZipEntry> {
  for (const [index, { content }] of sheets.entries()) yield { name: `xl/worksheets/sheet${index + 1}.xml`, content };
  const titles = sheets.map(({ name }) => sheetName(name));
  for (const [name, content] of Object.entries(FRAME)) yield { name, content: [content(titles, moments)] };
}

/** What the format does not take as the name of a sheet makes some readers refuse the whole file. */
const sheetName = (name: string): string => name.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31);

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
  for (const [name, content] of Object.entries(FRAME)) yield { name, content: [content(titles, moments)] };
}

const SHEET_END = '</sheetData></worksheet>';

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

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const headOf = <Row>(columns: SheetColumn<Row>[]): string => {
  const widths = columns.map(
    ({ width, isText }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}"${isText ? ` style="${TEXT_STYLE}"` : ''} customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`;
  const titles = rowXml(columns.map(({ header }, column) => textXml(`${letterOf(column)}1`, header, HEADER_STYLE)));
  return `${XML}<worksheet xmlns="${MAIN}">${view}<cols>${widths.join('')}</cols><sheetData>${titles}`;
};

const LETTERS = 26;

/** Some readers need each cell to say where it stands: A to Z, then AA. */
const letterOf = (column: number): string =>
  (column < LETTERS ? '' : letterOf(Math.floor(column / LETTERS) - 1)) + String.fromCharCode(65 + (column % LETTERS));

const rowXml = (cells: string[]): string => `<row>${cells.join('')}</row>`;

/** Text that looks like a formula stays text, even when somebody edits the cell later. */
const cellXml = (place: string, value: SheetValue): string => {
  if (value instanceof Date) return `<c r="${place}" s="${MOMENT_STYLE}"><v>${value.getTime() / DAY_MS + DAYS_BEFORE_1970}</v></c>`;
  return typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : textXml(place, value, /^\s*[=+\-@]/.test(value) ? QUOTED_STYLE : 0);
};

const textXml = (place: string, text: string, style: number): string =>
  `<c r="${place}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text.slice(0, CELL_MAX).toWellFormed())}</t></is></c>`;

/** Characters that XML cannot hold at all are left out. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const each = (titles: string[], xml: (number: number, title: string) => string): string =>
  titles.map((title, index) => xml(index + 1, title)).join('');

/** The first that is not the format's own. */
const MOMENT_FORMAT_ID = 164;

/** What a workbook needs beside its sheets. */
const FRAME: Record<string, (titles: string[], moments?: MomentFormat) => string> = {
  'xl/styles.xml': (_, moments = MOMENT_FORMATS.zh) =>
    `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${MOMENT_FORMAT_ID}" formatCode="${moments}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/>' +
    `<xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="${MOMENT_FORMAT_ID}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/workbook.xml': (titles) =>
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(titles, (n, title) => `<sheet name="${escaped(title)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': (titles) =>
    `${XML}<Relationships xmlns="${RELATIONS}">${each(titles, (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}` +
    `<Relationship Id="rId${titles.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  '_rels/.rels': () =>
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  '[Content_Types].xml': (titles) =>
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
    `${each(titles, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
};
