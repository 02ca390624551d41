import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localPlane } from '../../geo/local-plane.ts';
import type { Position } from '../../geo/position.ts';
import type { Issue } from '../../issue.ts';
import { legLength } from '../legs.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Waypoint } from '../route.ts';
import { CAMERAS } from './cameras.ts';
import { layOut } from './lay-out.ts';
import type { OrthophotoPattern } from './pattern.ts';
import { kindOf } from './pattern-kinds.ts';
import { estimateOf } from '../estimate.ts';
import { encountersOf } from '../formation/check-formation.ts';
import { flightOf } from '../formation/flight.ts';
import { splitAmong, type Share } from './split.ts';
import { APART_M } from './split/apart.ts';
import { anyFlatArea, areaAt, type FlatArea } from './testing/any-area.ts';

const HERE = { latitude: 31.2, longitude: 121.4 };
const patternOf = (flat: FlatArea): OrthophotoPattern => ({
  kind: 'orthophoto',
  area: areaAt(HERE, flat),
  angle: null,
  turnaround: null,
  isCrossed: false,
  camera: CAMERAS[0]!,
  resolution: 3,
  frontOverlap: 80,
  sideOverlap: 70,
});
const FIELD: FlatArea = [
  [
    { north: 0, east: 0 },
    { north: 0, east: 600 },
    { north: 900, east: 600 },
    { north: 900, east: 0 },
  ],
];

const returning = { ...NEW_ROUTE, endAction: 'return' } as const;
const homeAt = (position: Position) => ({ position, altitude: 4 });

const isBegin = ({ actions }: Waypoint) => actions.some(({ kind }) => kind === 'distancePhotographs');
/** Stretches along which pictures are taken. */
const stretches = (waypoints: readonly Waypoint[]): [Waypoint, Waypoint][] =>
  waypoints.flatMap((waypoint, index) => (isBegin(waypoint) ? [[waypoint, waypoints[index + 1]!]] : []));
const metresOf = (waypoints: readonly Waypoint[]) => stretches(waypoints).reduce((sum, [from, to]) => sum + legLength(from, to), 0);

describe('one area among several aircraft', () => {
  test('all of it is flown, none of it twice, and the last is back within five percent of an even share', () => {
    fc.assert(
      fc.property(anyFlatArea, fc.integer({ min: 2, max: 12 }), (flat, count) => {
        const pattern = patternOf(flat);
        const whole = layOut(pattern, NEW_ROUTE).waypoints;
        const { shares, issues } = splitAmong(pattern, NEW_ROUTE, count);
        expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(shares.map(({ aircraft }) => aircraft)).toEqual(Array.from({ length: shares.length }, (_, index) => index));
        const flown = shares.flatMap(({ route }) => stretches(route.waypoints));
        expect(flown.reduce((sum, [from, to]) => sum + legLength(from, to), 0)).toBeCloseTo(metresOf(whole), 1);
        // Each begins where the one before has ended, in the order of the one flight.
        const ends = stretches(whole).map(([, to]) => to);
        const found = flown.filter(([, to]) => ends.some((end) => legLength(end, to) < 0.01)).length;
        expect(found).toBe(ends.length);
        const times = shares.map(({ seconds }) => seconds);
        expect(Math.max(...times)).toBeLessThanOrEqual((times.reduce((sum, seconds) => sum + seconds, 0) / times.length) * 1.05);
      }),
      { numRuns: 5 },
    );
  });

  test('each takes its pictures from its first lane on, and comes and goes at a height of its own', () => {
    const { shares } = splitAmong(patternOf(FIELD), NEW_ROUTE, 4);
    expect(shares).toHaveLength(4);
    const heights = shares.map(({ route }) => route.waypoints[0]!.altitude);
    expect(new Set(heights).size).toBe(4);
    for (const { route } of shares) {
      expect([route.pattern, kindOf(route)]).toEqual([null, patternOf(FIELD).kind]);
      expect(route.waypoints.at(-1)!.altitude).toBe(route.waypoints[0]!.altitude);
      const first = route.waypoints.find(isBegin)!;
      expect(first.actions[0]).toEqual({ kind: 'gimbalTilt', value: -90 });
    }
  });

  test('instead of returning at the one height of all aircraft each goes home at its own, above all lanes, and that is said', () => {
    const { shares, issues } = splitAmong(patternOf(FIELD), returning, 3);
    expect(issues).toMatchObject([{ code: 'pattern.homingLand', severity: 'warning' }]);
    const lanes = Math.max(...shares.flatMap(({ route }) => route.waypoints.filter(isBegin).map(({ altitude }) => altitude)));
    const ways = shares.map(({ route }) => route.waypoints.at(-1)!.altitude);
    expect(shares.map(({ route }) => route.endAction)).toEqual(['homingLand', 'homingLand', 'homingLand']);
    expect(ways.toSorted((a, b) => a - b)).toEqual([1, 2, 3].map((step) => lanes + step * APART_M));
    // A plane does not land by itself; one aircraft has nobody to keep from; another end is as it was planned.
    const wings = { kind: 'fixedWing', turnRadius: 60, slowest: 12 } as const;
    expect(splitAmong(patternOf(FIELD), { ...returning, wings }, 2).shares[0]!.route.endAction).toBe('homingHover');
    expect(splitAmong(patternOf(FIELD), returning, 1).shares[0]!.route.endAction).toBe('return');
    expect(splitAmong(patternOf(FIELD), { ...returning, endAction: 'land' }, 2)).toMatchObject({
      issues: [],
      shares: [{ route: { endAction: 'land' } }, { route: { endAction: 'land' } }],
    });
  });

  test('nobody comes home lower than aircraft that return by themselves do', () => {
    const low = { ...patternOf(FIELD), resolution: 0.5 };
    const { shares } = splitAmong(low, returning, 2);
    expect(Math.max(...shares[0]!.route.waypoints.filter(isBegin).map(({ altitude }) => altitude))).toBeLessThan(30);
    expect(shares.map(({ route }) => route.waypoints.at(-1)!.altitude).toSorted((a, b) => a - b)).toEqual([40, 50]);
  });

  /** Side by side along the south of the field, as far apart as people set them down. */
  const inRow = (count: number, apart: number, south: number) =>
    Array.from({ length: count }, (_, index) => homeAt(localPlane(HERE).positionAt({ north: -south, east: index * apart })));
  /** Whatever height their aircraft are set to return at. */
  const nearest = (shares: readonly Share[], homes: ReturnType<typeof inRow>, returnHeight: number) => {
    const performance = { returnHeight, returnSpeed: 5 };
    const members = shares.map(({ aircraft, route }) => ({ route, delay: 0, home: homes[aircraft], performance }));
    return Math.min(...encountersOf(members, 1).map(({ metres }) => metres));
  };
  const isMeeting = ({ code }: Issue) => code === 'formation.tooClose';

  test('no two come nearer than they are set apart, to the area and home again; where they would, it is said', () => {
    let apart = 0;
    const metres = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(anyFlatArea, metres(2, 6), metres(10, 60), metres(20, 400), metres(15, 200), (flat, count, distance, south, set) => {
        const homes = inRow(count, distance, south);
        const { shares, issues } = splitAmong(patternOf(flat), returning, homes);
        const isApart = nearest(shares, homes, set) >= APART_M - 0.01;
        expect(issues.some(isMeeting)).toBe(!isApart);
        if (isApart) apart++;
      }),
      { numRuns: 10 },
    );
    expect(apart).toBeGreaterThan(7);
    const together = splitAmong(patternOf(FIELD), returning, inRow(2, 2, 50)).issues.filter(isMeeting);
    expect(together, 'who stand beside each other').toMatchObject([{ severity: 'warning', params: { one: 1, other: 2, min: APART_M } }]);
  });

  test('of homes of which nobody knows how high they are it is not said that all is well', () => {
    const homes = inRow(2, 20, 50).map(({ position }) => ({ position, altitude: undefined }));
    const { issues } = splitAmong(patternOf(FIELD), { ...NEW_ROUTE, endAction: 'land' }, homes);
    expect(issues).toMatchObject([{ code: 'formation.homeAltitude', severity: 'warning', params: { number: 1 } }]);
  });

  test('what is said to take so long takes so long, climbs and ways home included, and the last lands within five percent of an even share', () => {
    const homes = inRow(8, 20, 50);
    const { shares } = splitAmong(patternOf(FIELD), returning, homes);
    expect(shares).toHaveLength(8);
    const landed = shares.map(({ aircraft, route }) => flightOf(route, { home: homes[aircraft], delay: 0, rounds: 1 }).at(-1)!.from);
    for (const [index, { aircraft, route, seconds }] of shares.entries()) {
      expect(seconds).toBe(estimateOf(route, homes[aircraft]).seconds);
      // But for the last metres, which are flown slowly wherever aircraft are not held against each other.
      expect(Math.abs(seconds - landed[index]!)).toBeLessThan(60);
    }
    expect(Math.max(...landed)).toBeLessThanOrEqual((landed.reduce((sum, seconds) => sum + seconds, 0) / 8) * 1.05);
  });

  test('whoever has the longer way gets less of it, and each what is near', () => {
    const { positionAt } = localPlane(HERE);
    const homes = [positionAt({ north: 450, east: 3_000 }), positionAt({ north: 450, east: -50 })].map(homeAt);
    const { shares } = splitAmong(patternOf(FIELD), NEW_ROUTE, homes);
    const [far, near] = shares.map(({ route }) => metresOf(route.waypoints));
    expect(near!).toBeGreaterThan(far! * 1.2);
    expect(Math.abs(shares[0]!.seconds / shares[1]!.seconds - 1)).toBeLessThan(0.05);
    const eastOf = (waypoints: Waypoint[]) => waypoints.reduce((sum, { longitude }) => sum + longitude, 0) / waypoints.length;
    expect(eastOf(shares[0]!.route.waypoints)).toBeGreaterThan(eastOf(shares[1]!.route.waypoints));
  });

  test('says what cannot be split', () => {
    const codes = (among: Parameters<typeof splitAmong>[2], pattern: Parameters<typeof splitAmong>[0] = patternOf(FIELD)) =>
      splitAmong(pattern, NEW_ROUTE, among).issues.map(({ code }) => code);
    expect(codes(0)).toEqual(['pattern.aircraft']);
    expect(codes(2.5)).toEqual(['pattern.aircraft']);
    expect(codes(51)).toEqual(['pattern.aircraft']);
    expect(codes([homeAt({ latitude: Number.NaN, longitude: 0 })])).toEqual(['pattern.position']);
    expect(codes(2, { kind: 'abPoint', a: HERE, b: HERE, spacing: 5, side: 'left', lanes: 3 })).toEqual(['pattern.unsplittable']);
  });
});
