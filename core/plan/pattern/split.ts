import type { Position } from '../../geo/position.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import type { Issue } from '../../issue.ts';
import { plannedPerformance, turningAt } from '../path/performance.ts';
import type { Route, Waypoint } from '../route.ts';
import { asFlown } from '../wings.ts';
import { metresApart } from './covering/edges.ts';
import { fault, slownessDoubts } from './faults.ts';
import type { Pattern } from './pattern.ts';
import { homesInOrder } from './split/homes.ts';
import { partOf, partsWithin } from './split/parts.ts';
import { timelineOf } from './split/timeline.ts';
import { surveyWaypoints } from './survey-waypoints.ts';
import { isSurvey, surveyOf } from './survey.ts';

/** What each of several aircraft flies. */
export interface Split {
  /** None for an aircraft that would come too late to be of help. */
  shares: Share[];
  issues: Issue[];
}

export interface Share {
  /** Which of the aircraft, counted from nought in the order of the homes. */
  aircraft: number;
  /** The way from its home and back included, where it has one. */
  seconds: number;
  route: Route;
}

export const SPLIT_AIRCRAFT = { min: 1, max: 50 } as const;
/** Metres: each aircraft comes and goes so much higher than the one before. */
const APART_M = 5;

/**
 * One area for several aircraft, so that the last one is back as early as possible. All lanes stay in the order in which one aircraft would fly them and are
 * cut into stretches, within a lane where need be. Whoever flies later in that order is always one whole stretch ahead of the next, so that two meet only where ways
 * to and from the area cross; these are flown at a height of their own. It holds for aircraft that begin at about the same time.
 */
export function splitAmong(pattern: Pattern, planned: Route, among: number | readonly Position[]): Split {
  const route = asFlown(planned);
  const count = typeof among === 'number' ? among : among.length;
  const nothing = (issues: Issue[]): Split => ({ shares: [], issues });
  if (!isSurvey(pattern)) return nothing([fault('unsplittable', 'kind')]);
  if (!Number.isInteger(count) || count < SPLIT_AIRCRAFT.min || count > SPLIT_AIRCRAFT.max)
    return nothing([fault('aircraft', 'kind', SPLIT_AIRCRAFT)]);
  const { survey, issues } = surveyOf(pattern, route, turningAt(plannedPerformance(route), route.speed));
  if (!survey) return nothing(issues);
  const homes = typeof among === 'number' ? undefined : among.map((home) => survey.plane.offsetOf(home));
  if (homes && !homes.every(({ north, east }) => Number.isFinite(north) && Number.isFinite(east)))
    return nothing([fault('position', 'kind')]);
  const timeline = timelineOf(survey);
  const ferry = (home: Offset | undefined, place: Offset) => (home ? metresApart(home, place) / route.speed : 0);
  const order = homes ? homesInOrder(homes, timeline) : Array.from({ length: count }, (_, index) => index);
  const parts = partsWithin(
    timeline,
    order.map((home) => (place: Offset) => ferry(homes?.[home], place)),
  );
  const shares = parts
    .map((part) => {
      const waypoints = apart(surveyWaypoints(survey, partOf(survey.flight, part), route), part.aircraft * APART_M, route.wings !== null);
      return {
        aircraft: order[part.aircraft]!,
        seconds: part.seconds,
        route: { ...route, pattern: null, partOf: pattern.kind, entryPoint: 1, waypoints },
      };
    })
    .sort((a, b) => a.aircraft - b.aircraft);
  return { shares, issues: [...issues, ...slownessDoubts(planned)] };
}

/** Comes and goes so many metres above its first and last waypoint. */
function apart(waypoints: Waypoint[], metres: number, isWinged: boolean): Waypoint[] {
  const [first, last] = [waypoints[0], waypoints.at(-1)];
  if (metres === 0 || !first || !last) return waypoints;
  const above = (waypoint: Waypoint): Waypoint => ({ ...waypoint, altitude: waypoint.altitude + metres, actions: [] });
  // Nothing on wings goes straight up or down: it comes down where it is led in, and climbs where it is led out.
  if (isWinged) return waypoints.map((one) => ((one === first || one === last) && one.actions.length === 0 ? above(one) : one));
  return [above(first), ...waypoints, above(last)];
}
