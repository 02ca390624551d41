import { FileFault } from '../../file-fault.ts';
import { COLUMNS_MAX, ROWS_MAX, type TableCell, type TakeRow } from './table.ts';

/** How many of these texts are headers that are known. It tells separators and encodings apart where the bytes alone do not. */
export type Recognise = (texts: readonly string[]) => number;

const SEPARATORS = [',', ';', '\t'];
/** What Chinese and Russian spreadsheets write when asked for a plain CSV. */
const LEGACY = ['gb18030', 'windows-1251'];

export function readCsv(bytes: Buffer, recognise: Recognise, take: TakeRow): void {
  const { text, separator } = decoded(bytes, recognise);
  let number = 0;
  for (const fields of recordsOf(text, separator)) {
    number += 1;
    const filled = fields.slice(0, COLUMNS_MAX).map((field, column) => [column, cellOf(field)] as const);
    const cells = new Map(filled.filter(([, cell]) => cell.text.trim() !== '' || cell.fault));
    if (cells.size > 0 && !take({ number, cells })) return;
  }
}

/** A spreadsheet that opens the file would compute it. */
const cellOf = (field: string): TableCell => (field.startsWith('=') ? { text: '', fault: 'formula' } : { text: field });

interface Decoded {
  text: string;
  separator: string;
}

function decoded(bytes: Buffer, recognise: Recognise): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) return separated(decode(wide, bytes), recognise);
  const unicode = decode('utf-8', bytes);
  if (unicode !== undefined) return separated(unicode, recognise);
  const guesses = LEGACY.map((encoding) => separated(decode(encoding, bytes) ?? '', recognise));
  const best = guesses.toSorted((one, other) => other.known - one.known)[0]!;
  if (best.known === 0) throw new FileFault('encoding');
  return best;
}

function wideEncoding([first, second]: Buffer): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** No text has zero bytes or other control characters than tabs and ends of lines, unless its letters are two bytes wide. */
export function requireText(bytes: Buffer): void {
  if (!wideEncoding(bytes) && /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(bytes.toString('latin1', 0, 4096))) throw new FileFault('format');
}

function separated(text: string | undefined, recognise: Recognise): Decoded & { known: number } {
  if (text === undefined) throw new FileFault('encoding');
  const ways = SEPARATORS.map((separator) => ({ text, separator, known: recognise(firstRecord(text, separator)) }));
  return ways.toSorted((one, other) => other.known - one.known)[0]!;
}

function decode(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function firstRecord(text: string, separator: string): string[] {
  try {
    for (const fields of recordsOf(text, separator)) if (fields.some((field) => field.trim() !== '')) return fields;
  } catch {
    return [];
  }
  return [];
}

/** A record is a row of the spreadsheet, however many lines its quoted fields take; an empty line is a row too. */
export function* recordsOf(text: string, separator: string): Generator<string[]> {
  let fields: string[] = [];
  let at = 0;
  let rows = 0;
  while (at < text.length) {
    const { field, end } = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator);
    fields.push(field);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      fields.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rows += 1;
    if (rows > ROWS_MAX) throw new FileFault('tooMuch');
    yield fields;
    fields = [];
  }
}

function plain(text: string, start: number, separator: string): { field: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { field: text.slice(start, end), end };
}

function quoted(text: string, start: number, separator: string): { field: string; end: number } {
  let field = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new FileFault('broken');
    field += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    field += '"';
    at += 1;
  }
  const rest = plain(text, at, separator);
  return { field: field + rest.field, end: rest.end };
}
