import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../geo/position.ts';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { bothFences, NO_FENCE, type Fence } from './fence.ts';
import { pointingIssues, pointingOf } from './pointing.ts';
import { metresInside, type Shape } from './shape.ts';
import { zoneIndex } from './zone-index.ts';
import type { Zone } from './zone.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const plane = tangentPlane(HOME);
const at = (north: number, east = 0) => plane.positionAt({ north, east });
const circle = (radius: number): Shape => ({ kind: 'circle', centre: HOME, radius });
const square = (half: number): Shape => ({
  kind: 'polygon',
  points: [at(half, half), at(half, -half), at(-half, -half), at(-half, half)],
});
const zone = (given: Partial<Zone> = {}): Zone => ({
  id: 'z',
  name: 'Airport',
  kind: 'noFly',
  shape: circle(500),
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: null,
  ...given,
});
/** What hovers, and stops within five metres. */
const HOVERING = { around: 0, margin: 5 };
const state = (north: number) => ({ ...at(north), altitude: 80, homeAltitude: 50 });
const issues = (zones: Zone[], from: number, to: number, height?: number, fence: Fence = NO_FENCE) =>
  pointingIssues(pointingOf(state(from), at(to), height, HOVERING), zoneIndex(zones), fence, 1_000).map(
    ({ code, severity }) => `${severity} ${code}`,
  );

describe('a flight to a place, second document, section 5', () => {
  test('must not end in a zone that is in force at its height', () => {
    expect(issues([zone()], 900, 400)).toEqual(['error command.noFlyZone']);
    expect(issues([zone()], 900, 504)).toEqual(['error command.noFlyZone']);
    expect(issues([zone()], 900, 520)).toEqual([]);
    expect(issues([zone({ activeFrom: 16 * 60_000 })], 900, 400)).toEqual([]);
    expect(issues([zone({ activeFrom: 11_000 })], 900, 400), 'in ten seconds').toEqual(['error command.noFlyZone']);
    expect(issues([zone({ validUntil: 1_000 })], 900, 400)).toEqual([]);
    // Fifty metres above the sea is home: the zone begins at 120.
    expect(issues([zone({ floor: 120 })], 900, 400, 60)).toEqual([]);
    expect(issues([zone({ floor: 120 })], 900, 400, 71)).toEqual(['error command.noFlyZone']);
    expect(issues([zone({ floor: 120 })], 900, 400)).toEqual([]);
  });

  test('must not be higher than any limit that can be set, unless it is there already', () => {
    expect([issues([], 900, 400, 500), issues([], 900, 400, 501)]).toEqual([[], ['error command.height']]);
    const above = { ...at(900), altitude: 850, homeAltitude: 50 };
    const told = (height?: number) =>
      pointingIssues(pointingOf(above, at(400), height, { around: 0, margin: 5 }), zoneIndex([]), NO_FENCE, 1_000).map(({ code }) => code);
    expect([told(), told(800), told(700), told(801)]).toEqual([[], [], [], ['command.height']]);
    // What its own settings say is the ceiling of its fence.
    expect(issues([], 900, 400, 121, { within: [], outside: [], ceiling: 120 })).toEqual(['error command.fence']);
  });

  test('may be as high as any zone where home is not known', () => {
    const nowhere = pointingOf({}, at(400), 10, HOVERING);
    expect(pointingIssues(nowhere, zoneIndex([zone({ floor: 9_000 })]), NO_FENCE, 1_000)).toMatchObject([
      { code: 'command.noFlyZone', params: { zone: 'Airport' } },
    ]);
  });

  test('stays below the limit of a restricted zone, whatever the ground is above the sea', () => {
    const ring = zone({ kind: 'restricted', floor: 50, datum: 'ground' });
    expect([issues([ring], 900, 400, 50), issues([ring], 900, 400, 51)]).toEqual([[], ['error command.restrictedZone']]);
    const high = pointingOf(state(900), at(400), 51, HOVERING);
    expect(pointingIssues(high, zoneIndex([ring]), NO_FENCE, 1_000)).toMatchObject([{ params: { zone: 'Airport', limit: 50 } }]);
  });

  test('stays below it by the ground that is loaded there, too', () => {
    const limit = zoneIndex([zone({ kind: 'restricted', shape: circle(50), floor: 100, datum: 'ground' })]);
    const codes = (height: number, ground: number | undefined) =>
      pointingIssues(
        { from: undefined, to: HOME, altitude: 500 + height, height, fromHeight: undefined, ...HOVERING, ground },
        limit,
        NO_FENCE,
        0,
      ).map(({ code }) => code);
    expect(codes(60, undefined)).toEqual([]);
    expect(codes(60, 500)).toEqual([]);
    expect(codes(60, 450)).toEqual(['command.restrictedZone']);
    expect(codes(120, 560)).toEqual(['command.restrictedZone']);
  });

  test('leads through none by the ground that is loaded below the way; whoever is in it already is told, and let out', () => {
    const town = zone({ kind: 'restricted', shape: circle(100), floor: 100, datum: 'ground' });
    // Sixty metres above home, which is at fifty; below the town the ground is as low as the sea.
    const flight = (from: number, along: (number | null)[] | undefined, height = 60) =>
      pointingIssues({ ...pointingOf(state(from), at(-900), height, HOVERING), ground: 50, along }, zoneIndex([town]), NO_FENCE, 0).map(
        ({ code, severity }) => `${severity} ${code}`,
      );
    const hollow = Array.from({ length: 19 }, (_, step) => (step > 7 && step < 11 ? 0 : 50));
    expect(flight(900, undefined)).toEqual([]);
    expect(flight(900, hollow)).toEqual(['error command.crossing']);
    expect(flight(900, hollow, 40)).toEqual([]);
    expect(flight(900, hollow.toReversed().fill(50))).toEqual([]);
    expect(
      flight(
        900,
        Array.from({ length: 19 }, (_, step) => (step < 5 ? 0 : 50)),
      ),
      'low elsewhere',
    ).toEqual([]);
    expect(
      flight(
        900,
        hollow.map(() => null),
      ),
    ).toEqual([]);
    expect(flight(0, [0, 0, 50, 50, 50, 50, 50, 50, 50, 50])).toEqual(['warning command.crossing']);
    const sea = zone({ shape: circle(100), floor: 130 });
    expect(pointingIssues({ ...pointingOf(state(900), at(-900), 60, HOVERING), along: hollow }, zoneIndex([sea]), NO_FENCE, 0)).toEqual([]);
  });

  test('leads through no zone; whoever is in one is told, and let out', () => {
    expect(issues([zone()], 900, -900)).toEqual(['error command.crossing']);
    expect(issues([zone({ shape: square(500) })], 900, -900)).toEqual(['error command.crossing']);
    expect(issues([zone()], 300, -900)).toEqual(['warning command.crossing']);
    expect(issues([zone({ floor: 300 })], 900, -900, 60)).toEqual([]);
    // Thirty metres above home now: from there up to 200 it comes through what lies between.
    expect(issues([zone({ floor: 120, ceiling: 180 })], 900, -900, 200)).toEqual(['error command.crossing']);
    expect(issues([zone({ floor: 120, ceiling: 180 })], 900, -900)).toEqual([]);
  });

  test('does not leave the fence and enter it again on the way', () => {
    const shore: Fence = {
      within: [
        {
          kind: 'polygon',
          points: [
            [-900, -900],
            [900, -900],
            [900, 900],
            [300, 900],
            [300, 0],
            [-300, 0],
            [-300, 900],
            [-900, 900],
          ].map(([north, east]) => at(north!, east)),
        },
      ],
      outside: [],
      ceiling: 10,
    };
    const across = { from: at(600, 500), to: at(-600, 500), altitude: 20, height: 5, fromHeight: 5, ...HOVERING };
    const told = (pointing: Parameters<typeof pointingIssues>[0], fence: Fence) =>
      pointingIssues(pointing, zoneIndex([]), fence, 1_000).map(({ code, severity }) => `${severity} ${code}`);
    expect(told(across, shore)).toEqual(['error command.crossingFence']);
    expect(told({ ...across, from: at(600, -500), to: at(-600, -500) }, shore)).toEqual([]);
    expect(told({ ...across, from: at(0, 500) }, shore)).toEqual([]);
    expect(told({ ...across, to: at(-900), from: at(900) }, { within: [], outside: [circle(700)] })).toEqual([
      'error command.crossingFence',
    ]);
    const own: Fence = { within: [{ kind: 'circle', centre: at(-600, 500), radius: 50 }], outside: [] };
    expect(told(across, bothFences(shore, own)), 'beyond one of two levels').toEqual(['error command.crossingFence']);
    expect(told({ ...across, from: at(-600, -500) }, bothFences(shore, own)), 'comes back into it').toEqual([]);
  });

  test('stays within the fence, with all of a circle around the place', () => {
    const fence: Fence = { within: [circle(1_000)], outside: [] };
    expect([issues([], 0, 990, 20, fence), issues([], 0, 1_010, 20, fence)]).toEqual([[], ['error command.fence']]);
    const low = { ...NO_FENCE, ceiling: 30 };
    expect([issues([], 0, 500, 30, low), issues([], 0, 500, 31, low)]).toEqual([[], ['error command.fence']]);
    const around = (radius: number) =>
      pointingIssues(pointingOf(state(0), at(600), 20, { around: radius, margin: 5 }), zoneIndex([]), fence, 1_000);
    expect([around(390), around(410)]).toMatchObject([[], [{ code: 'command.fence' }]]);
    expect(
      pointingIssues(pointingOf(state(2_000), at(700), 20, { around: 250, margin: 5 }), zoneIndex([zone()]), NO_FENCE, 1_000),
    ).toHaveLength(1);
  });
});

test('whatever lies in a shape is crossed by every way to it, and by one through it from either end', () => {
  const offset = fc.double({ min: -3_000, max: 3_000, noNaN: true });
  fc.assert(
    fc.property(offset, offset, offset, offset, fc.boolean(), (a, b, c, d, isRound) => {
      const shape = isRound ? circle(700) : square(700);
      const [from, to] = [at(a, b), at(c, d)];
      const isCrossed = (one: Position, other: Position) =>
        pointingIssues(
          { from: one, to: other, altitude: 20, height: 20, fromHeight: 20, ...HOVERING },
          zoneIndex([zone({ shape })]),
          NO_FENCE,
          1_000,
        ).length > 0;
      const isIn = metresInside(shape, from) > 0.5 || metresInside(shape, to) > 0.5;
      if (isIn) expect(isCrossed(from, to)).toBe(true);
      const steps = Array.from({ length: 51 }, (_, step) => at(a + ((c - a) * step) / 50, b + ((d - b) * step) / 50));
      const deepest = Math.max(...steps.map((step) => metresInside(shape, step)));
      if (deepest > 5) expect([isCrossed(from, to), isCrossed(to, from)]).toEqual([true, true]);
    }),
  );
});
