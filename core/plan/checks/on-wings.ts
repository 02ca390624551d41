import { warning, type Issue } from '../../issue.ts';
import { metresTo, turnAlong } from '../legs.ts';
import { plannedPerformance, turnRadiusOf } from '../path/performance.ts';
import { secondsHeld } from '../standing.ts';
import { roomBehind } from '../winged-corner.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** What a route asks of wings that they cannot do: a warning, because they fly on all the same and the air they need for it is held to all zones. */
export const onWings: Check = ({ route, airspace: { performance = plannedPerformance(route) } }) => {
  if (performance.turnRadius === 0) return [];
  const { waypoints, pattern } = route;
  const hovering = waypoints.flatMap((waypoint, index) => (waypoint.mode === 'hover' && secondsHeld(waypoint) > 0 ? [index] : []));
  const first = hovering[0];
  const hovers: Issue[] =
    first === undefined ? [] : [warning('route.wingHover', { number: first + 1, count: hovering.length }, atWaypoint(first, 'mode'))];
  // Patterns turn within lanes of their own that they leave room for.
  if (pattern !== null) return hovers;
  const tight = eachWaypoint(route, ({ speed, radius, mode }, index) => {
    if (mode !== 'pass' || index === 0 || index === waypoints.length - 1) return undefined;
    const turn = (turnAlong(waypoints, index) * Math.PI) / 180;
    const room = roomBehind(turn, radius, turnRadiusOf(performance, speed));
    return room > metresTo(waypoints, index + 1)
      ? warning('route.wingRoom', { number: index + 1, next: index + 2, metres: Math.ceil(room) }, atWaypoint(index, 'radius'))
      : undefined;
  });
  return [...hovers, ...tight];
};
