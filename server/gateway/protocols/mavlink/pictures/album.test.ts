import { encode } from '@skyhelm/core/mavlink/encode';
import { parser } from '@skyhelm/core/mavlink/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileReader } from '../file-transfer/file-reader.ts';
import { album } from './album.ts';
import type { Captured } from './camera-count.ts';

const WRAP_MS = 2 ** 32;
const TICK_MS = 500;
const NO_FILES = { isBusy: false, read() {}, stop() {} } as unknown as FileReader;
/** Longer than any datagram is on its way. */
const RESTART_MS = 20_000;
/** A camera that has been up for less is not told from one that answers late. */
const UP_MS = 600_000;

interface Camera {
  /** What `time_boot_ms` means: when it was taken, when it was told of, or nothing. */
  bootTime: 'taken' | 'told' | 'never';
  /** `set`: goes on over a start; `unset`: 1970, from each start. */
  clock: 'set' | 'unset' | 'none';
  says: 'place' | 'nothing';
  /** `forever`: the count goes on after a start, as the standard has it. */
  counts: 'fromStart' | 'forever';
  names: 'byIndex' | 'byStart';
  /** How long it had been up when it was met. */
  upFor: number;
}

interface Way {
  isLost: boolean;
  delay: number;
  /** And comes once more so much later. */
  echo: number | undefined;
}

interface Shot {
  after: number;
  way: Way;
}

interface Picture {
  camera: number;
  start: number;
  index: number;
  path: string;
  takenAt: number;
  said: Partial<Captured>;
}

/** No two starts have a millisecond in common here: what is alike to the last bit nobody can tell apart. */
const ofStart = (ms: number, start: number): number => ms - (ms % 4) + start;

const way = fc.record({
  isLost: fc.boolean(),
  delay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 })),
  echo: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined }),
});
const shot = fc.record({ after: fc.integer({ min: 300, max: 40_000 }), way });
const starts = fc.array(fc.array(shot, { maxLength: 12 }), { minLength: 1, maxLength: 4 });
const cameraThat = (known: Pick<Camera, 'bootTime' | 'clock'>) =>
  fc.record({
    bootTime: fc.constant(known.bootTime),
    clock: fc.constant(known.clock),
    says: fc.constantFrom<Camera['says']>('place', 'nothing'),
    counts: fc.constantFrom<Camera['counts']>('fromStart', 'fromStart', 'forever'),
    names: fc.constantFrom<Camera['names']>('byIndex', 'byStart'),
    upFor: fc.constantFrom(5_000, WRAP_MS - 60_000),
  });

/** A world of cameras that start anew and links that lose, double and delay; it says what became of each picture. */
function flown(cameras: readonly Camera[], taken: readonly Shot[][][], answers: readonly Way[]) {
  const pictures: Picture[] = [];
  const due: { at: number; run: () => void }[] = [];
  let [now, answered] = [0, 0];
  const startsOf: number[][] = [];
  const heard = new Set<Picture>();
  /** Told pictures in the order of their numbers. */
  const told: Picture[] = [];
  let hearing: Picture | undefined;
  const [wrong, wrongAsHeard]: [string[], string[]] = [[], []];
  const soonest = () => due.reduce<(typeof due)[number] | undefined>((one, other) => (one && one.at <= other.at ? one : other), undefined);
  const at = (when: number, run: () => void): void => void due.push({ at: when, run });
  const own = album({
    files: NO_FILES,
    askFor: (component, index) => at(now, () => answer(component - 100, index)),
    taken: () => void told.push(hearing!),
    wall: () => now,
  });
  const startOf = (camera: number, when: number): number => startsOf[camera]!.findLastIndex((began) => began <= when);
  const parsing = parser((frame) => own.take(frame, now));

  function arrive(picture: Picture, frame: Uint8Array): void {
    hearing = picture;
    parsing.take(frame);
    heard.add(picture);
    check();
  }

  function tell(picture: Picture, { isLost, delay, echo }: Way): void {
    const { bootTime, upFor } = cameras[picture.camera]!;
    const upAt = (when: number): number => {
      const start = startOf(picture.camera, when);
      return ofStart(when - (start === 0 ? -upFor : startsOf[picture.camera]![start]!), start);
    };
    const boot = { taken: upAt(picture.takenAt), told: upAt(now), never: 0 }[bootTime];
    const said = { ...picture.said, time_boot_ms: boot % WRAP_MS };
    const frame = encode('CAMERA_IMAGE_CAPTURED', said, { system: 1, component: 100 + picture.camera, sequence: 0 });
    if (isLost) return;
    at(now + delay, () => arrive(picture, frame));
    if (echo !== undefined) at(now + delay + echo, () => arrive(picture, frame));
  }

  function answer(camera: number, index: number): void {
    const start = startOf(camera, now);
    const known = pictures.findLast((one) => one.camera === camera && one.index === index);
    const isKnown = known && (cameras[camera]!.counts === 'forever' || known.start === start);
    if (isKnown) tell(known, answers[answered++ % answers.length]!);
  }

  function take(camera: number, start: number, index: number, toldOn: Way): void {
    const { says, clock, names } = cameras[camera]!;
    const path = names === 'byStart' ? `/${start}/${index}.jpg` : `/${index}.jpg`;
    const place = { lat: 300_000_000 + pictures.length, lon: 1_200_000_000, alt: 50_000, q: [1, 0, 0, 0] };
    const time = { set: 1_800_000_000_000 + now, unset: ofStart(now - startsOf[camera]![start]!, start), none: 0 }[clock];
    const said = {
      image_index: index,
      capture_result: 1,
      file_url: `mftp://${path}`,
      time_utc: BigInt(time) * 1_000n,
      ...(says === 'place' && place),
    };
    const picture = { camera, start, index, path, takenAt: now, said };
    pictures.push(picture);
    tell(picture, toldOn);
  }

  /** A file that is offered is that of this very picture, or of one of which nobody has heard, nor of any that came after it before the next start. */
  function check(): void {
    for (const { number, filePlace } of own.list()) {
      if (filePlace === undefined) continue;
      const one = told[number - 1]!;
      const lies = pictures.findLast(({ camera, path }) => camera === one.camera && path === one.path)!;
      const isHeardOf = [...heard].some(
        ({ camera, start, index }) => camera === lies.camera && start === lies.start && index >= lies.index,
      );
      if (lies === one) continue;
      const mixed = `${one.start}/${one.index} for ${lies.start}/${lies.index}`;
      if (isHeardOf) wrong.push(mixed);
      if (heard.has(lies)) wrongAsHeard.push(mixed);
    }
  }

  taken.forEach((ofCamera, camera) => {
    let [when, index] = [1_000, 0];
    startsOf[camera] = [];
    ofCamera.forEach((shots, start) => {
      startsOf[camera]!.push(start === 0 ? 0 : when);
      const began = when;
      if (cameras[camera]!.counts === 'fromStart') index = 0;
      for (const one of shots) {
        when += one.after;
        const number = index++;
        at(when, () => take(camera, start, number, one.way));
      }
      when = Math.max(when, began + UP_MS) + RESTART_MS;
    });
  });
  const end = Math.max(...due.map((one) => one.at), 0) + 60_000;
  for (let tick = 0; tick < end; tick += TICK_MS) {
    for (let next = soonest(); next && next.at <= tick; next = soonest()) {
      due.splice(due.indexOf(next), 1);
      now = next.at;
      next.run();
    }
    now = tick;
    own.tick(now);
  }
  return { heard, told, wrong, wrongAsHeard };
}

/** Of a start the first that came through, and the newest number before it: a count that by chance seems to go on is taken for one that does. */
function seemsToGoOn(cameras: readonly Camera[], { heard }: ReturnType<typeof flown>): boolean {
  let newest = new Map<number, Picture>();
  for (const one of heard) {
    const before = newest.get(one.camera);
    const isFirst = before !== undefined && before.start !== one.start;
    if (isFirst && cameras[one.camera]!.counts === 'fromStart' && one.index === before.index + 1) return true;
    if (isFirst || !before || one.index > before.index) newest = new Map([...newest, [one.camera, one]]);
  }
  return false;
}

/** With a clock, one that was overtaken by the very first is taken for one from before the link. */
const isOvertakenAtFirst = (cameras: readonly Camera[], heard: ReadonlySet<Picture>, one: Picture): boolean => {
  const first = [...heard].find(({ camera }) => camera === one.camera)!;
  return cameras[one.camera]!.clock === 'set' && one.start === first.start && one.index < first.index;
};

const TIMES = [
  { bootTime: 'taken', clock: 'none' },
  { bootTime: 'told', clock: 'none' },
  { bootTime: 'taken', clock: 'unset' },
  { bootTime: 'told', clock: 'unset' },
  { bootTime: 'taken', clock: 'set' },
  { bootTime: 'told', clock: 'set' },
  { bootTime: 'never', clock: 'set' },
] as const;

/** One camera or two, and how its answers to questions fare. */
const flightWith = (known: Pick<Camera, 'bootTime' | 'clock'>) =>
  fc
    .tuple(fc.array(fc.tuple(cameraThat(known), starts), { minLength: 1, maxLength: 2 }), fc.array(way, { minLength: 1, maxLength: 8 }))
    .map(([carried, answers]) => {
      const cameras = carried.map(([camera]) => camera);
      const shots = carried.map(([, ofCamera]) => ofCamera);
      return { cameras, shots, answers };
    });

describe('whatever is lost, doubled and overtaken, and however often cameras start anew', () => {
  test.each(TIMES)(
    'of a camera whose time is $bootTime and whose clock is $clock each picture is told once, and none for another',
    (known) => {
      fc.assert(
        fc.property(flightWith(known), ({ cameras, shots, answers }) => {
          const outcome = flown(cameras, shots, answers);
          const { heard, told, wrong } = outcome;
          expect(new Set(told).size, 'none twice').toBe(told.length);
          const untold = [...heard].filter((one) => !told.includes(one) && !isOvertakenAtFirst(cameras, heard, one));
          expect(untold, 'none taken for another').toEqual([]);
          if (known.bootTime !== 'never' && !seemsToGoOn(cameras, outcome)) expect(wrong).toEqual([]);
        }),
        { numRuns: 150 },
      );
    },
  );

  test('of a camera that says nothing of time none is told twice, and no file is offered for another that was told of', () => {
    fc.assert(
      fc.property(flightWith({ bootTime: 'never', clock: 'none' }), ({ cameras, shots, answers }) => {
        const { told, wrongAsHeard } = flown(cameras, shots, answers);
        expect(new Set(told).size).toBe(told.length);
        expect(wrongAsHeard).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
