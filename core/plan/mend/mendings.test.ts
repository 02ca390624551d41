import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { airChecker } from '../../airspace/engine/check.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { beside, number, shapeAround, zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { metresBetween } from '../../geo/distance.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { airspaceIssues, type PlacedIssue } from '../path/airspace-issues.ts';
import { wayOf } from '../path/way-of.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { checkRoute } from '../checks/index.ts';
import type { Terrain } from '../terrain/ground.ts';
import { mendingsFor, mendingsOf, planningIn, type Planning } from './mendings.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const home = { position: HOME, altitude: 50 };
const routeOf = (...places: [number, number][]): Route => ({
  ...NEW_ROUTE,
  waypoints: places.map(([north, east]) => waypointAt(beside(HOME, north, east), NEW_ROUTE)),
});
const planningOf = (route: Route, zones: Zone[]): Planning => ({
  route,
  home,
  performance: USUAL_PERFORMANCE,
  air: { zones: zoneIndex(zones), fence: fenceIndex(NO_FENCE) },
  when: { now: 0 },
});
const conflictsOf = (route: Route, zones: Zone[]) => {
  const { air, performance, when } = planningOf(route, zones);
  return airChecker(air)(wayOf(route, home, performance), when).filter(({ piece }) => piece.kind !== 'return');
};
const offered = (route: Route, zones: Zone[]) => mendingsOf(conflictsOf(route, zones)[0]!, planningOf(route, zones));
const circle = (north: number, east: number, given: Partial<Zone> = {}): Zone =>
  zoneOf({ kind: 'circle', centre: beside(HOME, north, east), radius: 100 }, { id: `${north} ${east}`, ...given });
const east = routeOf([0, 100], [0, 1_000]);

describe('what mends a route', () => {
  test('a leg goes round a zone, and not much further than it has to', () => {
    const [mending] = offered(east, [circle(10, 500)]);
    expect(mending?.kind).toBe('goRound');
    const { waypoints } = mending!.route;
    expect(conflictsOf(mending!.route, [circle(10, 500)])).toEqual([]);
    const length = waypoints.slice(1).reduce((sum, waypoint, index) => sum + metresBetween(waypoints[index]!, waypoint), 0);
    expect(length).toBeLessThan(980);
    expect([waypoints[0], waypoints.at(-1)]).toEqual(east.waypoints);
  });

  test('two zones side by side are gone round together', () => {
    const zones = [circle(50, 500), circle(-130, 520)];
    const round = offered(east, zones).find(({ kind }) => kind === 'goRound');
    expect(conflictsOf(round!.route, zones)).toEqual([]);
  });

  test('a waypoint in a zone is moved out of it', () => {
    const route = routeOf([0, 100], [300, 500], [0, 1_000]);
    const zones = [circle(330, 500)];
    const moved = offered(route, zones).find(({ kind }) => kind === 'moveOut');
    expect(metresBetween(moved!.route.waypoints[1]!, route.waypoints[1]!)).toBeLessThan(120);
    expect(conflictsOf(moved!.route, zones)).toEqual([]);
  });

  test('a leg is raised above a ceiling, and lowered below a limit', () => {
    const [low, ring] = [circle(0, 500, { ceiling: 120 }), circle(0, 500, { kind: 'restricted', floor: 50, datum: 'ground' })];
    const raised = offered(east, [low]).find(({ kind }) => kind === 'raise');
    expect(raised).toMatchObject({ metres: 75, touched: [0, 1] });
    expect(raised!.route.waypoints.map(({ altitude }) => altitude)).toEqual([75, 75]);
    const high = { ...east, waypoints: east.waypoints.map((waypoint) => ({ ...waypoint, altitude: 90 })) };
    const lowered = offered(high, [ring]).find(({ kind }) => kind === 'lower');
    expect(lowered!.route.waypoints.map(({ altitude }) => altitude)).toEqual([50, 50]);
  });

  test('nobody is led down to the height of take-off, or nearly', () => {
    const lowered = (floor: number, given: Partial<Zone> = {}, route: Route = east) =>
      offered(route, [circle(0, 500, { floor, datum: 'ground', ...given })]).find(({ kind }) => kind === 'lower')?.metres;
    expect([lowered(0), lowered(14), lowered(15)]).toEqual([undefined, undefined, 10]);
    expect(lowered(0, { kind: 'restricted' })).toBeUndefined();
    const aboveSea: Route = {
      ...east,
      heightMode: 'absolute',
      waypoints: east.waypoints.map((waypoint) => ({ ...waypoint, altitude: 90 })),
    };
    expect([lowered(60, { datum: 'sea' }, aboveSea), lowered(65, { datum: 'sea' }, aboveSea)]).toEqual([undefined, 60]);
  });

  test('each issue is mended at its own waypoint and in its own zone, and what is told of says how much it changes', () => {
    const route = routeOf([0, 100], [0, 1_000], [0, 2_000]);
    const zones = [circle(10, 500), circle(10, 1_500)];
    const planning = planningOf(route, zones);
    const issues = airspaceIssues(conflictsOf(route, zones));
    expect(issues.map(({ at, zoneId }) => [at?.[1], zoneId])).toEqual([
      [1, '10 500'],
      [2, '10 1500'],
    ]);
    const round = mendingsFor(issues[1]!, planning).find(({ kind }) => kind === 'goRound')!;
    expect(round.touched[0]).toBe(2);
    expect(round.touched.map((index) => round.route.waypoints[index]!.mode)).toEqual(round.touched.map(() => 'pass'));
    expect(round.metres).toBeGreaterThan(5);
    expect(round.metres).toBeLessThan(80);
    expect(airspaceIssues(conflictsOf(round.route, zones)).map(({ zoneId }) => zoneId)).toEqual(['10 500']);
  });

  test('nothing is offered that makes another conflict', () => {
    const ceiling = circle(0, 500, { ceiling: 120 });
    const above = circle(0, 700, { id: 'above', floor: 110 });
    expect(offered(east, [ceiling, above]).map(({ kind }) => kind)).toEqual(['goRound']);
  });
});

test('whatever is offered mends what it is offered for', () => {
  const zones = fc.array(fc.tuple(shapeAround(150), number(-250, 250), number(250, 850)), { minLength: 1, maxLength: 4 });
  let count = 0;
  fc.assert(
    fc.property(zones, (shapes) => {
      const placed = shapes.map(([shape, north, to], index) => zoneOf(shape(beside(HOME, north, to)), { id: String(index) }));
      const [conflict] = conflictsOf(east, placed);
      if (!conflict) return;
      const own = (route: Route) => conflictsOf(route, placed).filter(({ zone }) => zone === conflict.zone).length;
      for (const { route } of mendingsOf(conflict, planningOf(east, placed))) {
        count++;
        expect(own(route)).toBeLessThan(own(east));
      }
    }),
    { numRuns: 60 },
  );
  expect(count).toBeGreaterThan(10);
});

describe('what mends a route that breaks a limit by the ground below it', () => {
  /** Level with home, but for a valley between 1,000 and 2,000 m to the east. */
  const route = routeOf([0, 0], [0, 1_000], [0, 2_000], [0, 3_000]);
  const high = { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, altitude: 80 })) };
  const terrain = (deep: number): Terrain => ({
    legs: high.waypoints
      .slice(1)
      .map((_, leg) => Array.from({ length: 41 }, (__, part) => (leg === 1 && part > 10 && part < 30 ? 50 - deep : 50))),
    datum: 50,
  });
  const limit = (given: Partial<Zone> = {}) =>
    zoneOf({ kind: 'circle', centre: beside(HOME, 0, 1_500), radius: 200 }, { kind: 'restricted', datum: 'ground', floor: 120, ...given });
  const issuesOf = (planned: Route, zone: Zone, ground: Terrain) =>
    checkRoute({ name: 'x', remarks: '', route: planned, limits: {}, airspace: airOf(zone), terrain: ground }).filter(
      ({ severity }) => severity === 'error',
    );
  const airOf = (zone: Zone) => ({ zones: zoneIndex([zone]), fence: NO_FENCE, home });
  const offeredFor = (zone: Zone, ground: Terrain) => {
    const [issue, ...more] = issuesOf(high, zone, ground);
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ code: 'route.zoneAboveGround', at: ['waypoints', 2] });
    return mendingsFor(issue as PlacedIssue, planningIn(airOf(zone), high, ground));
  };

  test('the leg is flown lower, or around it; each is right by the ground that is known', () => {
    const [zone, ground] = [limit(), terrain(50)];
    const offers = offeredFor(zone, ground);
    expect(offers.map(({ kind }) => kind)).toEqual(['lower', 'goRound']);
    const [lower, round] = offers;
    expect(lower).toMatchObject({ metres: 70, touched: [1, 2] });
    expect(issuesOf(lower!.route, zone, ground)).toEqual([]);
    const inside = round!.route.waypoints.filter((place) => metresBetween(place, beside(HOME, 0, 1_500)) < 200);
    expect(inside).toEqual([]);
    expect(round!.route.waypoints.length).toBeGreaterThan(4);
  });

  test('above a ceiling it is flown higher', () => {
    const zone = limit({ kind: 'noFly', floor: 100, ceiling: 140 });
    expect(offeredFor(zone, terrain(50)).find(({ kind }) => kind === 'raise')).toMatchObject({ metres: 95, touched: [1, 2] });
  });

  test('nobody is led nearer to ground that the leg is too near to already', () => {
    const ground = terrain(50);
    const hilly = { ...ground, legs: ground.legs.map((leg, index) => (index === 1 ? leg.with(1, 125) : leg)) };
    expect(offeredFor(limit(), hilly).map(({ kind }) => kind)).toEqual(['goRound']);
  });

  test('nobody is led down into the ground beside a valley', () => {
    const kinds = offeredFor(limit({ floor: 100 }), terrain(95)).map(({ kind }) => kind);
    expect(kinds).toEqual(['goRound']);
  });
});
