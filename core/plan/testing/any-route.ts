import fc from 'fast-check';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import { END_ACTIONS, HEIGHT_MODES, TURN_MODES, WAYPOINT_MODES, YAW_MODES, type Route, type Waypoint } from '../route.ts';

export const START = { latitude: 31.2304, longitude: 121.4737 };

/** Metres north and east of the start. */
export const placeAt = (north: number, east: number) => tangentPlane(START).positionAt({ north, east });

/** A route through these places, otherwise as new ones are. */
export const routeThrough = (places: readonly (readonly [north: number, east: number])[], given: Partial<Route> = {}): Route => {
  const route: Route = { ...NEW_ROUTE, ...given, waypoints: [] };
  return { ...route, waypoints: places.map(([north, east]) => waypointAt(placeAt(north, east), route)) };
};

const metres = fc.double({ min: -3_000, max: 3_000, noNaN: true });
const place = fc.tuple(metres, metres).map(([north, east]) => placeAt(north, east));

const anyWaypoint: fc.Arbitrary<Waypoint> = fc
  .record({
    place,
    altitude: fc.integer({ min: 5, max: 120 }),
    speed: fc.integer({ min: 1, max: 20 }),
    mode: fc.constantFrom(...WAYPOINT_MODES),
    turnMode: fc.constantFrom(...TURN_MODES),
    radius: fc.integer({ min: 1, max: 20 }),
    holdMs: fc.integer({ min: 1, max: 60 }).map((seconds) => seconds * 1_000),
    circling: fc.record({
      radius: fc.integer({ min: 5, max: 200 }),
      clockwise: fc.boolean(),
      turns: fc.integer({ min: 1, max: 20 }),
      waitMs: fc.integer({ min: 0, max: 30 }).map((seconds) => seconds * 1_000),
    }),
    yawMode: fc.constantFrom(...YAW_MODES),
    yaw: fc.integer({ min: 0, max: 359 }),
    target: place,
    acceleration: fc.constant(2),
    actions: fc.constant<Waypoint['actions']>([]),
  })
  .map(({ place: at, target, ...rest }) => ({ ...rest, ...at, target: rest.yawMode === 'target' ? target : null }));

export const anyRoute: fc.Arbitrary<Route> = fc
  .record({
    heightMode: fc.constantFrom(...HEIGHT_MODES),
    height: fc.constant(15),
    speed: fc.constant(5),
    turnMode: fc.constantFrom(...TURN_MODES),
    radius: fc.constant(1),
    holdMs: fc.constant(3_000),
    cycles: fc.integer({ min: 0, max: 20 }),
    endAction: fc.constantFrom(...END_ACTIONS),
    landing: fc.constant(null),
    pattern: fc.constant(null),
    partOf: fc.constant(null),
    wings: fc.constant(null),
    waypoints: fc.array(anyWaypoint, { minLength: 2, maxLength: 12 }),
    entry: fc.nat(),
  })
  .map(({ entry, ...route }) => ({ ...route, entryPoint: (entry % route.waypoints.length) + 1 }));
