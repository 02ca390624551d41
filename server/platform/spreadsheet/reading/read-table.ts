import { readCsv, requireText, type Recognise } from './csv.ts';
import { FileFault } from '../../file-fault.ts';
import type { TakeRow } from './table.ts';
import { readWorkbook, requireWorkbook } from './workbook.ts';
import { looksLikeZip, openZip } from '../../zip/zip-archive.ts';

const OLD_EXCEL = 0xe11ab1a1e011cfd0n;

/** What shows without reading: that it is neither a workbook nor text. Throws a FileFault. */
export function refuseAtSight(bytes: Buffer): void {
  if (looksLikeZip(bytes)) return requireWorkbook(openZip(bytes));
  // Files of old Excel, and new ones with a password, are boxes of this kind.
  if (bytes.length >= 8 && bytes.readBigUInt64LE(0) === OLD_EXCEL) throw new FileFault('oldFormat');
  requireText(bytes);
}

/** Rows of a spreadsheet's first sheet, or of a CSV file, whatever the file is called. Throws a FileFault. */
export async function readTable(bytes: Buffer, recognise: Recognise, take: TakeRow): Promise<void> {
  refuseAtSight(bytes);
  if (looksLikeZip(bytes)) await readWorkbook(bytes, take);
  else readCsv(bytes, recognise, take);
}
