import type { Route } from '../route.ts';

/** The other way round. What belongs to a leg stays with it: its speed, and where the nose points on it. */
export function reverseRoute(route: Route): Route {
  const { waypoints, entryPoint } = route;
  const count = waypoints.length;
  if (count === 0) return route;
  return {
    ...route,
    entryPoint: entryPoint === 1 ? 1 : count + 1 - entryPoint,
    waypoints: waypoints.toReversed().map((waypoint, index) => {
      const { speed } = waypoints[index === 0 ? 0 : count - index]!;
      const { yawMode, yaw, target } = waypoints[index === count - 1 ? count - 1 : count - 2 - index]!;
      return { ...waypoint, speed, yawMode, yaw, target };
    }),
  };
}
