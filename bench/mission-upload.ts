import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, type Row } from './report.ts';

/** Aircraft that get the mission at the same time, each over a way of its own. */
const AIRCRAFT = 8;
const ITEMS = 100;
/** Percent of the packets, each way, and how long is waited for the slowest. */
const LOSSES: { loss: number; limitMs: number; least: number }[] = [
  { loss: 0, limitMs: 60_000, least: 100 },
  { loss: 5, limitMs: 120_000, least: 100 },
  { loss: 10, limitMs: 180_000, least: 100 },
  { loss: 30, limitMs: 900_000, least: 85 },
];
/** The baseline does not come to an end on a bad link: nobody needs to wait for it longer than this. */
const BASELINE_LIMIT_MS = 120_000;

interface Outcome {
  donePercent: number;
  /** Of those that are done, if any is. */
  seconds: number | undefined;
}

async function measure(contestant: 'ours' | 'bare', loss: number, limitMs: number): Promise<Outcome> {
  const program = fileURLToPath(new URL('../server/testing/load/plan-uploads.ts', import.meta.url));
  const child = fork(program, [contestant, AIRCRAFT, ITEMS, loss, limitMs].map(String), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [runs] = (await once(child, 'message')) as [{ ms: number; isDone: boolean }[]];
  const done = runs.filter(({ isDone }) => isDone);
  return {
    donePercent: (done.length * 100) / runs.length,
    seconds: done.length > 0 ? median(done.map(({ ms }) => ms)) / 1_000 : undefined,
  };
}

/** Of a hundred items, with what was kept read back and compared; the baseline is content with the acknowledgement. */
export async function missionUpload(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { loss, limitMs, least } of LOSSES) {
    const baseline = await measure('bare', loss, Math.min(limitMs, BASELINE_LIMIT_MS));
    const ours = await measure('ours', loss, limitMs);
    const named = (what: string) => ({ bench: 'mission-upload', what: `${what} at ${loss} % loss` });
    const goal = least === 100 ? 'all' : `at least ${least} %`;
    rows.push(
      {
        ...named('uploads that succeed'),
        ours: ours.donePercent,
        baseline: baseline.donePercent,
        unit: '%',
        goal,
        met: ours.donePercent >= least,
      },
      {
        ...named(`time for ${ITEMS} items, read back`),
        ours: ours.seconds ?? Number.NaN,
        ...(baseline.seconds !== undefined && { baseline: baseline.seconds }),
        unit: 's',
        goal: '',
        met: ours.seconds !== undefined,
      },
    );
  }
  return rows;
}
