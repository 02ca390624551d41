import type { Way } from '../../airspace/engine/check.ts';
import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import { isEndless, stopsAt } from '../legs.ts';
import type { Route, Waypoint } from '../route.ts';
import { besideLeg } from './beside-leg.ts';
import { circledAt } from './circled.ts';
import { cornerNeighbour, NO_FURTHER } from './corner-neighbours.ts';
import { takenOff, type TakenOff } from './climb-out.ts';
import { courseOf, frameOf, type Course, type Home } from './course.ts';
import { endWay } from './end-way.ts';
import { flownWaypoints } from './flown-waypoints.ts';
import { entered, type Aloft } from './entered.ts';
import type { Haven } from './haven.ts';
import { legMs, soonestAt, waitAt } from './leg-time.ts';
import { turnRadiusOf, type Performance } from './performance.ts';
import { heightsAlong, heightsReached, reachedAt, type Band, type ReachedHeights } from './reached-heights.ts';
import { columnAt, returnPieces } from './return-way.ts';
import { isAsGoodAsNextLeg, turnCorners } from './turn.ts';

/** All that may be flown of a route: the climb, or the way to it from where it is in the air, legs and corners, circles, the way back from every point, and the descent. */
export const wayOf = (route: Route, home: Home | undefined, performance: Performance, aloft?: Aloft): Way =>
  wayBy({ make: stepOf }, route, home, performance, aloft);

/** The same with steps that somebody has made otherwise. */
export function wayBy(steps: Steps, route: Route, home: Home | undefined, performance: Performance, aloft?: Aloft): Way {
  const course = courseOf(route, home, performance);
  const flown = flownWaypoints(route);
  const first = route.waypoints[flown[0] ?? -1];
  if (!first) return { parts: [], frame: frameOf(route, home) };
  const begun = aloft ? entered(course, aloft, flown) : home && takenOff(course, home, first, flown[0]!);
  const heights = begun?.band ? heightsAlong(route, flown, performance, begun.band) : heightsReached(route, performance);
  const round = roundOf(steps, course, flown, heights, begun);
  const again = route.cycles === 0 ? Infinity : (route.cycles - 1) * round.againMs;
  const slower = route.cycles === 0 ? Infinity : route.cycles === 1 ? 0 : (route.cycles - 1) * round.againLaterMs;
  const isLater = again + slower > 0 && !steps.isUntimed;
  const later = (part: readonly Piece[]) => part.map((piece) => ({ ...piece, laterMs: piece.laterMs + again + slower }));
  // However many rounds are flown, the mission goes on to its end from the last waypoint, not from the first that each round comes back to.
  const last = route.waypoints.length - 1;
  const end = route.waypoints[last]!;
  const endsAt = round.leftLastMs + (again === Infinity ? 0 : again);
  const left = {
    waypoint: last,
    fromMs: endsAt,
    laterMs: round.laterMs + slower,
    low: heights?.leftLow[last] ?? end.altitude,
    high: heights?.leftHigh[last] ?? end.altitude,
    before: beforeLast(course, flown, begun),
  };
  const parts: (readonly Piece[])[] = isLater ? round.parts.map(later) : round.parts.slice();
  parts.unshift(begun?.pieces ?? []);
  parts.push(endWay(course, end, left));
  const [highest, whenever] = [highestOf(route), anytime(parts.find((part) => part.length > 0)![0]!)];
  parts.push(madeFor(course, parts).map((haven) => columnAt(course, haven, highest, whenever)));
  return { parts, frame: frameOf(route, home), ...(steps.isUntimed && { isUntimed: true }) };
}

/** Where the corner at the last waypoint is come from before the route ends there. */
function beforeLast({ route, performance }: Course, flown: readonly number[], begun: TakenOff | undefined): Waypoint | undefined {
  const apart = cornerNeighbour(route, flown, flown.lastIndexOf(route.waypoints.length - 1), -1, performance);
  return apart === NO_FURTHER ? (begun?.from ?? begun?.before) : route.waypoints[apart];
}

/** Home, and the rally points that some way leads to. */
function madeFor({ havens }: Course, parts: Way['parts']): readonly Haven[] {
  if (havens.length <= 1) return havens;
  return havens.filter(({ rally }) => !rally || parts.some((part) => part.some((piece) => piece.rally === rally)));
}

function highestOf({ waypoints }: Route): number {
  let highest = -Infinity;
  for (let index = 0; index < waypoints.length; index++) highest = Math.max(highest, waypoints[index]!.altitude);
  return highest;
}

const anytime = (piece: Piece): Piece => ({ ...piece, kind: 'return', fromMs: 0, toMs: 0, waitMs: 0, laterMs: Infinity, reach: 0 });

/** From one waypoint to the next. */
export interface Asked {
  from: Waypoint | undefined;
  to: Waypoint;
  /** Where it comes from and goes on to from the corner there. */
  before: Waypoint | undefined;
  after: Waypoint | undefined;
  /** The numbers of the one it leads to and of the one it goes on to, counted from nought. */
  index: number;
  afterIndex: number;
  /** The lowest and the highest that it may be where it begins. */
  low: number;
  high: number;
  /** Milliseconds after departure at which it begins, and by how much that may be later. */
  fromMs: number;
  laterMs: number;
}

/** What is flown of it. */
export interface Step {
  pieces: readonly Piece[];
  endMs: number;
  /** By as much its end may be later: for ever, where nobody but somebody's hand ends a circle. */
  laterMs: number;
}

export interface Steps {
  make(course: Course, asked: Asked): Step;
  /** Nobody asks when any of it is flown. */
  isUntimed?: true;
}

interface Round extends Pick<Step, 'endMs' | 'laterMs'> {
  /** What is flown of it, step by step. */
  parts: readonly (readonly Piece[])[];
  /** When the last waypoint is left for the first time. */
  leftLastMs: number;
  /** Milliseconds of another round, and by how much that may be longer. */
  againMs: number;
  againLaterMs: number;
}

function roundOf(
  steps: Steps,
  course: Course,
  flown: readonly number[],
  heights: ReachedHeights | undefined,
  begun: TakenOff | undefined,
): Round {
  const { route, performance } = course;
  const { waypoints } = route;
  const { from: start, endMs: begin = 0 } = begun ?? {};
  const parts: (readonly Piece[])[] = [];
  const round: Round = { parts, endMs: begin, laterMs: 0, leftLastMs: begin, againMs: 0, againLaterMs: 0 };
  const [last, seam] = [waypoints.length - 1, flown.at(-1)!];
  // One for all of them: of a long route there are many, and none is kept.
  const asked: Asked = {
    from: start,
    to: waypoints[seam]!,
    before: undefined,
    after: undefined,
    index: 0,
    afterIndex: NO_FURTHER,
    low: 0,
    high: 0,
    fromMs: 0,
    laterMs: 0,
  };
  let from = start;
  // Since when it is on its way round to where it ends.
  let [since, sinceLater] = [begin, 0];
  let hasLeftLast = false;
  for (let turn = 0; turn < flown.length; turn++) {
    const index = flown[turn]!;
    const to = waypoints[index]!;
    const apart = cornerNeighbour(route, flown, turn, -1, performance);
    asked.before = apart === NO_FURTHER ? start : waypoints[apart];
    asked.afterIndex = cornerNeighbour(route, flown, turn, 1, performance);
    asked.after = waypoints[asked.afterIndex];
    const ago = flown[turn - 1];
    const started = begun?.band;
    asked.low = ago === undefined ? (started?.low ?? to.altitude) : (heights?.leftLow[ago] ?? from!.altitude);
    asked.high = ago === undefined ? (started?.high ?? to.altitude) : (heights?.leftHigh[ago] ?? from!.altitude);
    asked.from = from;
    asked.to = to;
    asked.index = index;
    asked.fromMs = round.endMs;
    asked.laterMs = round.laterMs;
    const step = steps.make(course, asked);
    parts.push(step.pieces);
    round.endMs = step.endMs;
    round.laterMs = step.laterMs;
    if (index === last && !hasLeftLast) {
      round.leftLastMs = step.endMs;
      hasLeftLast = true;
    }
    if (index === seam && turn < flown.length - 1) [since, sinceLater] = [step.endMs, step.laterMs];
    from = to;
  }
  round.againMs = round.endMs - since;
  round.againLaterMs = round.laterMs === Infinity ? Infinity : round.laterMs - sinceLater;
  return round;
}

export const stepOf: Steps['make'] = (course, { from, to, before, after, index, afterIndex, low, high, fromMs, laterMs }) => {
  const { havens, performance } = course;
  const reached = from ? reachedAt(from, { low, high }, to, performance) : { low, high };
  const isShort = reached.low < reached.high;
  const leg = { ...legOf(performance, from, to, index, fromMs), laterMs };
  // What is too low or too high may be anywhere up to where it was told to be.
  if (low < high || isShort) Object.assign(leg, heightsOf([low, high, reached.low, reached.high]), { isEven: false });
  const pieces: Piece[] = [leg];
  const turns = before && after ? turnCorners(before, to, after, performance) : [];
  const around = [before, from, to, after].map((waypoint) => (waypoint ?? to).altitude);
  const heights = heightsOf([low, high, reached.low, reached.high, ...around]);
  for (const turn of turns)
    pieces.push({
      ...leg,
      kind: 'turn',
      waypoint: isAsGoodAsNextLeg(turn, leg.margin) ? afterIndex : index,
      corners: turn.corners,
      reach: turn.reach,
      ...heights,
      isEven: false,
    });
  // PX4 circles until it is as high as it was told.
  const waiting = 2 * turnRadiusOf(performance, to.speed);
  const circled = Math.max(circledAt(to, performance), isShort ? waiting : 0);
  if (circled > 0) pieces.push(circleOf(leg, to, circled, reached));
  const left = from ? Math.max(circledAt(from, performance), low < high ? 2 * turnRadiusOf(performance, from.speed) : 0) : 0;
  const besides = besideLeg(leg, from, to, left, circled);
  pieces.push(...besides);
  if (havens.length > 0) {
    const circling = pieces.filter(({ reach, corners }) => reach > 0 && corners.length === 1);
    const cut = turns.flatMap(({ corners, reach, isCut }) =>
      isCut || corners.length === 2 ? [{ ...leg, corners: corners.slice(0, 2), reach }] : [],
    );
    const turnedBackFrom = [leg, ...cut, ...besides.flatMap(edgesOf), ...circling];
    for (const haven of havens) pieces.push(...turnedBackFrom.flatMap((piece) => returnPieces(course, piece, haven)));
  }
  // Whoever does not wait to be as high is there sooner.
  const waited = isShort && from ? leg.toMs - fromMs - legTime(performance, from, { ...to, altitude: from.altitude }) : 0;
  if (leg.waitMs === Infinity) return { pieces, endMs: leg.toMs - waited, laterMs: Infinity };
  // Planned to be ended by hand, and yet it ends by itself: at either, whichever comes first.
  if (isEndless(to)) return { pieces, endMs: leg.toMs - waited, laterMs: laterMs + waited + leg.waitMs };
  const soonest = soonestAt(to, performance);
  return { pieces, endMs: leg.toMs - waited + soonest, laterMs: laterMs + waited + leg.waitMs - soonest };
};

const heightsOf = (heights: readonly number[]) => ({ fromHeight: Math.min(...heights), toHeight: Math.max(...heights) });

const legTime = (performance: Performance, from: Waypoint, to: Waypoint): number =>
  legMs(from, to, { speed: to.speed, acceleration: to.acceleration, stops: stopsAt(to) }, performance);

function legOf(performance: Performance, from: Waypoint | undefined, to: Waypoint, waypoint: number, fromMs: number): Piece {
  const { speed, altitude } = to;
  return {
    kind: 'leg',
    waypoint,
    corners: from ? [from, to] : [to],
    reach: 0,
    margin: marginAt(speed, performance),
    fromHeight: from?.altitude ?? altitude,
    toHeight: altitude,
    fromMs,
    toMs: fromMs + (from ? legTime(performance, from, to) : 0),
    waitMs: waitAt(to, performance),
    laterMs: 0,
    isEven: true,
  };
}

/** Whoever turns home from somewhere in a triangle leaves it over one of its sides; the one in the circle is the circle's. */
const edgesOf = (piece: Piece): Piece[] => {
  const [place, ...touching] = piece.corners;
  return touching.length === 2 ? touching.map((corner) => ({ ...piece, corners: [place!, corner] })) : [piece];
};

const circleOf = (leg: Piece, to: Waypoint, reach: number, { low, high }: Band): Piece => ({
  ...leg,
  kind: 'circle',
  corners: [to],
  reach,
  fromHeight: low,
  toHeight: high,
  fromMs: leg.toMs,
  toMs: leg.toMs,
  isEven: false,
});
