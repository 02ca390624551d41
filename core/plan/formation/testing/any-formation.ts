import fc from 'fast-check';
import { HERE, type Setting } from '../../pattern/testing/anywhere.ts';
import { NEW_ROUTE, waypointAt } from '../../route-defaults.ts';
import { TURN_MODES, WAYPOINT_MODES, type Route } from '../../route.ts';
import { NEW_FORMATION, TAKE_OFFS, type Formation } from '../formation.ts';

export type Spot = readonly [north: number, east: number];
export const through = (spots: readonly Spot[], given: Partial<Route> = {}, { placeAt: at }: Setting = HERE): Route => {
  const route: Route = { ...NEW_ROUTE, holdMs: 0, ...given, waypoints: [] };
  return { ...route, waypoints: spots.map(([north, east]) => waypointAt(at(north, east), route)) };
};
export const formationOf = (given: Partial<Formation>): Formation => ({ ...NEW_FORMATION, ...given });
export const anyFormation: fc.Arbitrary<Formation> = fc.record({
  count: fc.integer({ min: 2, max: 4 }),
  cellDistance: fc.integer({ min: 5, max: 60 }),
  offsetAngle: fc.integer({ min: -360, max: 360 }),
  axisOffset: fc.integer({ min: -30, max: 30 }),
  heightStep: fc.constantFrom(0, 0, 5, 12),
  takeOff: fc.constantFrom(...TAKE_OFFS),
  delaySeconds: fc.integer({ min: 0, max: 40 }),
  minimumDistance: fc.integer({ min: 3, max: 15 }),
});

const metres = fc.integer({ min: -200, max: 200 });
/** To be laid out anywhere: what is flown, apart from where. */
export const anyWay = fc.record({
  points: fc.array(
    fc.record({
      north: metres,
      east: metres,
      altitude: fc.integer({ min: 10, max: 60 }),
      speed: fc.integer({ min: 2, max: 15 }),
      acceleration: fc.integer({ min: 1, max: 4 }),
      mode: fc.constantFrom(...WAYPOINT_MODES),
      turnMode: fc.constantFrom(...TURN_MODES),
      holdMs: fc.integer({ min: 0, max: 5_000 }),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  cycles: fc.constantFrom(0, 1, 1, 2, 7),
  endAction: fc.constantFrom('land', 'return', 'homingLand', 'homingHover'),
});
type Way = typeof anyWay extends fc.Arbitrary<infer W> ? W : never;

export const routeAt = (setting: Setting, { points, cycles, endAction }: Way): Route => ({
  ...NEW_ROUTE,
  cycles,
  endAction,
  waypoints: points.map(({ north, east, ...rest }) => ({ ...waypointAt(setting.placeAt(north, east), NEW_ROUTE), ...rest })),
});
