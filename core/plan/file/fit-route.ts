import { isLatitude, isLongitude, type Position } from '../../geo/position.ts';
import { error, warning, type Issue } from '../../issue.ts';
import { NEW_ROUTE, NEW_WAYPOINT } from '../route-defaults.ts';
import * as limit from '../route-limits.ts';
import type { Route, Waypoint } from '../route.ts';
import { ACTIONS_MAX, isFitting } from '../waypoint-action.ts';
import type { ReadRoute } from './route-file.ts';

type Bounds = { min: number; max: number };

const held = (value: number, { min, max }: Bounds, otherwise: number): number =>
  Number.isNaN(value) ? otherwise : Math.max(min, Math.min(max, value));
const heldWhole = (value: number, bounds: Bounds, otherwise: number): number => Math.round(held(value, bounds, otherwise));

const isOnEarth = ({ latitude, longitude }: Position): boolean => isLatitude(latitude) && isLongitude(longitude);

function within(waypoint: Waypoint): Waypoint {
  const { altitude, speed, radius, holdMs, acceleration, yaw, circling, target } = waypoint;
  return {
    ...waypoint,
    altitude: held(altitude, limit.WAYPOINT_ALTITUDE, NEW_WAYPOINT.altitude),
    speed: held(speed, limit.WAYPOINT_SPEED, NEW_WAYPOINT.speed),
    radius: held(radius, limit.WAYPOINT_RADIUS, NEW_WAYPOINT.radius),
    holdMs: heldWhole(holdMs, limit.WAYPOINT_HOLD_MS, NEW_WAYPOINT.holdMs),
    acceleration: held(acceleration, limit.WAYPOINT_ACCELERATION, NEW_WAYPOINT.acceleration),
    yaw: held(yaw, limit.YAW, 0),
    circling: {
      ...circling,
      radius: held(circling.radius, limit.CIRCLING_RADIUS, NEW_WAYPOINT.circling.radius),
      turns: heldWhole(circling.turns, limit.CIRCLING_TURNS, NEW_WAYPOINT.circling.turns),
      waitMs: heldWhole(circling.waitMs, limit.CIRCLING_WAIT_MS, NEW_WAYPOINT.circling.waitMs),
    },
    ...(target && !isOnEarth(target) && { target: null, yawMode: 'course' as const }),
    actions: waypoint.actions.filter(isFitting).slice(0, ACTIONS_MAX),
  };
}

const routeWithin = ({ height, speed, radius, holdMs, cycles }: Route) => ({
  height: held(height, limit.WAYPOINT_ALTITUDE, NEW_ROUTE.height),
  speed: held(speed, limit.WAYPOINT_SPEED, NEW_ROUTE.speed),
  radius: held(radius, limit.WAYPOINT_RADIUS, NEW_ROUTE.radius),
  holdMs: heldWhole(holdMs, limit.WAYPOINT_HOLD_MS, NEW_ROUTE.holdMs),
  cycles: heldWhole(cycles, limit.ROUTE_CYCLES, NEW_ROUTE.cycles),
});

/** The same waypoint by its number among those that are left; the next one where it is none of them. */
function entryAmong({ entryPoint, waypoints }: Route, leftOut: readonly number[]): { number: number; isAnother: boolean } {
  const given = heldWhole(entryPoint, { min: 1, max: Math.max(1, waypoints.length) }, NEW_ROUTE.entryPoint);
  const ahead = leftOut.filter((index) => index < given - 1).length;
  const number = heldWhole(given - ahead, { min: 1, max: Math.max(1, waypoints.length - leftOut.length) }, NEW_ROUTE.entryPoint);
  return { number, isAnother: given !== entryPoint || leftOut.includes(given - 1) };
}

const isOther = (one: Waypoint, other: Waypoint): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** One sentence for all of a kind: a file with ten thousand faults is not read ten thousand times. */
const counted = (code: string, indices: readonly number[]): Issue[] =>
  indices.length === 0 ? [] : [warning(code, { count: indices.length, number: indices[0]! + 1 })];

/** Whatever a file says, what is handed on can be kept and shown: nothing off the Earth, nothing beyond the bounds of the form. */
export function fitRoute({ route, issues, ...read }: ReadRoute): ReadRoute {
  const given = route.waypoints;
  const nowhere = given.flatMap((waypoint, index) => (isOnEarth(waypoint) ? [] : [index]));
  const placed = nowhere.length === 0 ? given : given.filter(isOnEarth);
  const waypoints = placed.map(within);
  const [ofRoute, entry] = [routeWithin(route), entryAmong(route, nowhere)];
  const changed = (Object.keys(ofRoute) as (keyof typeof ofRoute)[]).filter((key) => !Object.is(ofRoute[key], route[key]));
  const bent = waypoints.flatMap((waypoint, index) => (isOther(waypoint, placed[index]!) ? [index] : []));
  return {
    ...read,
    route: { ...route, ...ofRoute, entryPoint: entry.number, waypoints },
    issues: [
      ...issues,
      ...counted('routeFile.place', nowhere),
      ...(waypoints.length > 0 && entry.isAnother ? [warning('routeFile.entryPoint', { number: entry.number })] : []),
      ...(changed.length > 0 ? [warning('routeFile.routeBounds', { count: changed.length })] : []),
      ...counted('routeFile.bounds', bent),
    ],
  };
}

/** Routes that can be offered, and why others cannot. */
export function fitRoutes(read: readonly ReadRoute[]): { routes: ReadRoute[]; issues: Issue[] } {
  const [routes, issues]: [ReadRoute[], Issue[]] = [[], []];
  for (const one of read) {
    const count = one.route.waypoints.length;
    if (count > limit.ROUTE_WAYPOINTS.max)
      issues.push(error('routeFile.tooLong', { name: one.name, count, max: limit.ROUTE_WAYPOINTS.max }));
    else if (one.issues.some(({ severity }) => severity === 'error')) issues.push(...one.issues);
    else {
      const fitted = fitRoute(one);
      if (fitted.route.waypoints.length > 0) routes.push(fitted);
      else issues.push(...fitted.issues);
    }
  }
  return { routes, issues };
}
