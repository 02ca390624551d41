import { tangentPlane, type Offset } from '../../geo/tangent-plane.ts';
import type { Route, Waypoint } from '../route.ts';
import { insertWaypoints } from './insert.ts';

const twinOf = (waypoint: Waypoint, by: Offset): Waypoint => ({
  ...waypoint,
  ...tangentPlane(waypoint).positionAt(by),
  circling: { ...waypoint.circling },
  actions: waypoint.actions.map((action) => ({ ...action })),
});

/** Behind the last of them, moved aside so that they can be seen. */
export function copyWaypoints(route: Route, indices: readonly number[], by: Offset): Route {
  const chosen = [...indices].sort((one, other) => one - other);
  if (chosen.length === 0) return route;
  const twins = chosen.map((index) => twinOf(route.waypoints[index]!, by));
  return insertWaypoints(route, chosen.at(-1)! + 1, twins);
}
