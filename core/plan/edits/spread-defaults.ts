import type { Route } from '../route.ts';

/** Every waypoint as the route has them. */
export const spreadDefaults = (route: Route): Route => {
  const { height, speed, turnMode, radius, holdMs } = route;
  return { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, altitude: height, speed, turnMode, radius, holdMs })) };
};
