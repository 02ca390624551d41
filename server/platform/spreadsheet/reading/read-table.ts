import { readCsv, type Recognise } from './csv.ts';
import { FileFault } from './file-fault.ts';
import type { TakeRow } from './table.ts';
import { readWorkbook } from './workbook.ts';
import { looksLikeZip } from './zip-archive.ts';

const OLD_EXCEL = 0xe11ab1a1e011cfd0n;

/** Rows of a spreadsheet's first sheet, or of a CSV file, whatever the file is called. Throws a FileFault. */
export async function readTable(bytes: Buffer, recognise: Recognise, take: TakeRow): Promise<void> {
  if (looksLikeZip(bytes)) return readWorkbook(bytes, take);
  // Files of old Excel, and new ones with a password, are boxes of this kind.
  if (bytes.length >= 8 && bytes.readBigUInt64LE(0) === OLD_EXCEL) throw new FileFault('oldFormat');
  readCsv(bytes, recognise, take);
}
