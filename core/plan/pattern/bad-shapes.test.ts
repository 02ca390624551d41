import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../geo/position.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Waypoint } from '../route.ts';
import { layAbPoint } from './ab-point.ts';
import { layCorridor } from './corridor.ts';
import { layFacade } from './facade.ts';
import type { LaidOut } from './laid-out.ts';
import { layLogistics } from './logistics.ts';
import { laySpot } from './spot.ts';
import { laySurround } from './surround.ts';
import { HERE } from './testing/anywhere.ts';
import { FULL_FRAME } from './testing/full-frame.ts';

const COVERAGE = { camera: FULL_FRAME, resolution: 1, frontOverlap: 80, sideOverlap: 70 };

type Numbers = (usual: number) => number;

/** Each kind over such places, with its numbers as they come. */
const LAYERS: Record<string, (line: Position[], from: Numbers) => LaidOut> = {
  spot: (places, from) => laySpot({ kind: 'spot', places, isShortest: true, photographs: true, tilt: from(-90) }, NEW_ROUTE),
  corridor: (line, from) =>
    layCorridor(
      { kind: 'corridor', line, width: from(60), turnaround: from(5), ...COVERAGE, resolution: from(1), sideOverlap: from(70) },
      NEW_ROUTE,
      USUAL_PERFORMANCE,
    ),
  facade: (line, from) =>
    layFacade(
      {
        kind: 'facade',
        line,
        side: 'left',
        lowest: from(5),
        highest: from(40),
        ...COVERAGE,
        resolution: from(0.2),
        frontOverlap: from(60),
      },
      NEW_ROUTE,
      USUAL_PERFORMANCE,
    ),
  surround: ([centre = HERE.placeAt(0, 0)], from) =>
    laySurround(
      {
        kind: 'surround',
        centre,
        radius: from(50),
        lowest: from(20),
        highest: from(60),
        rings: from(3),
        clockwise: true,
        pictures: from(12),
      },
      NEW_ROUTE,
      USUAL_PERFORMANCE,
    ),
  abPoint: ([a = HERE.placeAt(0, 0), b = a], from) =>
    layAbPoint({ kind: 'abPoint', a, b, spacing: from(5), side: 'left', lanes: from(4) }, NEW_ROUTE, USUAL_PERFORMANCE),
  logistics: ([takeOff = HERE.placeAt(0, 0), ...via], from) =>
    layLogistics(
      { kind: 'logistics', takeOff, via, drop: via.at(-1) ?? takeOff, dropHeight: from(8), channel: from(1), isReturning: true },
      NEW_ROUTE,
      USUAL_PERFORMANCE,
    ),
};
const KINDS = Object.entries(LAYERS);
const USUAL: Numbers = (usual) => usual;

const codesOf = ({ issues }: LaidOut) => issues.map(({ code }) => code);

/** Either a route of places and numbers, or a reason at a field of the pattern. */
function expectAnswer({ waypoints, issues }: LaidOut): void {
  for (const { code, at } of issues) {
    expect(code).toMatch(/^pattern\./);
    expect(at?.[0]).toBe('pattern');
  }
  if (issues.some(({ severity }) => severity === 'error')) expect(waypoints).toEqual([]);
  else expect(waypoints.length).toBeGreaterThan(1);
  const isSound = ({ latitude, longitude, altitude, yaw }: Waypoint) =>
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && Number.isFinite(altitude) && Number.isFinite(yaw);
  expect(waypoints.find((waypoint) => !isSound(waypoint))).toBeUndefined();
}

const anyNumber = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, -1, 1e308, 5e-324, 1),
  fc.double({ min: -1e6, max: 1e6 }),
  fc.double({ min: 0, max: 100 }),
);
const anyPlace = fc.oneof(
  fc.record({ latitude: anyNumber, longitude: anyNumber }),
  fc.record({ latitude: fc.double({ min: -90, max: 90, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) }),
  fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })).map(([north, east]) => HERE.placeAt(north * 40, east * 40)),
);

describe.each(KINDS)('%s', (kind, lay) => {
  test('answers whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlace, { maxLength: 8 }),
        fc.array(fc.option(anyNumber, { nil: undefined }), { minLength: 6, maxLength: 6 }),
        (places, numbers) => {
          const left = [...numbers];
          expectAnswer(lay(places, (usual) => left.shift() ?? usual));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('knows what is no place, what is too near to a pole and what is too far apart', () => {
    const [one, other] = [HERE.placeAt(0, 0), HERE.placeAt(200, 100)];
    expect(codesOf(lay([{ latitude: NaN, longitude: 0 }, other], USUAL))).toContain('pattern.position');
    expect(codesOf(lay([{ latitude: 89.95, longitude: 0 }, other], USUAL))).toContain('pattern.pole');
    if (kind !== 'surround') expect(codesOf(lay([one, { latitude: -31, longitude: -60 }], USUAL))).toContain('pattern.tooLarge');
  });

  test('lies over the date line as anywhere else', () => {
    const line = [179.9995, -179.9995, -179.998].map((longitude, index) => ({ latitude: 10 + index * 0.0005, longitude }));
    const { waypoints, issues } = lay(line, USUAL);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(waypoints.every(({ longitude }) => Math.abs(longitude) > 179.99)).toBe(true);
  });
});

describe('lines', () => {
  const lines: Record<string, [line: [number, number][], code: string]> = {
    'one point': [[[0, 0]], 'pattern.line'],
    'the same point many times': [Array.from({ length: 50 }, () => [0, 0]), 'pattern.line'],
    'no point': [[], 'pattern.line'],
    'one that crosses itself': [
      [
        [0, 0],
        [200, 0],
        [200, 100],
        [100, -100],
      ],
      'pattern.crossing',
    ],
    'one that goes straight back': [
      [
        [0, 0],
        [200, 0],
        [100, 0],
      ],
      'pattern.crossing',
    ],
  };
  test.each(Object.entries(lines))('%s', (_, [line, code]) => {
    const places = line.map(([north, east]) => HERE.placeAt(north, east));
    for (const kind of ['corridor', 'facade'] as const) expect(codesOf(LAYERS[kind]!(places, USUAL))).toEqual([code]);
  });

  test('points that are there twice change nothing', () => {
    const places = [0, 100, 200].map((north) => HERE.placeAt(north, north / 2));
    for (const kind of ['corridor', 'facade'] as const) {
      const twice = LAYERS[kind]!(
        places.flatMap((place) => [place, place]),
        USUAL,
      );
      expect(twice.waypoints).toHaveLength(LAYERS[kind]!(places, USUAL).waypoints.length);
      expect(twice.issues).toEqual([]);
    }
  });

  test('ten thousand points are flown, or said to be too many, before anybody wonders', () => {
    const zigzag = Array.from({ length: 10_000 }, (_, index) => HERE.placeAt((index % 2) * 50, index));
    const circle = Array.from({ length: 10_000 }, (_, index) => HERE.placeAt(900 * Math.cos(index / 1_700), 900 * Math.sin(index / 1_700)));
    for (const line of [zigzag, circle]) for (const kind of ['corridor', 'facade'] as const) expectAnswer(LAYERS[kind]!(line, USUAL));
  });
});
