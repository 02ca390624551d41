import type { ReportFormat } from '@skyhelm/core/task/report-format';
import { refuse } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { TooMuchWork, workApart } from '../../platform/threads/work-apart.ts';
import type { FetchedPicture } from './pdf/report-pdf.ts';
import type { ReportContent } from './report-content.ts';
import type { Made, Said } from './report.worker.ts';

const PROGRAM = new URL('./report.worker.ts', import.meta.url);
const PLACES = { width: 2, room: 32, groupRoom: 8 };
const LIMITS = { memoryMb: 768, patienceMs: 120_000 };
/** More than anybody leafs through; the list of all is in the spreadsheet. */
export const PICTURES_SHOWN_MAX = 600;
/** At a time in the thread, while as many more are being read. */
const HANDFUL = { pictures: 6, bytes: 48 * 2 ** 20 };

/** Makes the file in a thread of its own, few at a time, while everybody else goes on being answered. */
export type MakeReport = (enterpriseId: string, content: ReportContent, format: ReportFormat) => Promise<Buffer>;

export function reportsApart(blobs: BlobStore, limits = LIMITS): MakeReport {
  const inTurn = fairTurnstile(PLACES);
  return (enterpriseId, content, format) =>
    inTurn(enterpriseId, () =>
      workApart({ program: PROGRAM, ...limits }, async (ask) => {
        const tell = (said: Said, handedOver: ArrayBuffer[] = []) => ask(said, handedOver) as Promise<Made>;
        if (format === 'xlsx') return bytesOf(await tell({ sheets: content }));
        await tell({ begin: content });
        const here = content.pictures.flatMap(({ key }, index) => (key === null ? [] : [{ key, index }]));
        const shown = here.slice(0, PICTURES_SHOWN_MAX);
        for await (const pictures of ahead(handfuls(blobs, shown))) {
          await tell(
            { pictures },
            pictures.flatMap(({ bytes }) => (bytes ? [bytes.buffer as ArrayBuffer] : [])),
          );
        }
        return bytesOf(await tell({ end: { more: here.length - shown.length } }));
      }).catch((error: unknown) => {
        if (error instanceof TooMuchWork) return refuse('task.reportTooMuch');
        throw error;
      }),
    );
}

const bytesOf = (made: Made): Buffer => {
  if (!('bytes' in made)) throw new Error('the report was not made');
  return Buffer.from(made.bytes.buffer, made.bytes.byteOffset, made.bytes.byteLength);
};

async function* handfuls(blobs: BlobStore, pictures: readonly { key: string; index: number }[]): AsyncGenerator<FetchedPicture[]> {
  let handful: FetchedPicture[] = [];
  let size = 0;
  for (const { key, index } of pictures) {
    const stored = await blobs.get(key);
    // Copied where it shares its memory with others, which must not be handed over with it.
    const bytes = stored && (stored.byteLength === stored.buffer.byteLength ? stored : new Uint8Array(stored));
    handful.push({ index, bytes });
    size += bytes?.length ?? 0;
    if (handful.length < HANDFUL.pictures && size < HANDFUL.bytes) continue;
    yield handful;
    [handful, size] = [[], 0];
  }
  if (handful.length > 0) yield handful;
}

/** The next is being read while the one before is worked on. */
async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  for (;;) {
    const got = await next;
    if (got.done) return;
    next = source.next();
    // Whoever stops listening is not to be told of what came after.
    next.catch(() => undefined);
    yield got.value;
  }
}
