import { warning, type Issue } from '../../../issue.ts';
import { NEW_FORMATION } from '../../formation/formation.ts';
import { USUAL_PERFORMANCE } from '../../path/performance.ts';
import { reachable } from '../reachable.ts';
import type { EndAction, Route, Waypoint } from '../../route.ts';

/** Metres: each aircraft comes and goes so much higher than the one before, and the first so much higher than all lanes. */
export const APART_M = NEW_FORMATION.minimumDistance;
/** So much is enough where their flights, from their homes and back, are known to keep apart. */
export const LEAST_APART_M = 5;

/**
 * How high each of several parts comes and goes. Nobody crosses the lanes of another at their height, and nobody comes home lower than aircraft that return by
 * themselves usually do; how high the ground is below heights above the sea nobody knows.
 */
export function wayHeights(
  { heightMode }: Pick<Route, 'heightMode'>,
  parts: readonly (readonly Waypoint[])[],
  step: number,
): (number | undefined)[] {
  if (parts.length < 2) return parts.map(() => undefined);
  const least = heightMode === 'relative' ? USUAL_PERFORMANCE.returnHeight : -Infinity;
  const top = parts.flat().reduce((highest, { altitude }) => Math.max(highest, altitude), least);
  return parts.map((_, index) => top + (index + 1) * step);
}

export const aboveOf = (waypoint: Waypoint, height: number): Waypoint => ({ ...waypoint, altitude: height, actions: [] });

/** Comes to its first waypoint and goes from its last one at such a height. */
export function apartFrom(waypoints: Waypoint[], height: number | undefined, isWinged: boolean): Waypoint[] {
  const [first, last] = [waypoints[0], waypoints.at(-1)];
  if (height === undefined || !first || !last) return waypoints;
  const above = (waypoint: Waypoint) => aboveOf(waypoint, height);
  // Nothing on wings goes straight up or down: it comes down where it is led in, and climbs where it is led out.
  if (isWinged) return waypoints.map((one) => ((one === first || one === last) && one.actions.length === 0 ? above(one) : one));
  return reachable([above(first), ...waypoints, above(last)]);
}

/** What an aircraft returns at by itself is one height for all of them; as the mission says it, each keeps its own. A plane has to be landed by somebody. */
const homingFor = ({ wings }: Pick<Route, 'wings'>): EndAction & `homing${string}` =>
  wings?.kind === 'fixedWing' ? 'homingHover' : 'homingLand';

const areHoming = ({ endAction }: Pick<Route, 'endAction'>, count: number): boolean => endAction === 'return' && count > 1;

export const homingOf = (route: Pick<Route, 'endAction' | 'wings'>, count: number): Partial<Route> =>
  areHoming(route, count) ? { endAction: homingFor(route) } : {};

/** Somebody planned a return: they are told what became of it, and of which return nothing can be said here. */
export const homingDoubts = (route: Pick<Route, 'endAction' | 'wings'>, count: number): Issue[] =>
  areHoming(route, count) ? [warning(`pattern.${homingFor(route)}`, undefined, ['endAction'])] : [];
