import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Route, Waypoint } from '../route.ts';
import { flownWaypoints } from './flown-waypoints.ts';
import { waitAt } from './leg-time.ts';
import { speedOf, type Performance } from './performance.ts';

/** The lowest and the highest that something may be, counted as the route counts. */
export interface Band {
  low: number;
  high: number;
}

/** By the number of a waypoint, of those that are flown: between which heights it is come to, and left. */
export interface ReachedHeights {
  low: Float64Array;
  high: Float64Array;
  leftLow: Float64Array;
  leftHigh: Float64Array;
}

/** Metres that nobody keeps to anyway. */
const AS_GOOD_M = 1;

/**
 * Between which heights wings come to a waypoint: no autopilot waits for them to climb or to come down as far as they are told, and not all circle there until they have.
 * Nothing of it for what can stop, which is as high as it is told before it flies on.
 */
export function reachedAt(from: Position, { low, high }: Band, to: Waypoint, performance: Performance): Band {
  const { altitude } = to;
  if (performance.turnRadius === 0 || (low === altitude && high === altitude)) return { low: altitude, high: altitude };
  return within({ low, high }, to, metresBetween(from, to) / speedOf(performance, to.speed), performance);
}

/** After so many seconds on the way to a height. */
function within({ low, high }: Band, { altitude }: Waypoint, seconds: number, { climbRate, descentRate }: Performance): Band {
  const [up, down] = [low + climbRate * seconds, high - descentRate * seconds];
  return { low: up < altitude - AS_GOOD_M ? up : altitude, high: down > altitude + AS_GOOD_M ? down : altitude };
}

const known = new WeakMap<readonly Waypoint[], { route: Route; performance: Performance; heights: ReachedHeights | undefined }>();

/** Of a route that is begun as high as its first waypoint. Several rules ask with every step of a drag: all of it is reckoned once. */
export function heightsReached(route: Route, performance: Performance): ReachedHeights | undefined {
  if (performance.turnRadius === 0) return undefined;
  const before = known.get(route.waypoints);
  const isSame = before?.performance === performance && isSameOrder(before.route, route);
  if (before && isSame) return before.heights;
  const heights = heightsAlong(route, flownWaypoints(route), performance, undefined);
  known.set(route.waypoints, { route, performance, heights });
  return heights;
}

const isSameOrder = (one: Route, other: Route): boolean => one.entryPoint === other.entryPoint && one.cycles === other.cycles;

/** Of those that are flown, from the heights that the first of them is come to at; nothing where all are come to as high as they are told. */
export function heightsAlong(
  { waypoints, cycles }: Route,
  flown: readonly number[],
  performance: Performance,
  begun: Band | undefined,
): ReachedHeights | undefined {
  const first = waypoints[flown[0] ?? -1];
  if (!first || performance.turnRadius === 0) return undefined;
  const isBegunSo = !begun || (begun.low === first.altitude && begun.high === first.altitude);
  if (isBegunSo && areReached(waypoints, flown, performance)) return undefined;
  const told = () => Float64Array.from(waypoints, ({ altitude }) => altitude);
  const heights: ReachedHeights = { low: told(), high: told(), leftLow: told(), leftHigh: told() };
  // Whoever comes round too low begins the next round so, and as low as that no round after it is.
  const count = flown.length + (cycles === 1 ? 0 : waypoints.length);
  let [isShort, from, index] = [false, first, flown[0]!];
  let band: Band = begun ?? { low: first.altitude, high: first.altitude };
  for (let turn = 0; turn < count; turn++) {
    index = turn === 0 ? index : (flown[turn] ?? (index + 1) % waypoints.length);
    const to = waypoints[index]!;
    if (turn > 0) band = reachedAt(from, band, to, performance);
    if (band.low !== to.altitude || band.high !== to.altitude) {
      isShort = true;
      keep(heights.low, heights.high, index, band);
      band = within(band, to, waitAt(to, performance) / 1_000, performance);
      keep(heights.leftLow, heights.leftHigh, index, band);
    }
    from = to;
  }
  return isShort ? heights : undefined;
}

/** Whether no leg is too steep: of nearly all routes that is all that is asked with every step of a drag. */
function areReached(waypoints: readonly Waypoint[], flown: readonly number[], performance: Performance): boolean {
  for (let turn = 1; turn < flown.length; turn++)
    if (!isReached(waypoints[flown[turn - 1]!]!, waypoints[flown[turn]!]!, performance)) return false;
  return true;
}

/** Metres of a degree of latitude, or less: most legs are long enough without measuring. */
const DEGREE_M = 110_500;

function isReached(from: Waypoint, to: Waypoint, performance: Performance): boolean {
  const climb = to.altitude - from.altitude;
  const seconds = climb > 0 ? (climb - AS_GOOD_M) / performance.climbRate : (-climb - AS_GOOD_M) / performance.descentRate;
  const metres = seconds * speedOf(performance, to.speed);
  return metres <= 0 || Math.abs(to.latitude - from.latitude) * DEGREE_M >= metres || metresBetween(from, to) >= metres;
}

function keep(lows: Float64Array, highs: Float64Array, index: number, { low, high }: Band): void {
  lows[index] = Math.min(lows[index]!, low);
  highs[index] = Math.max(highs[index]!, high);
}
