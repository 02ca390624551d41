import type { Zone } from '@skyhelm/core/airspace/zone';
import { workApart } from '../../platform/threads/work-apart.ts';
import type { Air, Judged, Verdict } from './route-verdict.ts';

const WORKER = new URL('./verdicts.worker.ts', import.meta.url);
const LIMITS = { memoryMb: 1_024, patienceMs: 120_000 };

/** Ten thousand waypoints take megabytes, and few routes have so many: no more of them are asked for at once. */
export const BATCH = 50;

type Judge = (documents: readonly Judged[]) => Promise<Verdict[]>;

/** Holds routes to the air in a thread of its own, batch by batch. */
export const judgeApart = <T>(air: Omit<Air, 'zones'> & { zones: readonly Zone[] }, use: (judge: Judge) => Promise<T>): Promise<T> =>
  workApart({ program: WORKER, about: air, ...LIMITS }, (ask) => use(async (documents) => (await ask(documents)) as Verdict[]));
