import type { Route } from '../route.ts';

/** Metres up or down, all of them alike. */
export const shiftHeight = (route: Route, indices: readonly number[], metres: number): Route => {
  const chosen = new Set(indices);
  return {
    ...route,
    waypoints: route.waypoints.map((waypoint, index) =>
      chosen.has(index) ? { ...waypoint, altitude: waypoint.altitude + metres } : waypoint,
    ),
  };
};
