import type { Route } from '../route.ts';

/** Where the entry itself goes, the next one that is left becomes it. */
export function removeWaypoints(route: Route, indices: readonly number[]): Route {
  const gone = new Set(indices);
  const waypoints = route.waypoints.filter((_, index) => !gone.has(index));
  const before = route.waypoints.slice(0, route.entryPoint - 1).filter((_, index) => gone.has(index)).length;
  return { ...route, entryPoint: Math.max(1, Math.min(route.entryPoint - before, waypoints.length)), waypoints };
}
