import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileAnswer } from '../http/context.ts';

export interface SheetColumn<Row> {
  header: string;
  /** In characters. */
  width: number;
  value(row: Row): string | number;
}

/** What the worker is handed: text and numbers only. */
export interface Sheet {
  headers: string[];
  widths: number[];
  cells: (string | number)[][];
  note: string | undefined;
}

/** Whoever exports more gets this many rows and a note below them. */
export const SHEET_ROWS_MAX = 20_000;
const MEMORY_MB = 512;

/** Written in a thread of its own: a long sheet takes seconds in which the server would answer nobody. */
export async function spreadsheet<Row>(
  title: string,
  columns: SheetColumn<Row>[],
  rows: readonly Row[],
  note?: string,
): Promise<FileAnswer> {
  const sheet: Sheet = {
    headers: columns.map(({ header }) => header),
    widths: columns.map(({ width }) => width),
    cells: rows.map((row) => columns.map(({ value }) => value(row))),
    note,
  };
  const worker = new Worker(new URL('./spreadsheet.worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const [bytes] = (await once(worker, 'message')) as [Uint8Array];
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: `${title}.xlsx`, mediaType, body: Buffer.from(bytes), disposition: 'attachment' };
}
