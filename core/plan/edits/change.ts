import type { Route, Waypoint } from '../route.ts';

/** What the chosen waypoints are given. */
export type WaypointChange = Partial<Omit<Waypoint, 'circling'>> & { circling?: Partial<Waypoint['circling']> | undefined };

const changed = (waypoint: Waypoint, { circling, ...rest }: WaypointChange): Waypoint => ({
  ...waypoint,
  ...rest,
  circling: { ...waypoint.circling, ...circling },
});

export const changeWaypoints = (route: Route, indices: readonly number[], change: WaypointChange): Route => {
  const chosen = new Set(indices);
  return { ...route, waypoints: route.waypoints.map((waypoint, index) => (chosen.has(index) ? changed(waypoint, change) : waypoint)) };
};
