import type { ReportFormat } from '@skyhelm/core/task/report-format';
import { refuse } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { TooMuchWork, workApart } from '../../platform/threads/work-apart.ts';
import type { SmallPictures } from '../transfer/index.ts';
import type { ShownPicture } from './pdf/report-pdf.ts';
import type { ReportContent } from './report-content.ts';
import type { Made, Said } from './report.worker.ts';

const PROGRAM = new URL('./report.worker.ts', import.meta.url);
const PLACES = { width: 2, room: 32, groupRoom: 8 };
const LIMITS = { memoryMb: 768, patienceMs: 120_000 };
/** More than anybody leafs through; the list of all is in the spreadsheet. */
export const PICTURES_SHOWN_MAX = 600;
/** Read at a time, while as many are put onto the paper. */
const HANDFUL = 6;

/** Makes the file in a thread of its own, few at a time, while everybody else goes on being answered. */
export type MakeReport = (enterpriseId: string, content: ReportContent, format: ReportFormat) => Promise<Buffer>;

export function reportsApart(small: Pick<SmallPictures, 'of'>, limits = LIMITS): MakeReport {
  const inTurn = fairTurnstile(PLACES);
  return (enterpriseId, content, format) =>
    inTurn(enterpriseId, () =>
      workApart({ program: PROGRAM, ...limits }, async (ask) => {
        const tell = (said: Said, handedOver: ArrayBuffer[] = []) => ask(said, handedOver) as Promise<Made>;
        if (format === 'xlsx') return bytesOf(await tell({ sheets: content }));
        await tell({ begin: content });
        const here = content.pictures.flatMap(({ fetchedBy }, index) => (fetchedBy === null ? [] : [{ fetchedBy, index }]));
        const shown = here.slice(0, PICTURES_SHOWN_MAX);
        for await (const pictures of ahead(handfuls(small, shown))) {
          await tell(
            { pictures },
            pictures.flatMap(({ image }) => (typeof image === 'string' ? [] : [image.buffer])),
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

async function* handfuls(
  small: Pick<SmallPictures, 'of'>,
  pictures: readonly { fetchedBy: string; index: number }[],
): AsyncGenerator<ShownPicture[]> {
  for (let first = 0; first < pictures.length; first += HANDFUL) {
    yield await Promise.all(
      pictures.slice(first, first + HANDFUL).map(async ({ fetchedBy, index }): Promise<ShownPicture> => {
        const made = await small.of(fetchedBy);
        if (made === undefined) return { index, image: 'gone' };
        // A copy: what is handed over may share its memory with others.
        return { index, image: Buffer.isBuffer(made) ? new Uint8Array(made) : 'faulty' };
      }),
    );
  }
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
