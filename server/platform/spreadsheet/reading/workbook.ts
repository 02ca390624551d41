import { FileFault } from '../../file-fault.ts';
import { numberFormat, type NumberFormat } from './number-text.ts';
import { sheetListener } from './sheet.ts';
import type { TakeRow } from './table.ts';
import { xmlReader, type XmlListener } from './xml-reader.ts';
import { openZip, type ZipArchive } from '../../zip/zip-archive.ts';

const MEGABYTE = 1024 * 1024;
const SMALL_PART_MAX = 8 * MEGABYTE;
const STRINGS_MAX = 64 * MEGABYTE;
/** Sheets that were formatted to their last row are that long although they hold little. */
const SHEET_MAX = 128 * MEGABYTE;
const BOOK = 'xl/workbook.xml';

/** The rows of the first sheet, one after another: neither the sheet nor the file is ever unpacked as a whole. */
export async function readWorkbook(bytes: Buffer, take: TakeRow): Promise<void> {
  const zip = openZip(bytes);
  requireWorkbook(zip);
  const relations = await relationsOf(zip);
  const sheet = relations.byId.get(await firstSheet(zip));
  if (sheet === undefined || !zip.has(sheet)) throw new FileFault('broken');
  const strings = relations.strings !== undefined && zip.has(relations.strings) ? await stringsOf(zip, relations.strings) : [];
  const formats = relations.styles !== undefined && zip.has(relations.styles) ? await formatsOf(zip, relations.styles) : [];
  const { listener, isOver } = sheetListener(strings, formats, take);
  await readPart(zip, sheet, SHEET_MAX, listener, isOver);
}

/** Other documents are archives too. */
export function requireWorkbook(zip: ZipArchive): void {
  if (!zip.has(BOOK)) throw new FileFault('format');
}

async function readPart(zip: ZipArchive, name: string, maxBytes: number, listener: XmlListener, isOver = () => false): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new FileFault('broken');
    }
  };
  const reader = xmlReader(listener);
  for await (const chunk of zip.read(name, maxBytes)) {
    reader.push(decode(chunk));
    if (isOver()) return;
  }
  reader.push(decode());
  reader.end();
}

const ignore = () => undefined;

async function firstSheet(zip: ZipArchive): Promise<string> {
  const ids: string[] = [];
  const open: XmlListener['open'] = (name, attributes) => {
    if (name === 'sheet') ids.push(attributes()['id'] ?? '');
  };
  await readPart(zip, BOOK, SMALL_PART_MAX, { open, close: ignore, text: ignore });
  return ids[0] ?? '';
}

async function relationsOf(zip: ZipArchive) {
  const found = { byId: new Map<string, string>(), strings: undefined as string | undefined, styles: undefined as string | undefined };
  const open: XmlListener['open'] = (name, attributes) => {
    if (name !== 'Relationship') return;
    const { Id = '', Type = '', Target = '' } = attributes();
    const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
    found.byId.set(Id, path);
    if (Type.endsWith('/sharedStrings')) found.strings = path;
    if (Type.endsWith('/styles')) found.styles = path;
  };
  const name = 'xl/_rels/workbook.xml.rels';
  if (!zip.has(name)) throw new FileFault('broken');
  await readPart(zip, name, SMALL_PART_MAX, { open, close: ignore, text: ignore });
  return found;
}

/** Pieces of one text may be formatted each in its own way; how a text is pronounced is not part of it. */
async function stringsOf(zip: ZipArchive, name: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let inPronunciation = false;
  await readPart(zip, name, STRINGS_MAX, {
    open(element) {
      if (element === 'si') text = '';
      else if (element === 'rPh') inPronunciation = true;
      else if (element === 't') inText = !inPronunciation;
    },
    close(element) {
      if (element === 'si') strings.push(text);
      else if (element === 'rPh') inPronunciation = false;
      else if (element === 't') inText = false;
    },
    text(piece) {
      if (inText) text += piece;
    },
  });
  return strings;
}

/** How each style of a cell shows numbers. */
async function formatsOf(zip: ZipArchive, name: string): Promise<NumberFormat[]> {
  const written = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  await readPart(zip, name, SMALL_PART_MAX, {
    open(element, attributes) {
      if (element === 'numFmt') written.set(Number(attributes()['numFmtId']), attributes()['formatCode'] ?? '');
      else if (element === 'cellXfs') inCells = true;
      else if (element === 'xf' && inCells) {
        const id = Number(attributes()['numFmtId'] ?? 0);
        formats.push(numberFormat(id, written.get(id)));
      }
    },
    close(element) {
      if (element === 'cellXfs') inCells = false;
    },
    text: ignore,
  });
  return formats;
}
