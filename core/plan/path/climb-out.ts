import { marginAt } from '../../airspace/engine/margin.ts';
import { isOnlyPossible, type Piece } from '../../airspace/engine/piece.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { areTogether } from '../legs.ts';
import type { Waypoint } from '../route.ts';
import { TRANSITION_SECONDS, transitionMetres } from '../wings.ts';
import type { Course, Home } from './course.ts';
import { verticalMs } from './leg-time.ts';
import { speedOf, turnRadiusOf, type Performance } from './performance.ts';
import type { Band } from './reached-heights.ts';
import { returnPieces } from './return-way.ts';

/** From the ground to the height of the first waypoint, and where the way goes on from; nothing where it has come to that waypoint. */
export interface TakenOff {
  pieces: Piece[];
  from: Waypoint | undefined;
  /** Where it has come to that waypoint from. */
  before?: Waypoint;
  endMs: number;
  /** Between which heights it comes to where it goes on from, or to that waypoint; as high as that is told, where it is left out. */
  band?: Band;
}

/** Metres up for each metre ahead that no wing is told to climb more steeply than when it leaves the ground: 15 degrees. */
const STEEPEST = Math.tan((15 * Math.PI) / 180);

/** Metres over the ground in which it climbs by so many. */
export const climbOutMetres = (climb: number, speed: number, performance: Performance): number =>
  Math.max(0, climb) / Math.min(performance.climbRate / speedOf(performance, speed), STEEPEST);

/**
 * Straight up what can. What cannot goes on straight until it is high enough, the way its nose points, as autopilots hold it; along its course to the first waypoint, and
 * perhaps any other way, as long as nobody knows where its nose will point.
 */
export const takenOff = (course: Course, home: Home, first: Waypoint, waypoint: number): TakenOff =>
  course.performance.isUpright ? straightUp(course, home, first, waypoint) : alongCourse(course, home, first, waypoint);

function straightUp(course: Course, home: Home, first: Waypoint, waypoint: number): TakenOff {
  const { performance, groundHeight } = course;
  const ms = groundHeight === undefined ? 0 : verticalMs(first.altitude - groundHeight, performance.climbRate, performance.descentRate);
  const column: Piece = { ...onGround(performance, home.position, groundHeight), toHeight: first.altitude, toMs: ms };
  const up = { pieces: [column], from: { ...first, ...home.position, mode: 'hover' as const, holdMs: 0, radius: 0 }, endMs: ms };
  return performance.turnRadius > 0 ? ontoWings(course, home, first, waypoint, up) : up;
}

/** From its rotors to its wings, straight ahead: on beyond a first waypoint that is too near for it. */
function ontoWings(course: Course, home: Home, first: Waypoint, waypoint: number, up: TakenOff): TakenOff {
  const { performance } = course;
  const speed = Math.max(speedOf(performance, first.speed), performance.returnSpeed);
  const metres = transitionMetres(speed);
  // All of the leg is reckoned as fast as it is flown behind this.
  if (metresBetween(home.position, first) >= metres) return { ...up, endMs: up.endMs + (TRANSITION_SECONDS - metres / speed) * 1_000 };
  const level = { fromHeight: first.altitude, toHeight: first.altitude };
  const begin = { ...up.pieces[0]!, ...level, fromMs: up.endMs, toMs: up.endMs + TRANSITION_SECONDS * 1_000, isEven: true };
  const ahead = straightAhead(course, home, first, waypoint, metres, begin);
  return { ...ahead, pieces: [...up.pieces, ...ahead.pieces] };
}

const onGround = ({ navigationError }: Performance, position: Position, groundHeight: number | undefined): Piece => ({
  kind: 'takeOff',
  waypoint: 0,
  corners: [position],
  reach: 0,
  margin: navigationError,
  fromHeight: groundHeight ?? -Infinity,
  toHeight: groundHeight ?? Infinity,
  fromMs: 0,
  toMs: 0,
  waitMs: 0,
  laterMs: 0,
  isEven: false,
});

function alongCourse(course: Course, home: Home, first: Waypoint, waypoint: number): TakenOff {
  const { performance, groundHeight } = course;
  // How far it climbs nobody knows where nobody knows how high home is: then all of the way may be as high or low.
  const metres =
    groundHeight === undefined
      ? metresBetween(home.position, first)
      : climbOutMetres(first.altitude - groundHeight, first.speed, performance);
  const ground = onGround(performance, home.position, groundHeight);
  const toHeight = Math.max(first.altitude, groundHeight ?? -Infinity);
  const begin = { ...ground, toHeight, toMs: (metres / speedOf(performance, first.speed)) * 1_000, isEven: groundHeight !== undefined };
  const ahead = straightAhead(course, home, first, waypoint, metres, begin);
  if (home.heading !== undefined) return { ...ahead, pieces: [ground, ...ahead.pieces.map(asClimb)] };
  const reach = metres + 2 * turnRadiusOf(performance, first.speed);
  const anyWay: Piece = { ...begin, kind: 'mayClimb', reach, margin: marginAt(first.speed, performance), isEven: false };
  return { ...ahead, pieces: [ground, ...ahead.pieces, anyWay] };
}

/** It is told apart from the way of the route: nobody mends it by moving a waypoint. */
const asClimb = (piece: Piece): Piece => (isOnlyPossible(piece) ? piece : { ...piece, kind: 'climb' });

/** So many metres from home the way the nose points, or towards the first waypoint, at the heights and times of what it begins with; and round to that waypoint. */
function straightAhead(course: Course, home: Home, first: Waypoint, waypoint: number, metres: number, begin: Piece): TakenOff {
  const { performance } = course;
  const { position } = home;
  const { toHeight, toMs: endMs } = begin;
  const leg: Piece = { ...begin, kind: 'leg', waypoint, margin: marginAt(first.speed, performance) };
  const ahead = courseAhead(home, first, performance);
  // Straight above where it stands there is no course: whichever it takes, it comes back to it.
  if (!ahead)
    return { pieces: [{ ...leg, reach: metres, isEven: false }], from: { ...first, ...position, mode: 'pass', radius: 0 }, endMs };
  const out = tangentPlane(position).positionAt({ north: ahead.north * metres, east: ahead.east * metres });
  const flown: Piece = { ...leg, corners: [position, out] };
  const swing = swingTo(out, ahead, first) * turnRadiusOf(performance, first.speed);
  const round: Piece = { ...flown, kind: 'turn', corners: [out], reach: swing, fromHeight: toHeight, fromMs: endMs, isEven: false };
  return {
    pieces: [flown, ...(swing > 0 ? [round] : []), ...course.havens.flatMap((haven) => returnPieces(course, flown, haven))],
    from: { ...first, ...out, mode: 'pass', radius: 0 },
    endMs,
  };
}

interface Ahead {
  north: number;
  east: number;
}

/** A metre of it. What rises upright turns its nose towards its way before it flies on. */
function courseAhead({ position, heading }: Home, first: Waypoint, { isUpright }: Performance): Ahead | undefined {
  if (heading !== undefined && !isUpright) {
    const radians = (heading * Math.PI) / 180;
    return { north: Math.cos(radians), east: Math.sin(radians) };
  }
  const there = metresBetween(position, first);
  if (areTogether(there)) return undefined;
  const { north, east } = tangentPlane(position).offsetOf(first);
  return { north: north / there, east: east / there };
}

/** Less is as good as straight. */
const STRAIGHT_SWING = 1e-3;

/** Radii of its turn that it comes off the way to a place at most, until it has turned to it from another course: both of them where it turns back. */
function swingTo(out: Position, ahead: Ahead, to: Position): number {
  const { north, east } = tangentPlane(out).offsetOf(to);
  const metres = Math.hypot(north, east);
  if (areTogether(metres)) return 0;
  const cosine = (ahead.north * north + ahead.east * east) / metres;
  const swing = 2 * Math.min(1, 1 - cosine);
  return swing < STRAIGHT_SWING ? 0 : swing;
}
