import type { Route } from '../route.ts';
import { flyableSpeed } from '../wings.ts';

/** Every waypoint as the route has them. */
export const spreadDefaults = (route: Route): Route => {
  const { height, turnMode, radius, holdMs } = route;
  const speed = flyableSpeed(route.speed, route.wings);
  return { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, altitude: height, speed, turnMode, radius, holdMs })) };
};
