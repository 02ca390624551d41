import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { areTogether } from '../legs.ts';
import type { Waypoint } from '../route.ts';
import { turnRadiusAt } from '../wings.ts';
import type { Course, Home } from './course.ts';
import { verticalMs } from './leg-time.ts';
import type { Performance } from './performance.ts';
import { returnPieces } from './return-way.ts';

/** From the ground to the height of the first waypoint, and where the way goes on from; nothing where it has come to that waypoint. */
export interface TakenOff {
  pieces: Piece[];
  from: Waypoint | undefined;
  endMs: number;
}

/** Metres up for each metre ahead that no wing is told to climb more steeply than when it leaves the ground: 15 degrees. */
const STEEPEST = Math.tan((15 * Math.PI) / 180);

/** Metres over the ground in which it climbs by so many. */
export const climbOutMetres = (climb: number, speed: number, { climbRate }: Performance): number =>
  Math.max(0, climb) / Math.min(climbRate / speed, STEEPEST);

/** Straight up what can, and along its course to the first waypoint what cannot: it goes on straight until it is high enough, even where that is beyond the waypoint. */
export const takenOff = (course: Course, home: Home, first: Waypoint, waypoint: number): TakenOff =>
  course.performance.isUpright ? straightUp(course, home, first) : alongCourse(course, home, first, waypoint);

function straightUp({ performance, groundHeight }: Course, { position }: Home, first: Waypoint): TakenOff {
  const ms = groundHeight === undefined ? 0 : verticalMs(first.altitude - groundHeight, performance.climbRate, performance.descentRate);
  const column: Piece = { ...onGround(performance, position, groundHeight), toHeight: first.altitude, toMs: ms };
  return { pieces: [column], from: { ...first, ...position, mode: 'hover', holdMs: 0 }, endMs: ms };
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
  const { position } = home;
  const there = metresBetween(position, first);
  // How far it climbs nobody knows where nobody knows how high home is: then all of the way may be as high or low.
  const metres = groundHeight === undefined ? there : climbOutMetres(first.altitude - groundHeight, first.speed, performance);
  const ground = onGround(performance, position, groundHeight);
  const margin = marginAt(first.speed, performance);
  const endMs = (metres / first.speed) * 1_000;
  const toHeight = Math.max(first.altitude, groundHeight ?? -Infinity);
  // Straight above where it stands there is no course: whichever it takes, it comes back to it.
  if (areTogether(there)) {
    const around: Piece = { ...ground, kind: 'leg', waypoint, reach: metres, margin, toHeight, toMs: endMs };
    return { pieces: [ground, around], from: { ...first, ...position, mode: 'pass' }, endMs };
  }
  const { offsetOf, positionAt } = tangentPlane(position);
  const { north, east } = offsetOf(first);
  const out = positionAt({ north: (north * metres) / there, east: (east * metres) / there });
  const isEven = groundHeight !== undefined;
  const leg: Piece = { ...ground, kind: 'leg', waypoint, corners: [position, out], margin, toHeight, toMs: endMs, isEven };
  const reach = 2 * turnRadiusAt(performance.turnRadius, first.speed);
  const back: Piece = { ...leg, kind: 'turn', corners: [out], reach, fromHeight: toHeight, fromMs: endMs, isEven: false };
  return {
    pieces: [ground, leg, ...(metres > there ? [back] : []), ...returnPieces(course, leg, home)],
    from: { ...first, ...out, mode: 'pass' },
    endMs,
  };
}
