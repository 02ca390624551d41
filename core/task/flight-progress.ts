import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { stillAt, stretchesOf, type Stretch } from '../plan/estimate.ts';
import { advanced, type RouteProgress, type SentRoute } from '../plan/mission/progress.ts';
import type { Route } from '../plan/route.ts';
import type { VehicleState } from '../vehicle/state.ts';

/** A plan as it was sent to an aircraft, and how far that was on record to have come. */
export interface FollowedPlan extends SentRoute, RouteProgress {
  /** What the aircraft calls the first item. */
  firstItem: number;
}

export interface FlightProgress {
  /** The waypoint that it makes for, counted from 1, of how many; nothing once all are behind it. */
  waypoint: number | undefined;
  waypoints: number;
  /** To the last waypoint; nothing where nobody knows where it is. */
  metresLeft: number | undefined;
  secondsLeft: number | undefined;
}

/** Worked out once for a plan: of thousands of waypoints that is too much for every move. */
export const wayOf = (route: Route): readonly Stretch[] => stretchesOf({ ...route, entryPoint: 1, cycles: 1 }).once;

const placeIn = ({ latitude, longitude }: VehicleState): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** How far it is, by what it says it is at: what is on record is a moment older. */
export function progressAlong(way: readonly Stretch[], plan: FollowedPlan, state: VehicleState): FlightProgress {
  const { missionItem } = state;
  const { reached } = missionItem === undefined ? plan : advanced(plan, plan, missionItem - plan.firstItem);
  const waypoints = way.length;
  const behind = reached ?? plan.entryPoint - 1;
  if (behind >= waypoints) return { waypoint: undefined, waypoints, metresLeft: 0, secondsLeft: 0 };
  const [next, place] = [way[behind]!.to, placeIn(state)];
  if (!place) return { waypoint: behind + 1, waypoints, metresLeft: undefined, secondsLeft: undefined };
  const metres = metresBetween(place, next);
  const rest = way.slice(behind + 1);
  return {
    waypoint: behind + 1,
    waypoints,
    metresLeft: rest.reduce((sum, stretch) => sum + stretch.metres, metres),
    secondsLeft: rest.reduce(
      (sum, { flownSeconds, stillSeconds }) => sum + flownSeconds + stillSeconds,
      metres / Math.max(next.speed, 0.1) + stillAt(next),
    ),
  };
}
