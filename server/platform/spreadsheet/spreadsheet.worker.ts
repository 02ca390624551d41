import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import type { Sheet } from './spreadsheet.ts';

const { headers, widths, cells, note } = workerData as Sheet;
const header = headers.map((value) => ({ value, fontWeight: 'bold' as const }));
const rows = [header, ...cells, ...(note === undefined ? [] : [[note]])];
const file = writeXlsxFile(rows, { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 });
const bytes = Uint8Array.from(await file.toBuffer());
parentPort!.postMessage(bytes, [bytes.buffer]);
