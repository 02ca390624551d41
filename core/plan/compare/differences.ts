import { metresBetween } from '../../geo/distance.ts';
import type { Route, Waypoint } from '../route.ts';
import { alignWaypoints } from './align.ts';
import { routeFacts, waypointFacts, type FactChange, type RouteFacts, type WaypointFacts } from './facts.ts';
import { isAlike, isSamePlace } from './same.ts';

/** One waypoint that is not alike in both. Numbers count from nought; nothing: that route has no such waypoint. */
export interface WaypointDifference {
  one: number | undefined;
  other: number | undefined;
  /** Metres over the ground between where it is in each; nought where it has stayed. */
  moved: number;
  changes: readonly FactChange<WaypointFacts>[];
}

export interface RouteDifferences {
  route: readonly FactChange<RouteFacts>[];
  /** In the order in which they are flown. */
  waypoints: readonly WaypointDifference[];
}

/** What is flown otherwise along two routes, and nothing else of them. */
export function differencesOf(one: Route, other: Route): RouteDifferences {
  const waypoints = alignWaypoints(one.waypoints, other.waypoints).flatMap(([mine, theirs]): WaypointDifference[] => {
    const [before, after] = [at(one, mine), at(other, theirs)];
    if (!before || !after) return [{ one: mine, other: theirs, moved: 0, changes: [] }];
    const moved = isSamePlace(before, after) ? 0 : metresBetween(before, after);
    const changes = before === after ? [] : changesIn(waypointFacts(before), waypointFacts(after));
    return moved === 0 && changes.length === 0 ? [] : [{ one: mine, other: theirs, moved, changes }];
  });
  return { route: changesIn(routeFacts(one), routeFacts(other)), waypoints };
}

/** Whether whoever has flown one of them has flown the other. */
export function isSameFlight(one: Route, other: Route): boolean {
  if (one.waypoints.length !== other.waypoints.length) return false;
  const { route, waypoints } = differencesOf(one, other);
  return route.length + waypoints.length === 0;
}

const at = ({ waypoints }: Route, index: number | undefined): Waypoint | undefined => (index === undefined ? undefined : waypoints[index]);

/** What one has not said and the other is not asked for is the same nothing. */
function changesIn<Facts extends object>(one: Facts, other: Facts): FactChange<Facts>[] {
  const facts = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof Facts)[];
  return facts
    .filter((fact) => !isAlike(one[fact] ?? null, other[fact] ?? null))
    .map((fact) => ({ fact, one: one[fact], other: other[fact] }));
}
