import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { stillAt } from '../plan/circling-told.ts';
import { stretchesOf, type Stretch } from '../plan/estimate.ts';
import { advanced, type RouteProgress, type SentRoute } from '../plan/mission/progress.ts';
import type { Home } from '../plan/path/course.ts';
import { leftOf } from '../plan/path/left-of.ts';
import type { WayPart } from '../plan/path/flight-from.ts';
import { waysBesides } from '../plan/path/ways-besides.ts';
import type { Route } from '../plan/route.ts';
import type { VehicleState } from '../vehicle/state.ts';
import type { TaskType } from './task.ts';

/** A plan as it was sent to an aircraft, and how far that was on record to have come. */
export interface FollowedPlan extends SentRoute, RouteProgress {
  /** What the aircraft calls the first item. */
  firstItem: number;
}

export interface FlightProgress {
  /** The waypoint that it makes for, counted from 1, of how many; nothing once all are behind it. */
  waypoint: number | undefined;
  waypoints: number;
  /** To where the plan ends, at home or elsewhere; nothing where nobody knows where that or the aircraft is. */
  metresLeft: number | undefined;
  secondsLeft: number | undefined;
  /** Of the way from the first waypoint to that end, from nought to one. */
  share: number;
}

/** Of what was drawn, as the map counts it: spots are numbered without the place above the site that every plan begins with. */
export interface DrawnProgress {
  /** Nothing on the way to that place. */
  number: number | undefined;
  count: number;
}

/** Nothing once all of it is behind. */
export function drawnAhead(type: TaskType, { waypoint, waypoints }: FlightProgress): DrawnProgress | undefined {
  if (waypoint === undefined) return undefined;
  const before = type === 'spot' ? 1 : 0;
  return { number: waypoint > before ? waypoint - before : undefined, count: waypoints - before };
}

/** What a flight is measured by. */
export interface FlownWay {
  along: readonly Stretch[];
  back: readonly WayPart[];
  /** Nobody knows where home is, and it would end there. */
  isOpen: boolean;
  metres: number;
}

/** Worked out once for a plan: of thousands of waypoints that is too much for every move. */
export function wayOf(route: Route, home?: Home): FlownWay {
  const along = stretchesOf({ ...route, entryPoint: 1, cycles: 1 }).once;
  const { back, lacks } = waysBesides(route, home);
  const metres = sumOf(along, (stretch) => stretch.metres) + sumOf(back, (part) => part.metres);
  return { along, back, isOpen: lacks === 'fromAndToHome', metres };
}

const sumOf = <T>(parts: readonly T[], of: (part: T) => number): number => parts.reduce((sum, part) => sum + of(part), 0);

const placeIn = ({ latitude, longitude }: VehicleState): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

type Left = Pick<WayPart, 'metres' | 'seconds'>;

/** How far it is, by what it says it is at: what is on record is a moment older. */
export function progressAlong({ along, back, isOpen, metres }: FlownWay, plan: FollowedPlan, state: VehicleState): FlightProgress {
  const { missionItem } = state;
  const { reached } = missionItem === undefined ? plan : advanced(plan, plan, missionItem - plan.firstItem);
  const waypoints = along.length;
  const behind = reached ?? plan.entryPoint - 1;
  const [next, place] = [along[behind]?.to, placeIn(state)];
  const waypoint = next && behind + 1;
  const isKnown = place !== undefined && !(isOpen && !next);
  const left: Left | undefined = isKnown
    ? next
      ? leftTo(along.slice(behind), back, place)
      : leftOf(back, place, state.height)
    : undefined;
  return {
    waypoint,
    waypoints,
    metresLeft: left?.metres,
    secondsLeft: left?.seconds,
    share: left ? Math.min(1, Math.max(0, 1 - left.metres / Math.max(1, metres))) : behind / (waypoints + 1),
  };
}

function leftTo([first, ...rest]: readonly Stretch[], back: readonly WayPart[], place: Position): Left {
  const next = first!.to;
  const metres = metresBetween(place, next);
  const seconds = metres / Math.max(next.speed, 0.1) + stillAt(next);
  return {
    metres: metres + sumOf(rest, (stretch) => stretch.metres) + sumOf(back, (part) => part.metres),
    seconds: seconds + sumOf(rest, ({ flownSeconds, stillSeconds }) => flownSeconds + stillSeconds) + sumOf(back, (part) => part.seconds),
  };
}
