import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import type { Route } from '../route.ts';

/** All of them as far as from one place to another, in metres: a group keeps its shape wherever it is taken. */
export function moveWaypoints(route: Route, indices: readonly number[], from: Position, to: Position): Route {
  const chosen = new Set(indices);
  const by = tangentPlane(from).offsetOf(to);
  return {
    ...route,
    waypoints: route.waypoints.map((waypoint, index) => {
      if (!chosen.has(index)) return waypoint;
      const isDragged = waypoint.longitude === from.longitude && waypoint.latitude === from.latitude;
      const { longitude, latitude } = isDragged ? to : tangentPlane(waypoint).positionAt(by);
      return { ...waypoint, longitude, latitude };
    }),
  };
}
