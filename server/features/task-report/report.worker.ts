import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { MOMENT_FORMATS, workbook } from '../../platform/spreadsheet/spreadsheet.ts';
import { beginPdf, type ShownPicture } from './pdf/report-pdf.ts';
import type { ReportContent } from './report-content.ts';
import { reportSheets } from './sheets/report-sheets.ts';

export type Said = { sheets: ReportContent } | { begin: ReportContent } | { pictures: ShownPicture[] } | { end: { more: number } };
export type Made = { bytes: Uint8Array } | { isReady: true };

let pdf: Awaited<ReturnType<typeof beginPdf>> | undefined;

/** A small buffer shares its memory with others, which cannot be handed over. */
const ownMemory = (bytes: Buffer): Uint8Array => new Uint8Array(bytes);

async function answerTo(said: Said): Promise<Made> {
  if ('sheets' in said) {
    const { sheets } = said;
    return { bytes: ownMemory(await buffer(workbook(await reportSheets(sheets), MOMENT_FORMATS[sheets.reader.language]))) };
  }
  if ('begin' in said) pdf = await beginPdf(said.begin);
  else if ('pictures' in said) pdf!.add(said.pictures);
  else return { bytes: ownMemory((await pdf!.end(said.end.more)).bytes) };
  return { isReady: true };
}

parentPort!.on('message', (said: Said) => {
  void answerTo(said).then(
    (made) => parentPort!.postMessage(made, 'bytes' in made ? [made.bytes.buffer as ArrayBuffer] : []),
    // Out of the promise, so that the thread ends by it and whoever waits is told.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
