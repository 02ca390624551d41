import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { landingPlace } from '../landing/approach.ts';
import type { LandingRoute } from '../landing/landing.ts';
import { areTogether } from '../legs.ts';
import type { Route, Waypoint } from '../route.ts';
import type { Home } from './course.ts';
import type { Aloft } from './entered.ts';

/**
 * What is left to fly of a route once all of its waypoints are behind the aircraft, as a route that ends where it is. It has as many waypoints, so that whatever is found
 * is told of the last one. Where nobody knows where the aircraft is, it has just left that one.
 */
export function behindLast(route: Route, home: Home | undefined, place: Omit<Aloft, 'by'> | undefined): { route: Route; aloft: Aloft } {
  const last = route.waypoints.at(-1)!;
  const here = place ? hereOf(last, place) : last;
  // To hover there it is told the height of its last waypoint, and climbs or comes down to that all the way; others go on as high as they are.
  const end = route.endAction === 'homingHover' && home ? hereOf(last, { position: home.position, height: last.altitude }) : here;
  const { latitude, longitude, altitude } = last;
  return {
    route: {
      ...route,
      waypoints: route.waypoints.map((waypoint) => (waypoint === last ? end : here)),
      entryPoint: route.waypoints.length,
      cycles: 1,
      landing: route.landing && asTold(route.landing, last, home?.position),
    },
    aloft: { ...(place ?? { position: { latitude, longitude }, height: altitude }), by: 'straight' },
  };
}

/** Nothing is done there any more. */
const hereOf = (last: Waypoint, { position, height = last.altitude }: Omit<Aloft, 'by'>): Waypoint => ({
  ...last,
  ...position,
  altitude: height,
  mode: 'pass',
  radius: 0,
  holdMs: 0,
});

/** A heading that nobody has said was told as the one from the last waypoint, wherever the aircraft has come to since. */
function asTold(landing: LandingRoute, last: Position, home: Position | undefined): LandingRoute {
  const place = landing.heading === null ? landingPlace(landing, last, home) : undefined;
  if (!place || areTogether(metresBetween(place, last))) return landing;
  const { north, east } = tangentPlane(place).offsetOf(last);
  return { ...landing, heading: (Math.atan2(-east, -north) * 180) / Math.PI };
}
