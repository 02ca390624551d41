import type { SampleTable } from '@skyhelm/core/record/sample-table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOLLOW_MS, PIECE_MS, samplePieces, wantedPieces } from './sample-pieces.ts';

const FROM = 10_000_000;
const LASTS = 40 * PIECE_MS;
const NORMAL = { speed: 1, direction: 1 } as const;

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** One sample a second, except in the gap. */
const tablesOf = (from: number, to: number, isGap: (at: number) => boolean = () => false): SampleTable[] => {
  const times: number[] = [];
  for (let at = Math.max(FROM, Math.ceil(from / 1000) * 1000); at <= to; at += 1000) if (!isGap(at)) times.push(at);
  return times.length === 0 ? [] : [{ times: Float64Array.from(times), columns: {} }];
};

function pieces(
  load: (from: number, to: number, signal: AbortSignal) => Promise<SampleTable[]> = async (from, to) => tablesOf(from, to),
  end = { to: FROM + LASTS, isOpen: false },
) {
  const asked: number[] = [];
  let steady = 0;
  const made = samplePieces({
    from: FROM,
    ...end,
    load: (from, to, signal) => {
      asked.push(Math.round((to - FROM) / PIECE_MS) - 1);
      return load(from, to, signal);
    },
    onLoaded: () => undefined,
    steady: () => steady,
  });
  return { made, asked, pass: (ms: number) => void (steady += ms) };
}

test('the latest sample at or before the moment is found wherever one seeks to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: LASTS }), { minLength: 1, maxLength: 20 }), async (seeks) => {
      const { made } = pieces();
      for (const since of seeks) {
        made.look(FROM + since, NORMAL);
        await tick();
        const found = made.at(FROM + since)!;
        expect(found.table.times[found.row]).toBe(FROM + Math.floor(since / 1000) * 1000);
      }
    }),
    { numRuns: 40 },
  );
});

test('in a gap the last sample before it is the answer, so that its age is known, however it lies in the pieces', async () => {
  const { made } = pieces(async (from, to) => tablesOf(from, to, (at) => at > FROM + 80_000 && at < FROM + 160_000));
  for (const since of [100_000, 110_000, 130_000, 150_000]) {
    made.look(FROM + since, NORMAL);
    await tick();
    const { table, row } = made.at(FROM + since)!;
    expect(table.times[row]).toBe(FROM + 80_000);
  }
});

test('what comes next in the direction of play is fetched ahead, more of it the faster it plays', () => {
  expect(wantedPieces(5, 40, NORMAL)).toEqual([5, 6, 7]);
  expect(wantedPieces(5, 40, { speed: 64, direction: 1 })).toEqual([5, 6, 7, 8, 9]);
  expect(wantedPieces(1, 40, { speed: 1, direction: -1 })).toEqual([1, 0]);
  expect(wantedPieces(40, 40, NORMAL)).toEqual([40]);
});

test('nothing is fetched twice, and a long flight does not fill the memory', async () => {
  const { made, asked } = pieces();
  for (let round = 0; round < 3; round++) {
    made.look(FROM, NORMAL);
    await tick();
  }
  expect(asked).toEqual([0, 1, 2]);
  for (let piece = 0; piece < 40; piece++) {
    made.look(FROM + piece * PIECE_MS, NORMAL);
    await tick();
  }
  expect(made.isHere(FROM)).toBe(false);
  expect(made.isHere(FROM + 38 * PIECE_MS)).toBe(true);
});

test('what is not wanted any more is given up, and a failure is tried again after a while', async () => {
  let given = 0;
  const slow = pieces((_, __, signal) => {
    signal.addEventListener('abort', () => given++);
    return new Promise(() => undefined);
  });
  slow.made.look(FROM, NORMAL);
  slow.made.look(FROM + 20 * PIECE_MS, NORMAL);
  expect(given).toBe(1);

  const broken = pieces(() => Promise.reject(new Error('no network')));
  broken.made.look(FROM, NORMAL);
  await tick();
  expect(broken.made.isFailing()).toBe(true);
  broken.made.look(FROM, NORMAL);
  expect(broken.asked).toHaveLength(1);
  broken.pass(3_000);
  broken.made.look(FROM, NORMAL);
  expect(broken.asked).toHaveLength(2);
});

test('when a flight that lasts has become longer its last piece is read again', async () => {
  const { made, asked } = pieces();
  const end = FROM + LASTS;
  made.look(end, NORMAL);
  await tick();
  made.setEnd({ to: end + 60_000, isOpen: false });
  expect(made.isHere(end)).toBe(true);
  made.look(end, NORMAL);
  await tick();
  expect(asked).toEqual([40, 40]);
  expect(made.isHere(end)).toBe(true);
});

test('of a flight in the air what has come since is asked for again and again, and only that', async () => {
  let flown = FROM + 50_000;
  const asked: number[] = [];
  const { made, pass } = pieces(
    async (from, to) => {
      asked.push(from - FROM);
      return tablesOf(from, Math.min(to, flown));
    },
    { to: FROM + 30_000, isOpen: true },
  );
  const look = async () => {
    made.look(flown, NORMAL);
    await tick();
  };
  await look();
  expect(made.end()).toBe(FROM + 50_000);
  await look();
  expect(asked).toHaveLength(1);
  for (flown = FROM + 52_000; flown < FROM + 2 * PIECE_MS; flown += FOLLOW_MS) {
    pass(FOLLOW_MS);
    await look();
    await look();
    expect(made.end()).toBe(flown);
    const { table, row } = made.at(flown)!;
    expect(table.times[row]).toBe(flown);
    expect(made.at(FROM + 20_000)).toBeDefined();
  }
  expect(asked.slice(1, 4)).toEqual([50_000, 52_000, 54_000]);
  made.setEnd({ to: flown, isOpen: false });
  const before = asked.length;
  await look();
  pass(60_000);
  await look();
  expect(asked).toHaveLength(before + 1);
});
