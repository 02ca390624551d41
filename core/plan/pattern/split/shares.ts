import type { Offset } from '../../../geo/tangent-plane.ts';
import { estimateOf } from '../../estimate.ts';
import type { Home } from '../../path/course.ts';
import type { Route, Waypoint } from '../../route.ts';
import { metresApart } from '../covering/edges.ts';
import type { SurveyPattern, Survey } from '../survey.ts';
import { surveyWaypoints } from '../survey-waypoints.ts';
import { apartFrom, homingOf, wayHeights } from './apart.ts';
import { balanced } from './balance.ts';
import { homesInOrder } from './homes.ts';
import { heldFor, heldInStep } from './in-step.ts';
import { partOf, partsWithin } from './parts.ts';
import { sideBySide } from './sweeps.ts';
import { timelineOf, type Timeline } from './timeline.ts';

export interface Share {
  /** Which of the aircraft, counted from nought in the order of the homes. */
  aircraft: number;
  /** From the ground to the ground as it is flown; the way from its home and back included, where it has one. */
  seconds: number;
  route: Route;
}

/** What is split, and among whom. */
export interface Splitting {
  pattern: SurveyPattern;
  route: Route;
  survey: Survey;
  timeline: Timeline;
  count: number;
  homes: readonly Home[] | undefined;
  /** Whose turn is whose, in the order of the lanes. */
  order: readonly number[];
}

export function splittingOf({ pattern, route, survey, count, homes }: Omit<Splitting, 'timeline' | 'order'>): Splitting {
  const timeline = timelineOf(survey);
  const order = homes
    ? homesInOrder(
        homes.map(({ position }) => survey.plane.offsetOf(position)),
        timeline,
      )
    : Array.from({ length: count }, (_, index) => index);
  return { pattern, route, survey, timeline, count, homes, order };
}

/** One stretch after another of the flight of one aircraft, of which the longest is as short as can be; each aircraft waits for so many seconds before it begins. */
export function inTurn(splitting: Splitting, step: number, waits: readonly number[] = []): Share[] {
  const { route, survey, timeline, count, homes, order } = splitting;
  const places = homes?.map(({ position }) => survey.plane.offsetOf(position));
  const ferry = (home: Offset | undefined, place: Offset) => (home ? metresApart(home, place) / route.speed : 0);
  const laid = balanced(count, (besides) => {
    const parts = partsWithin(
      timeline,
      order.map((home, turn) => (place: Offset) => ferry(places?.[home], place) + besides[turn]! / 2),
    );
    const flown = parts.map((part) => surveyWaypoints(survey, partOf(survey.flight, part), route));
    const heights = wayHeights(route, flown, step);
    return parts.map((part, index) => ({
      turn: part.aircraft,
      reckoned: part.seconds,
      ...heldBack(
        splitting,
        shareOf(splitting, part.aircraft, parts.length, apartFrom(flown[index]!, heights[index], route.wings !== null)),
        waits[order[part.aircraft]!] ?? 0,
      ),
    }));
  });
  return inOrder(laid);
}

/** Beside each other over the whole area, once for each direction; on the way to the next one at the height of the lanes, or each at its own. */
export function inStep(splitting: Splitting, step: number, isHigh: boolean): Share[] {
  const { route, survey, timeline, count, homes, order } = splitting;
  const flown = sideBySide(survey, timeline, count)?.map((sweeps) => sweeps.map((flight) => surveyWaypoints(survey, flight, route)));
  if (!flown) return [];
  const heights = wayHeights(
    route,
    flown.map((sweeps) => sweeps.flat()),
    step,
  );
  const parts = flown.map((sweeps, turn) => ({ sweeps, height: heights[turn]!, home: homes?.[order[turn]!] }));
  const held = heldInStep({ ...route, ...homingOf(route, count) }, parts, isHigh);
  return inOrder(held.map((waypoints, turn) => shareOf(splitting, turn, count, waypoints)));
}

/** Begins so many seconds later: it waits above its first lane. */
export function heldBack({ homes }: Pick<Splitting, 'homes'>, share: Share, seconds: number): Share {
  if (seconds === 0) return share;
  const [first, ...others] = share.route.waypoints;
  const route = { ...share.route, waypoints: [heldFor(first!, seconds), ...others] };
  return { ...share, seconds: estimateOf(route, homes?.[share.aircraft]).seconds, route };
}

const inOrder = (shares: readonly Share[]): Share[] =>
  shares.map(({ aircraft, seconds, route }): Share => ({ aircraft, seconds, route })).sort((a, b) => a.aircraft - b.aircraft);

function shareOf({ pattern, route, homes, order }: Splitting, turn: number, count: number, waypoints: Waypoint[]): Share {
  const aircraft = order[turn]!;
  const own: Route = { ...route, ...homingOf(route, count), pattern: null, partOf: pattern.kind, entryPoint: 1, waypoints };
  return { aircraft, seconds: estimateOf(own, homes?.[aircraft]).seconds, route: own };
}
