import type { Offset } from '../../../geo/tangent-plane.ts';
import type { Flight, Lane } from '../covering/flight-points.ts';
import { markAt, placeAt, secondsAt, type Mark, type Timeline } from './timeline.ts';

export interface Part {
  /** Whose it is, counted in the order of the aircraft. */
  aircraft: number;
  from: Mark;
  to: Mark;
  /** The way there and back included. */
  seconds: number;
}

/** Seconds from or to where an aircraft belongs. */
export type Ferry = (place: Offset) => number;

/** Rounds of halving: to the thousandth of a second of a flight of days. */
const ROUNDS = 40;
/** Between an even share and the best that was found by halving. */
const STEPS = 100;
/** A cut so near to the end of a lane is made there: as share of what one aircraft flies. */
const SNAP = 0.003;

/** Stretches of a flight, one for each aircraft in this order, of which the longest is as short as can be. */
export function partsWithin(timeline: Timeline, ferries: readonly Ferry[]): Part[] {
  const last = { lane: timeline.lanes.length - 1, share: 1 };
  const whole = secondsAt(timeline, last);
  const furthest = Math.max(...ferries.map((ferry) => Math.max(...timeline.lanes.map(({ from, to }) => Math.max(ferry(from), ferry(to))))));
  let [low, high] = [whole / ferries.length / 2, whole + 2 * furthest + 1];
  let best = filled(timeline, ferries, high) ?? [];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    const parts = filled(timeline, ferries, middle);
    if (parts) [best, high] = [parts, middle];
    else low = middle;
  }
  // A little less time may do where a little more does not: a cut falls on the end of a lane near home, or on its middle.
  const [latest, evenly] = [lastOf(best), best.reduce((sum, { seconds }) => sum + seconds, 0) / ferries.length];
  for (let step = 0; step < STEPS; step++) {
    const parts = filled(timeline, ferries, evenly + ((latest - evenly) * step) / STEPS);
    if (parts && lastOf(parts) < lastOf(best)) best = parts;
  }
  return best;
}

const lastOf = (parts: readonly Part[]): number => Math.max(...parts.map(({ seconds }) => seconds));

/** Each aircraft flies as far as so many seconds last; nothing where that does not reach the end. */
function filled(timeline: Timeline, ferries: readonly Ferry[], seconds: number): Part[] | undefined {
  const end = { lane: timeline.lanes.length - 1, share: 1 };
  const parts: Part[] = [];
  let from: Mark | undefined = { lane: 0, share: 0 };
  for (const [aircraft, ferry] of ferries.entries()) {
    if (!from) break;
    const part = reach(timeline, from, end, ferry, seconds);
    // Too far away to be of help.
    if (!part) continue;
    parts.push({ ...part, aircraft });
    from = part.to.share === 1 ? nextLane(part.to, end) : part.to;
  }
  return from ? undefined : parts;
}

const nextLane = ({ lane }: Mark, end: Mark): Mark | undefined => (lane === end.lane ? undefined : { lane: lane + 1, share: 0 });

function reach(timeline: Timeline, from: Mark, end: Mark, ferry: Ferry, seconds: number): Omit<Part, 'aircraft'> | undefined {
  const begin = secondsAt(timeline, from);
  const there = ferry(placeAt(timeline, from));
  const took = (to: Mark) => there + secondsAt(timeline, to) - begin + ferry(placeAt(timeline, to));
  if (there + ferry(placeAt(timeline, from)) >= seconds) return undefined;
  if (took(end) <= seconds) return { from, to: end, seconds: took(end) };
  // Halving finds a place up to which there is time: the way back changes less than the way out.
  let [low, high] = [begin, secondsAt(timeline, end)];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (took(markAt(timeline, middle)) <= seconds) low = middle;
    else high = middle;
  }
  const to = snapped(timeline, from, markAt(timeline, low), seconds * SNAP);
  return isBehind(from, to) ? { from, to, seconds: took(to) } : undefined;
}

const isBehind = (from: Mark, to: Mark): boolean => to.lane > from.lane || (to.lane === from.lane && to.share > from.share);

/** To an end of a lane where that is near: on to its own, or back to that of the lane before. */
function snapped({ lanes }: Timeline, from: Mark, to: Mark, seconds: number): Mark {
  const whole = lanes[to.lane]!.ends - lanes[to.lane]!.begins;
  if (whole * (1 - to.share) <= seconds) return { lane: to.lane, share: 1 };
  return whole * to.share <= seconds && to.lane > from.lane ? { lane: to.lane - 1, share: 1 } : to;
}

/** The lanes of a part and the ways between them. */
export function partOf<L extends Lane>({ lanes, ways }: Flight<L>, { from, to }: Part): Flight<L> {
  const between = (lane: L, share: number): Offset => ({
    north: lane.from.north + (lane.to.north - lane.from.north) * share,
    east: lane.from.east + (lane.to.east - lane.from.east) * share,
  });
  const cut = (lane: L, index: number): L => ({
    ...lane,
    from: index === from.lane ? between(lane, from.share) : lane.from,
    to: index === to.lane ? between(lane, to.share) : lane.to,
  });
  return {
    lanes: lanes.slice(from.lane, to.lane + 1).map((lane, index) => cut(lane, index + from.lane)),
    ways: ways.slice(from.lane, to.lane + 1).map((way, index) => (index === 0 ? [] : way)),
  };
}
