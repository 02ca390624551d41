import type { Route } from '../route.ts';

/** One waypoint to another number; the entry stays the same waypoint. */
export function reorderWaypoint(route: Route, from: number, to: number): Route {
  const moved = route.waypoints[from];
  if (!moved || to < 0 || to >= route.waypoints.length || from === to) return route;
  const waypoints = route.waypoints.toSpliced(from, 1).toSpliced(to, 0, moved);
  const entry = route.waypoints[route.entryPoint - 1];
  return { ...route, waypoints, entryPoint: entry ? waypoints.indexOf(entry) + 1 : route.entryPoint };
}
