import type { Position } from '../../geo/position.ts';
import { tangentPlane, wrapped } from '../../geo/tangent-plane.ts';
import type { Route } from '../route.ts';

const RADIANS = Math.PI / 180;

/** Around the middle of the chosen waypoints, clockwise. Fixed headings and places that are looked at turn with them. */
export function rotateWaypoints(route: Route, indices: readonly number[], degrees: number): Route {
  const chosen = new Set(indices);
  const turned = route.waypoints.filter((_, index) => chosen.has(index));
  if (turned.length === 0) return route;
  const plane = tangentPlane(middleOf(turned));
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  const turn = (position: Position): Position => {
    const { north, east } = plane.offsetOf(position);
    return plane.positionAt({ north: north * cosine - east * sine, east: east * cosine + north * sine });
  };
  return {
    ...route,
    waypoints: route.waypoints.map((waypoint, index) =>
      chosen.has(index)
        ? {
            ...waypoint,
            ...turn(waypoint),
            yaw: waypoint.yawMode === 'fixed' ? (((waypoint.yaw + degrees) % 360) + 360) % 360 : waypoint.yaw,
            target: waypoint.target && turn(waypoint.target),
          }
        : waypoint,
    ),
  };
}

/** Their mean, in one piece over the date line: turned about it they keep it, so that turning them back brings each to where it was. */
function middleOf(positions: readonly Position[]): Position {
  const first = positions[0]!;
  const easts = positions.map(({ longitude }) => wrapped(longitude - first.longitude));
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: meanOf(positions.map(({ latitude }) => latitude)),
    longitude: wrapped(first.longitude + meanOf(easts)),
  };
}
