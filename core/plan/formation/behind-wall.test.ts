import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresToSide } from '../../geo/polygon.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import { layOut } from '../pattern/lay-out.ts';
import { obstacleOf } from '../pattern/obstacle.ts';
import type { FacadePattern } from '../pattern/pattern.ts';
import { lineEastwards } from '../pattern/testing/any-line.ts';
import { HERE } from '../pattern/testing/anywhere.ts';
import { BUILDING } from '../pattern/testing/stood-around.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import { planFormation } from './check-formation.ts';
import { NEW_FORMATION, type Formation } from './formation.ts';
import { waysOut } from './ways-out.ts';

type Corner = readonly [north: number, east: number];
const lineOf = (...corners: Corner[]): Offset[] => corners.map(([north, east]) => ({ north, east }));
/** Flown along from the north, which is to the left of it. */
const STRAIGHT = lineOf([0, 0], [0, 60]);
/** Three sides of a building or, from the other side, of a yard. */
const HORSESHOE = lineOf([80, 0], [0, 0], [0, 120], [80, 120]);
const RING = lineOf([60, 0], [0, 0], [0, 120], [60, 120], [20, 60], [60, 0]);

const wallOf = (line: readonly Offset[], given: Partial<FacadePattern> = {}): FacadePattern => ({
  ...BUILDING,
  line: line.map(({ north, east }) => HERE.placeAt(north, east)),
  resolution: 0.5,
  ...given,
});
const before = (pattern: FacadePattern): Route => {
  const route: Route = { ...NEW_ROUTE, endAction: 'land', pattern };
  return { ...route, waypoints: layOut(pattern, route).waypoints };
};
const pair = (given: Partial<Formation> = {}): Formation => ({ ...NEW_FORMATION, count: 2, minimumDistance: 1, ...given });
const refused = (route: Route, formation: Formation) =>
  planFormation(route, formation)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ code, params }) => [code, params!['one']]);
const THROUGH = ['formation.throughObstacle', 2];

/** Moves the second so far to the north and to the east, whichever way the first leg leads. */
const movedBy = ({ waypoints }: Route, north: number, east: number): Partial<Formation> => {
  const places = waypoints.map(HERE.offsetOf);
  const to = places.find((place) => Math.hypot(place.north - places[0]!.north, place.east - places[0]!.east) > 0.5)!;
  const course = Math.atan2(to.east - places[0]!.east, to.north - places[0]!.north);
  const angle = ((Math.atan2(east, north) - course) * 180) / Math.PI;
  return { offsetAngle: angle % 360, cellDistance: Math.hypot(north, east) };
};

describe('behind the wall that the leader flies along', () => {
  test('nobody flies, however far from it that is', () => {
    const route = before(wallOf(STRAIGHT));
    expect(refused(route, pair({ cellDistance: 10 }))).toEqual([]);
    for (const cellDistance of [20, 25, 30, 40, 200]) {
      expect(refused(route, pair({ cellDistance }))).toEqual([THROUGH]);
      expect(refused(route, pair({ cellDistance, heightStep: 40 }))).toEqual([]);
    }
  });

  test('is no way out of coming too near to each other', () => {
    const route = before(wallOf(STRAIGHT));
    const near = pair({ cellDistance: 12, minimumDistance: 20 });
    expect(refused(route, near).map(([code]) => code)).toEqual(['formation.tooClose']);
    expect(waysOut(route, near).map(({ kind }) => kind)).not.toContain('cellDistance');
    const away = { ...near, offsetAngle: -90 };
    expect(waysOut(route, away).map(({ kind }) => kind)).toContain('cellDistance');
  });

  test('is not beside its ends, but for what a position may be wrong by', () => {
    const route = before(wallOf(STRAIGHT));
    expect(refused(route, pair(movedBy(route, -40, 70)))).toEqual([]);
    expect(refused(route, pair(movedBy(route, -40, -70)))).toEqual([]);
    expect(refused(route, pair(movedBy(route, -40, 63)))).toEqual([THROUGH]);
    expect(refused(route, pair(movedBy(route, 0, 500)))).toEqual([]);
  });

  test('is within a building, and not what lies beyond it', () => {
    const route = before(wallOf(HORSESHOE, { side: 'right' }));
    expect(refused(route, pair(movedBy(route, -60, 0)))).toEqual([]);
    for (const [north, east] of [
      [60, 0],
      [0, 70],
    ] as const)
      // prettier-ignore
      expect(refused(route, pair(movedBy(route, north, east)))).toEqual([THROUGH]);
    expect(refused(route, pair(movedBy(route, 0, 200)))).toEqual([]);
    const corner = before(BUILDING);
    expect(refused(corner, pair(movedBy(corner, 200, 200)))).toEqual([]);
    expect(refused(corner, pair(movedBy(corner, 50, 50)))).toEqual([THROUGH]);
  });

  test('is all around a yard, also straight out of its corners', () => {
    const route = before(wallOf(HORSESHOE, { side: 'left' }));
    expect(refused(route, pair(movedBy(route, 8, 5)))).toEqual([]);
    for (const [north, east] of [
      [-200, -200],
      [-200, 200],
      [-200, 0],
      [0, 300],
    ] as const)
      // prettier-ignore
      expect(refused(route, pair(movedBy(route, north, east)))).toEqual([THROUGH]);
    expect(refused(route, pair(movedBy(route, 250, 0)))).toEqual([]);
  });

  test('is within a wall that is closed, and nowhere around it', () => {
    const { isBehind } = obstacleOf(wallOf(RING, { side: 'right' }))!;
    const isThere = (north: number, east: number) => isBehind(HERE.placeAt(north, east), HERE.placeAt(north, east));
    expect([isThere(10, 60), isThere(40, 10), isThere(45, 6), isThere(58, 1)]).toEqual([true, true, true, true]);
    expect([isThere(40, 60), isThere(-20, -20), isThere(80, -10), isThere(300, 60)]).toEqual([false, false, false, false]);
  });

  test('is found wherever a leg passes there, be both its ends before the wall or beside it', () => {
    const { isBehind } = obstacleOf(wallOf(STRAIGHT))!;
    expect(isBehind(HERE.placeAt(-30, -5_000), HERE.placeAt(-30, 5_000))).toBe(true);
    expect(isBehind(HERE.placeAt(-30, -5_000), HERE.placeAt(-30, -20))).toBe(false);
    expect(isBehind(HERE.placeAt(30, -5_000), HERE.placeAt(30, 5_000))).toBe(false);
  });
});

/** Nearest to a side of the wall, neither of its corners, and on the side that is not flown on. */
function isInside(line: readonly Offset[], side: FacadePattern['side'], place: Offset): boolean {
  const apart = line.slice(1).map((to, index) => metresToSide(line[index]!, to, place));
  const nearest = apart.indexOf(Math.min(...apart));
  const [from, to] = [line[nearest]!, line[nearest + 1]!];
  const isAtCorner = [from, to].some(({ north, east }) => Math.hypot(place.north - north, place.east - east) < apart[nearest]! + 1e-6);
  const left = (to.east - from.east) * (place.north - from.north) - (to.north - from.north) * (place.east - from.east);
  return !isAtCorner && (side === 'left' ? left < 0 : left > 0);
}

const between = (one: Waypoint, other: Waypoint, share: number): Offset => {
  const [from, to] = [HERE.offsetOf(one), HERE.offsetOf(other)];
  return { north: from.north + (to.north - from.north) * share, east: from.east + (to.east - from.east) * share };
};
const SHARES = Array.from({ length: 24 }, (_, index) => index / 23);

const anyWall = fc.oneof(lineEastwards, fc.constantFrom(STRAIGHT, HORSESHOE, RING, lineOf([0, 60], [0, 0], [60, 0])));
const anySide = fc.constantFrom('left' as const, 'right' as const);
const anyPair = fc.record({
  cellDistance: fc.integer({ min: 1, max: 300 }),
  offsetAngle: fc.integer({ min: -360, max: 360 }),
  axisOffset: fc.integer({ min: -60, max: 60 }),
  heightStep: fc.constantFrom(0, 10, 40),
});

test('no formation before any wall is let through of which somebody is inside, below its top', () => {
  fc.assert(
    fc.property(anyWall, anySide, anyPair, (line, side, given) => {
      const pattern = wallOf(line, { side, resolution: 0.3 });
      const route = before(pattern);
      fc.pre(route.waypoints.length > 1);
      const { routes, issues } = planFormation(route, pair(given));
      expect(issues.filter(({ code, params }) => code === 'formation.throughObstacle' && params!['one'] === 1)).toEqual([]);
      if (issues.some(({ severity }) => severity === 'error')) return;
      const { over } = obstacleOf(pattern)!;
      const within = routes.flatMap(({ waypoints }) =>
        waypoints.slice(1).flatMap((to, index) => {
          const from = waypoints[index]!;
          if (Math.min(from.altitude, to.altitude) >= over) return [];
          return SHARES.map((share) => between(from, to, share)).filter((place) => isInside(line, side, place));
        }),
      );
      expect(within).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
