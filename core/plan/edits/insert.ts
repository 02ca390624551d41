import type { Route, Waypoint } from '../route.ts';

/** Before the one that is number `index` now. The entry stays the same waypoint, unless the route begins at its beginning: it still does then. */
export function insertWaypoints(route: Route, index: number, added: readonly Waypoint[]): Route {
  const at = Math.max(0, Math.min(index, route.waypoints.length));
  const isShifted = route.entryPoint > 1 && at < route.entryPoint;
  return {
    ...route,
    entryPoint: isShifted ? route.entryPoint + added.length : route.entryPoint,
    waypoints: route.waypoints.toSpliced(at, 0, ...added),
  };
}
