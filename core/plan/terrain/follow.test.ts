import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { followTerrain } from './follow.ts';
import { placesAlong, type GroundLegs } from './ground.ts';

type Ground = (north: number, east: number) => number;

/** Hills of any height and steepness. */
const anyGround: fc.Arbitrary<Ground> = fc
  .array(
    fc.record({
      north: metres(),
      east: metres(),
      height: fc.double({ min: -80, max: 200, noNaN: true }),
      wide: fc.double({ min: 20, max: 600, noNaN: true }),
    }),
    { maxLength: 8 },
  )
  .map(
    (hills) => (north, east) =>
      hills.reduce(
        (sum, hill) => sum + hill.height * Math.exp(-((north - hill.north) ** 2 + (east - hill.east) ** 2) / hill.wide ** 2),
        100,
      ),
  );
function metres() {
  return fc.double({ min: -1_000, max: 1_000, noNaN: true });
}
const anyPlaces = fc.array(fc.tuple(metres(), metres()), { minLength: 2, maxLength: 6 });

const origin = placeAt(0, 0);
const scale = {
  north: 1_000 / (placeAt(1_000, 0).latitude - origin.latitude),
  east: 1_000 / (placeAt(0, 1_000).longitude - origin.longitude),
};
const groundBelow =
  (ground: Ground) =>
  ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    ground((latitude - origin.latitude) * scale.north, (longitude - origin.longitude) * scale.east);
const legsOf = ({ waypoints }: Route, ground: Ground, step = 30): GroundLegs =>
  waypoints.slice(1).map((to, index) => placesAlong(waypoints[index]!, to, step).map(groundBelow(ground)));

function follow(route: Route, height: number, ground: Ground, datum = 100): Route {
  const followed = followTerrain(route, height, { legs: legsOf(route, ground), datum }, USUAL_PERFORMANCE);
  if (typeof followed === 'string') throw new Error(followed);
  return followed;
}

describe('following the terrain', () => {
  test('the clearance is held everywhere along every leg', () => {
    fc.assert(
      fc.property(anyPlaces, anyGround, fc.integer({ min: 5, max: 100 }), (places, ground, height) => {
        const route = routeThrough(places);
        const { waypoints } = follow(route, height, ground);
        const samples = legsOf(route, ground).map((leg, index) => ({
          leg,
          from: route.waypoints[index]!,
          to: route.waypoints[index + 1]!,
        }));
        // Every place at which the ground is known lies below the new way, which runs along the old one.
        let at = 0;
        for (const { leg, from, to } of samples) {
          const way = [waypoints[at]!];
          while (metresBetween(way.at(-1)!, to) > 1e-6 || way.length === 1) way.push(waypoints[++at]!);
          const whole = metresBetween(from, to);
          leg.forEach((metresUp, part) => {
            const along = (whole * part) / (leg.length - 1);
            expect(heightAlong(way, along) + 100 - metresUp!).toBeGreaterThan(height - 0.01);
          });
        }
      }),
      { numRuns: 100 },
    );
  });

  test('it is never steeper than the aircraft climbs and descends', () => {
    fc.assert(
      fc.property(anyPlaces, anyGround, (places, ground) => {
        const { waypoints } = follow(routeThrough(places), 30, ground);
        for (const [index, to] of waypoints.entries()) {
          const from = waypoints[index - 1];
          if (!from) continue;
          const seconds = metresBetween(from, to) / to.speed;
          expect(to.altitude - from.altitude).toBeLessThan(seconds * USUAL_PERFORMANCE.climbRate + 0.2);
          expect(from.altitude - to.altitude).toBeLessThan(seconds * USUAL_PERFORMANCE.descentRate + 0.2);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('over a plain nothing is added, over a hill as little as does', () => {
    const route = routeThrough([
      [0, 0],
      [1_000, 0],
      [1_000, 1_000],
    ]);
    expect(follow(route, 40, () => 120).waypoints.map(({ altitude }) => altitude)).toEqual([61, 61, 61]);
    const over = follow(route, 40, (north) => 100 + 50 * Math.exp(-((north - 500) ** 2) / 100 ** 2));
    expect(over.waypoints.length).toBeGreaterThan(4);
    expect(over.waypoints.length).toBeLessThan(20);
    expect(follow(route, 40, () => 120, 0).waypoints[0]!.altitude).toBe(161);
  });

  test('what is done at waypoints is done there only, and the entry stays the same one', () => {
    const plain = routeThrough(
      [
        [0, 0],
        [1_000, 0],
        [2_000, 0],
      ],
      { entryPoint: 2 },
    );
    const route = {
      ...plain,
      waypoints: plain.waypoints.map((waypoint) => ({ ...waypoint, actions: [{ kind: 'photograph' as const, value: null }] })),
    };
    const { waypoints, entryPoint } = follow(route, 40, (north) => 100 + 60 * Math.sin(north / 100));
    expect(waypoints.length).toBeGreaterThan(5);
    expect(waypoints.filter(({ actions }) => actions.length > 0)).toHaveLength(3);
    expect(metresBetween(waypoints[entryPoint - 1]!, route.waypoints[1]!)).toBeLessThan(0.01);
    expect(waypoints.filter(({ mode }) => mode === 'hover')).toHaveLength(3);
  });

  test('ground that nobody knows cannot be followed', () => {
    const route = routeThrough([
      [0, 0],
      [1_000, 0],
    ]);
    expect(followTerrain(route, 40, { legs: [[1, null, 3]], datum: 0 }, USUAL_PERFORMANCE)).toBe('unknown');
    expect(followTerrain(route, 40, { legs: [[1, 2, 3]], datum: null }, USUAL_PERFORMANCE)).toBe('unknown');
    expect(followTerrain(route, 40, { legs: [], datum: 0 }, USUAL_PERFORMANCE)).toBe('unknown');
  });
});

function heightAlong(way: Route['waypoints'], along: number): number {
  let left = along;
  for (let at = 1; at < way.length; at++) {
    const [from, to] = [way[at - 1]!, way[at]!];
    const length = metresBetween(from, to);
    if (left <= length + 1e-6 || at === way.length - 1)
      return from.altitude + (to.altitude - from.altitude) * (length === 0 ? 1 : Math.min(1, left / length));
    left -= length;
  }
  return way[0]!.altitude;
}

describe('the check of the terrain', () => {
  const route = routeThrough(
    [
      [0, 0],
      [1_000, 0],
    ],
    { height: 30 },
  );
  const issuesOver = (ground: (number | null)[], datum: number | null = 0) =>
    checkRoute({ name: 'A', remarks: '', route, limits: {}, airspace: OPEN_AIR, terrain: { legs: [ground], datum } });

  test('warns of ground that is in the way, or near below', () => {
    expect(issuesOver([0, 50, 0])).toMatchObject([{ code: 'route.belowGround', severity: 'warning', params: { number: 2, metres: 20 } }]);
    expect(issuesOver([0, 25, null])).toMatchObject([{ code: 'route.lowClearance', params: { number: 2, metres: 5 } }]);
    expect(issuesOver([0, 20, 0])).toEqual([]);
  });

  test('says nothing where nothing is known', () => {
    expect(issuesOver([null, null])).toEqual([]);
    expect(issuesOver([0, 50, 0], null)).toEqual([]);
    expect(checkRoute({ name: 'A', remarks: '', route, limits: {}, airspace: OPEN_AIR })).toEqual([]);
  });
});
