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

/** Those alone, each in the place of another of them in the order; the rest of the route stays. */
export function reverseWaypoints(route: Route, indices: readonly number[]): Route {
  const order = indices.toSorted((one, other) => one - other);
  const part = reverseRoute({ ...route, entryPoint: 1, waypoints: order.flatMap((index) => route.waypoints[index] ?? []) }).waypoints;
  if (part.length < 2) return route;
  const waypoints = [...route.waypoints];
  for (const [at, index] of order.entries()) waypoints[index] = part[at]!;
  return { ...route, waypoints };
}
