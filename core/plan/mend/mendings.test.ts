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
import { airspaceIssues } from '../path/airspace-issues.ts';
import { wayOf } from '../path/way-of.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { mendingsFor, mendingsOf, type Planning } from './mendings.ts';

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
