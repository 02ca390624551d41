import type { Offset } from '../../geo/tangent-plane.ts';
import type { Issue } from '../../issue.ts';
import { estimateOf } from '../estimate.ts';
import type { Home } from '../path/course.ts';
import { plannedPerformance, turningAt } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { asFlown } from '../wings.ts';
import { metresApart } from './covering/edges.ts';
import { fault, slownessDoubts } from './faults.ts';
import type { Pattern } from './pattern.ts';
import { apartFrom, homingDoubts, homingOf, wayHeights } from './split/apart.ts';
import { balanced } from './split/balance.ts';
import { homesInOrder } from './split/homes.ts';
import { meetingDoubts } from './split/meeting.ts';
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
  /** From the ground to the ground as it is flown; the way from its home and back included, where it has one. */
  seconds: number;
  route: Route;
}

export const SPLIT_AIRCRAFT = { min: 1, max: 50 } as const;
/**
 * One area for several aircraft, so that the last one is back as early as possible. All lanes stay in the order in which one aircraft would fly them and are
 * cut into stretches, within a lane where need be. Whoever flies later in that order is always one whole stretch ahead of the next, so that two meet only where ways
 * to and from the area cross; these are flown at a height of their own, above all lanes. It holds for aircraft that begin at about the same time. Where homes are
 * given, their flights are held against each other.
 */
export function splitAmong(pattern: Pattern, planned: Route, among: number | readonly Home[]): Split {
  const route = asFlown(planned);
  const count = typeof among === 'number' ? among : among.length;
  const nothing = (issues: Issue[]): Split => ({ shares: [], issues });
  if (!isSurvey(pattern)) return nothing([fault('unsplittable', 'kind')]);
  if (!Number.isInteger(count) || count < SPLIT_AIRCRAFT.min || count > SPLIT_AIRCRAFT.max)
    return nothing([fault('aircraft', 'kind', SPLIT_AIRCRAFT)]);
  const { survey, issues } = surveyOf(pattern, route, turningAt(plannedPerformance(route), route.speed));
  if (!survey) return nothing(issues);
  const homes = typeof among === 'number' ? undefined : among.map(({ position }) => survey.plane.offsetOf(position));
  if (homes && !homes.every(({ north, east }) => Number.isFinite(north) && Number.isFinite(east)))
    return nothing([fault('position', 'kind')]);
  const timeline = timelineOf(survey);
  const ferry = (home: Offset | undefined, place: Offset) => (home ? metresApart(home, place) / route.speed : 0);
  const order = homes ? homesInOrder(homes, timeline) : Array.from({ length: count }, (_, index) => index);
  const shares = balanced(count, (besides) => {
    const parts = partsWithin(
      timeline,
      order.map((home, turn) => (place: Offset) => ferry(homes?.[home], place) + besides[turn]! / 2),
    );
    const flown = parts.map((part) => surveyWaypoints(survey, partOf(survey.flight, part), route));
    const heights = wayHeights(route, flown);
    return parts.map((part, index) => {
      const aircraft = order[part.aircraft]!;
      const own: Route = {
        ...route,
        ...homingOf(route, parts.length),
        pattern: null,
        partOf: pattern.kind,
        entryPoint: 1,
        waypoints: apartFrom(flown[index]!, heights[index], route.wings !== null),
      };
      const { seconds } = estimateOf(own, typeof among === 'number' ? undefined : among[aircraft]);
      return { turn: part.aircraft, reckoned: part.seconds, aircraft, seconds, route: own };
    });
  })
    .map(({ aircraft, seconds, route: own }): Share => ({ aircraft, seconds, route: own }))
    .sort((a, b) => a.aircraft - b.aircraft);
  const doubts = [...slownessDoubts(planned), ...homingDoubts(route, shares.length)];
  return { shares, issues: [...issues, ...doubts, ...(typeof among === 'number' ? [] : meetingDoubts(shares, among))] };
}
