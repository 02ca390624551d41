import { localPlane, middleOf } from '../../geo/local-plane.ts';
import type { Position } from '../../geo/position.ts';
import type { Offset, TangentPlane } from '../../geo/tangent-plane.ts';
import type { Route } from '../route.ts';
import type { Formation } from './formation.ts';

const RADIANS = Math.PI / 180;
/** Nearer than this, two waypoints do not say which way it goes. */
const TOGETHER_M = 0.5;

/** Radians from north: the first leg of the route that leads anywhere. */
function axisOf({ waypoints }: Route, { offsetOf }: TangentPlane): number {
  const [from, ...others] = waypoints.map(offsetOf);
  const to = others.find(({ north, east }) => Math.hypot(north - from!.north, east - from!.east) > TOGETHER_M);
  return to ? Math.atan2(to.east - from!.east, to.north - from!.north) : 0;
}

/**
 * What each aircraft flies. The cells keep to the compass: the axis is the course of the leader's first leg, and the formation does not turn with the legs that
 * follow. So each way is the leader's, moved aside; all legs are as long as the leader's and flown as fast, nobody has to hurry round the outside of a turn, and
 * two that fly at the same time stay as far from each other as their cells.
 */
export function formationRoutes(route: Route, formation: Formation): Route[] {
  if (route.waypoints.length === 0) return [];
  const plane = localPlane(middleOf(route.waypoints));
  const axis = axisOf(route, plane);
  const across = axis + formation.offsetAngle * RADIANS;
  const step: Offset = {
    north: formation.cellDistance * Math.cos(across) + formation.axisOffset * Math.cos(axis),
    east: formation.cellDistance * Math.sin(across) + formation.axisOffset * Math.sin(axis),
  };
  return Array.from({ length: formation.count }, (_, cell) =>
    cell === 0 ? { ...route, pattern: null } : inCell(route, formation, plane, step, cell),
  );
}

function inCell(route: Route, { heightStep }: Formation, { offsetOf, positionAt }: TangentPlane, step: Offset, cell: number): Route {
  const aside = (place: Position): Position => {
    const { north, east } = offsetOf(place);
    return positionAt({ north: north + cell * step.north, east: east + cell * step.east });
  };
  const { landing } = route;
  return {
    ...route,
    pattern: null,
    height: route.height + cell * heightStep,
    // On one place they would come down upon each other. What they look at stays where it is.
    landing: landing?.place ? { ...landing, place: aside(landing.place) } : landing,
    waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, ...aside(waypoint), altitude: waypoint.altitude + cell * heightStep })),
  };
}
