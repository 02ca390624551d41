import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { scaleAt, wrapped } from '../geo/tangent-plane.ts';
import type { Waypoint } from './route.ts';

type Point = Position & Pick<Waypoint, 'altitude'>;

/** Metres through the air. */
export const legLength = (from: Point, to: Point): number => Math.hypot(metresBetween(from, to), to.altitude - from.altitude);

/** Nearer than a receiver can tell apart. */
const TOGETHER_M = 0.5;
export const areTogether = (metres: number): boolean => metres <= TOGETHER_M;

/** Whether it is told to be there before it goes on, and not only to pass. */
export const stopsAt = ({ turnMode, mode }: Pick<Waypoint, 'turnMode' | 'mode'>): boolean => turnMode === 'stop' || mode !== 'pass';

/** Whether it circles until somebody ends that by hand. */
export const isEndless = ({ mode, circling }: Pick<Waypoint, 'mode' | 'circling'>): boolean => mode === 'circle' && circling.turns === 0;

const DEGREES = 180 / Math.PI;

/** Beyond this latitude meridians run together within a leg: nothing is flat there. */
const POLAR = 85;
const isPolar = ({ latitude }: Position): boolean => Math.abs(latitude) > POLAR;

/** Degrees from north, from 0 up to 360. */
export function bearingBetween(from: Position, to: Position): number {
  if (isPolar(from)) return greatCircleBearing(from, to);
  const scale = scaleAt(from.latitude);
  const [north, east] = [(to.latitude - from.latitude) * scale.north, wrapped(to.longitude - from.longitude) * scale.east];
  return (Math.atan2(east, north) * DEGREES + 360) % 360;
}

function greatCircleBearing(from: Position, to: Position): number {
  const [south, north, east] = [from.latitude / DEGREES, to.latitude / DEGREES, (to.longitude - from.longitude) / DEGREES];
  const ahead = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east);
  return (Math.atan2(Math.sin(east) * Math.cos(north), ahead) * DEGREES + 360) % 360;
}

/** Degrees by which the way turns at the middle one of three: 0 straight on, 180 back. */
export function turnAt(before: Position, at: Position, after: Position): number {
  return turnBetween(arrivalAt(before, at), courseOf(at, after));
}

/** The course on which it is reached, by the north of that place. */
const arrivalAt = (from: Position, to: Position): number => (isPolar(to) ? (courseOf(to, from) + 180) % 360 : courseOf(from, to));

/** NaN where both are one place. */
const courseOf = (from: Position, to: Position): number =>
  from.latitude === to.latitude && from.longitude === to.longitude ? Number.NaN : bearingBetween(from, to);

function turnBetween(course: number, next: number): number {
  const turn = Math.abs(next - course);
  if (Number.isNaN(turn)) return 0;
  return turn > 180 ? 360 - turn : turn;
}

/** Of each leg, by the number of the waypoint that it leads to: its metres through the air, and its course at the beginning and at the end. */
interface Legs {
  metres: Float64Array;
  courses: Float64Array;
  arrivals: Float64Array;
}

const copyOf = ({ metres, courses, arrivals }: Legs): Legs => ({
  metres: metres.slice(),
  courses: courses.slice(),
  arrivals: arrivals.slice(),
});

function unmeasured(count: number): Legs {
  const unknown = new Float64Array(count).fill(Number.NaN);
  return { metres: new Float64Array(count).fill(Infinity), courses: unknown, arrivals: unknown.slice() };
}

const measured = new WeakMap<readonly Waypoint[], Legs>();
/** Those that were measured last: while one waypoint is dragged, the others are the very same. */
let last: { waypoints: readonly Waypoint[]; legs: Legs } | undefined;

/** Several rules ask with every step of a drag: all of it is measured once. */
function legsOf(waypoints: readonly Waypoint[]): Legs {
  if (last?.waypoints === waypoints) return last.legs;
  const known = measured.get(waypoints);
  if (known) return known;
  const before = last?.waypoints.length === waypoints.length ? last : undefined;
  const legs = before ? copyOf(before.legs) : unmeasured(waypoints.length);
  // Nothing is made in here for each of them, be it but a pair to take apart: all are gone through with every step of a drag.
  for (let index = 1; index < waypoints.length; index++) {
    const from = waypoints[index - 1]!;
    const to = waypoints[index]!;
    if (before && before.waypoints[index] === to && before.waypoints[index - 1] === from) continue;
    legs.metres[index] = legLength(from, to);
    legs.courses[index] = courseOf(from, to);
    legs.arrivals[index] = isPolar(to) ? arrivalAt(from, to) : legs.courses[index]!;
  }
  measured.set(waypoints, legs);
  last = { waypoints, legs };
  return legs;
}

/** Metres to each waypoint from the one before, without end to the first. */
export const metresAlong = (waypoints: readonly Waypoint[]): Float64Array => legsOf(waypoints).metres;

/** Metres from the waypoint before; without end where there is none. */
export const metresTo = (waypoints: readonly Waypoint[], index: number): number => legsOf(waypoints).metres[index] ?? Infinity;

/** Degrees by which the way turns at a waypoint that is neither the first nor the last. */
export function turnAlong(waypoints: readonly Waypoint[], index: number): number {
  const { courses, arrivals } = legsOf(waypoints);
  return turnBetween(arrivals[index]!, courses[index + 1]!);
}

/** How fast a corner of so many degrees is flown: as fast as the circle that fits into the waypoint's radius allows. */
export function cornerSpeed(at: Waypoint, after: Waypoint, turn: number): number {
  if (stopsAt(at)) return 0;
  const most = Math.min(at.speed, after.speed);
  const half = Math.tan((turn * Math.PI) / 360);
  return half < 1e-6 ? most : Math.min(most, Math.sqrt((at.acceleration * at.radius) / half));
}

/** Speeding up, cruising and slowing down; a short leg never comes up to its speed. */
export function legSeconds(metres: number, from: number, to: number, cruise: number, acceleration: number): number {
  if (metres === 0) return 0;
  const peak = Math.sqrt((2 * acceleration * metres + from * from + to * to) / 2);
  // Too short even to change from the one speed to the other.
  if (peak < Math.max(from, to)) return (2 * metres) / (from + to);
  const top = Math.max(Math.min(peak, cruise), from, to);
  const changing = (2 * top * top - from * from - to * to) / (2 * acceleration);
  return (2 * top - from - to) / acceleration + Math.max(0, metres - changing) / top;
}
