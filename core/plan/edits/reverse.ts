import { effectsBehind, type Effects } from '../mission/under-way.ts';
import type { Route } from '../route.ts';
import { turnedActions } from './turned-actions.ts';

/** The other way round. What belongs to a leg stays with it: its speed, where the nose points on it, and what is done along it. */
export function reverseRoute(route: Route, before?: Effects): Route {
  const { waypoints, entryPoint } = route;
  const count = waypoints.length;
  if (count === 0) return route;
  const actions = turnedActions(waypoints, before);
  return {
    ...route,
    entryPoint: entryPoint === 1 ? 1 : count + 1 - entryPoint,
    waypoints: waypoints.toReversed().map((waypoint, index) => {
      const { speed } = waypoints[index === 0 ? 0 : count - index]!;
      const { yawMode, yaw, target } = waypoints[index === count - 1 ? count - 1 : count - 2 - index]!;
      return { ...waypoint, speed, yawMode, yaw, target, actions: actions[index]! };
    }),
  };
}

/** Those alone, each in the place of another of them in the order; the rest of the route stays. */
export function reverseWaypoints(route: Route, indices: readonly number[]): Route {
  const order = indices.toSorted((one, other) => one - other);
  const before = effectsBehind(route.waypoints.slice(0, order[0] ?? 0).flatMap(({ actions }) => actions));
  const chosen = order.flatMap((index) => route.waypoints[index] ?? []);
  const part = reverseRoute({ ...route, entryPoint: 1, waypoints: chosen }, before).waypoints;
  if (part.length < 2) return route;
  const waypoints = [...route.waypoints];
  for (const [at, index] of order.entries()) waypoints[index] = part[at]!;
  return { ...route, waypoints };
}
