import { TURN_RATE } from '../../estimate.ts';
import { legSeconds } from '../../legs.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';
import { wingedCorner } from '../../winged-corner.ts';
import type { Corner } from '../winged/turn-corners.ts';
import { metresApart } from './edges.ts';

export interface Lane {
  from: Offset;
  to: Offset;
}

/** Lanes in the order in which they are flown, and the corners on the way to each from the one before. */
export interface Flight<L extends Lane = Lane> {
  lanes: readonly L[];
  ways: readonly (readonly Corner[])[];
}

/** How it is flown, as far as it takes time and room. */
export interface Manner {
  /** Metres a second, and squared. */
  speed: number;
  acceleration: number;
  /** Metres around a corner that count as having been there. */
  radius: number;
  /** At each corner. */
  stops: boolean;
  /** Metres that a lane goes on beyond the area; of what is on wings, straight before and behind each turn. */
  turnaround: number;
  /** Metres of its tightest turn; nought for what can stop in the air. */
  turnRadius: number;
}

export interface FlightPoint extends Corner {
  /** Which lane it belongs to; on the way, the one that follows. */
  lane: number;
  /** Of a lane itself, not on the way. */
  part: 'begin' | 'end' | 'way';
  /** The way goes straight on here. */
  isPassed: boolean;
}

/** Radii before its first lane from which a wing comes round into it, wherever it comes from. */
export const LEAD_IN_RADII = 2;

/** All that is flown over, with so many metres beyond each lane where the way to the next one is straight. On wings the way itself says how the next one is turned into. */
export function flightPoints(
  { lanes, ways }: Flight,
  { turnaround, turnRadius }: Pick<Manner, 'turnaround' | 'turnRadius'>,
): FlightPoint[] {
  const points: FlightPoint[] = [];
  const isWinged = turnRadius > 0;
  const add = ({ north, east, reach }: Corner, lane: number, part: FlightPoint['part'], isPassed: boolean) =>
    points.push(reach === undefined ? { north, east, lane, part, isPassed } : { north, east, reach, lane, part, isPassed });
  for (const [index, { from, to }] of lanes.entries()) {
    const [isFirst, isLast] = [index === 0, index === lanes.length - 1];
    const isLedIn = isFirst ? turnaround > 0 || isWinged : !isWinged && turnaround > 0 && ways[index]!.length === 0;
    const isLedOut = turnaround > 0 && (isLast || (!isWinged && ways[index + 1]!.length === 0));
    for (const corner of ways[index]!) add(corner, index, 'way', false);
    if (isLedIn)
      add({ ...beyond(to, from, turnaround + LEAD_IN_RADII * turnRadius), ...(isWinged && { reach: turnRadius }) }, index, 'way', false);
    add(from, index, 'begin', isLedIn || isWinged);
    add(to, index, 'end', isLedOut || isWinged);
    if (isLedOut) add(beyond(from, to, turnaround), index, 'way', false);
  }
  return points;
}

/** So far behind the second of two places. */
function beyond(from: Offset, to: Offset, metres: number): Offset {
  const share = metres / metresApart(from, to);
  return { north: to.north + (to.north - from.north) * share, east: to.east + (to.east - from.east) * share };
}

/** Seconds after the first point at which each is reached, as the estimate of a route counts them. */
export function arrivalSeconds(points: readonly FlightPoint[], manner: Manner): Float64Array {
  const { speed, acceleration, radius, stops, turnRadius } = manner;
  if (turnRadius > 0) return wingedArrivals(points, manner);
  const arrivals = new Float64Array(points.length);
  let [pace, waited] = [0, 0];
  for (let index = 1; index < points.length; index++) {
    const [from, to, after] = [points[index - 1]!, points[index]!, points[index + 1]];
    let arrival = after ? speed : 0;
    let turning = 0;
    if (after && !to.isPassed) {
      const turn = turnBetween(from, to, after);
      arrival = stops ? 0 : Math.min(speed, Math.sqrt((acceleration * radius) / Math.tan(Math.min(turn, 3.14) / 2 + 1e-9)));
      turning = arrival === 0 ? (turn * 180) / Math.PI / TURN_RATE : 0;
    }
    arrivals[index] = arrivals[index - 1]! + waited + legSeconds(metresApart(from, to), pace, arrival, speed, acceleration);
    [pace, waited] = [arrival, turning];
  }
  return arrivals;
}

/** As fast all the way, and round its corners. */
function wingedArrivals(points: readonly FlightPoint[], { speed, radius, turnRadius }: Manner): Float64Array {
  const arrivals = new Float64Array(points.length);
  for (let index = 1; index < points.length; index++) {
    const [from, to, after] = [points[index - 1]!, points[index]!, points[index + 1]];
    const corner = after && !to.isPassed ? wingedCorner(turnBetween(from, to, after), to.reach ?? radius, turnRadius) : 0;
    arrivals[index] = arrivals[index - 1]! + (metresApart(from, to) + corner) / speed;
  }
  return arrivals;
}

/** Radians by which the way turns at the middle one of three. */
function turnBetween(before: Offset, at: Offset, after: Offset): number {
  const [inNorth, inEast, outNorth, outEast] = [
    at.north - before.north,
    at.east - before.east,
    after.north - at.north,
    after.east - at.east,
  ];
  return Math.abs(Math.atan2(inNorth * outEast - inEast * outNorth, inNorth * outNorth + inEast * outEast));
}

export const flightSeconds = (flight: Flight, manner: Manner): number => arrivalSeconds(flightPoints(flight, manner), manner).at(-1) ?? 0;
