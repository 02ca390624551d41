import { warning, type Issue } from '../../issue.ts';
import { metresBetween } from '../../geo/distance.ts';
import { metresTo, turnAlong, turnAt } from '../legs.ts';
import { plannedPerformance, turnRadiusOf, type Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { secondsHeld } from '../standing.ts';
import { roomAhead, roomBehind } from '../winged-corner.ts';
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
  const corners = cornersOf(route, performance);
  const tight = eachWaypoint(route, (_, index) => {
    const next = nextOf(route, index);
    const [here, there] = [corners[index], next === undefined ? undefined : corners[next]];
    if (!here || next === undefined) return undefined;
    const room = here.behind + (there?.ahead ?? 0);
    const metres = next === index + 1 ? metresTo(waypoints, next) : metresBetween(waypoints[index]!, waypoints[next]!);
    return room > metres
      ? warning('route.wingRoom', { number: index + 1, next: next + 1, metres: Math.ceil(room) }, atWaypoint(index, 'radius'))
      : undefined;
  });
  return [...hovers, ...tight];
};

/** After the last waypoint the first follows where it is flown again. */
const nextOf = ({ waypoints, cycles }: Route, index: number): number | undefined =>
  index + 1 < waypoints.length ? index + 1 : cycles === 1 ? undefined : 0;

/** Of each waypoint that is passed on a bend: metres that this takes of the leg ahead of it, and of the one behind. */
function cornersOf(route: Route, performance: Performance): ({ ahead: number; behind: number } | undefined)[] {
  const { waypoints, cycles, entryPoint } = route;
  return waypoints.map(({ speed, radius, mode }, index) => {
    const isEntered = cycles === 1 && index < entryPoint;
    const [before, next] = [waypoints[index - 1] ?? waypoints.at(-1)!, nextOf(route, index)];
    if (mode !== 'pass' || isEntered || next === undefined || waypoints.length < 3) return undefined;
    const isRoundAgain = index === 0 || next === 0;
    const degrees = isRoundAgain ? turnAt(before, waypoints[index]!, waypoints[next]!) : turnAlong(waypoints, index);
    const [turn, turnRadius] = [(degrees * Math.PI) / 180, turnRadiusOf(performance, speed)];
    return { ahead: roomAhead(turn, radius, turnRadius), behind: roomBehind(turn, radius, turnRadius) };
  });
}
