import type { Position } from '../geo/position.ts';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { USUAL_PACE, type CirclePace, type CirclingCraft } from '../vehicle/flight-traits.ts';
import { cornerSpeed, legSeconds } from './legs.ts';
import type { Waypoint } from './route.ts';
import { secondsHeld } from './standing.ts';

/** ArduPilot keeps a byte for rounds, and for metres of a radius. */
const BYTE_MAX = 255;
/** Radii beyond a byte it keeps in tens of metres. */
const RADIUS_MAX = 2_550;
/** Corners of a circle for whoever does not know circles. */
export const CORNERS = 12;

type Circle = Pick<Waypoint, 'circling' | 'speed'>;

/** What an aircraft is told of a circle, and keeps: how often it goes round, as a circle or along corners of it; for how long; or that it has no end. */
export type ToldCircle = { radius: number } & (
  | { by: 'rounds' | 'corners'; turns: number }
  | { by: 'seconds'; seconds: number }
  | { by: 'noEnd' }
);

/** Nobody says what flies it: then it is flown as the route has it. */
export function toldCircle({ circling: { radius, turns }, speed }: Circle, craft: CirclingCraft | undefined): ToldCircle {
  const isRotors = craft?.kind === 'multirotor';
  const hasEnd = turns > 0;
  if (craft?.autopilot === 'ardupilot') {
    if (!hasEnd && !isRotors) return { by: 'noEnd', radius: wholeMetres(radius) };
    // It counts rounds, and comes to none.
    if (isRotors && craft.pace?.rate === 0) return { by: 'noEnd', radius: keptRadius(radius) };
    return { by: 'rounds', radius: keptRadius(radius), turns: hasEnd ? Math.min(BYTE_MAX, turns) : BYTE_MAX };
  }
  if (!hasEnd) return { by: 'noEnd', radius };
  if (craft?.autopilot !== 'px4') return { by: 'rounds', radius, turns };
  return isRotors ? { by: 'corners', radius, turns } : { by: 'seconds', radius, seconds: secondsOf(turns, radius, speed) };
}

/** Of so many rounds, for whoever is told how long to circle. */
export const secondsOf = (turns: number, radius: number, speed: number): number => Math.ceil((turns * 2 * Math.PI * radius) / speed);

const wholeMetres = (radius: number): number => Math.max(1, Math.round(radius));
const keptRadius = (radius: number): number =>
  radius <= BYTE_MAX ? wholeMetres(radius) : Math.min(RADIUS_MAX, Math.round(radius / 10) * 10);

const sideOf = (radius: number): number => 2 * radius * Math.sin(Math.PI / CORNERS);

/** Metres that its corners count as reached from: told more, all of them are from one place, and none is flown to. */
export const cornerReach = ({ circling, radius }: Pick<Waypoint, 'circling' | 'radius'>): number =>
  Math.min(radius, Math.max(LEAST_REACH, sideOf(circling.radius) / 2));
/** Metres that a receiver can tell. */
const LEAST_REACH = 1;

/** A circle as it is flown; without end where somebody has to end it. */
export interface FlownCircle {
  /** Metres from the middle, of one round after the other. */
  radius: number;
  metres: number;
  seconds: number;
}

/** How an aircraft turns that cannot stop, at the speed that it is told. */
export interface Turning {
  turnRadius: number;
  slowest: number;
}
const ON_THE_SPOT: Turning = { turnRadius: 0, slowest: 0 };

export function flownCircle(
  waypoint: Waypoint,
  craft: CirclingCraft | undefined,
  { turnRadius, slowest }: Turning = ON_THE_SPOT,
): FlownCircle {
  const told = toldCircle(waypoint, craft);
  const [radius, speed] = [Math.max(told.radius, turnRadius), Math.max(waypoint.speed, slowest)];
  if (told.by === 'noEnd') return { radius, metres: Infinity, seconds: Infinity };
  if (told.by === 'seconds') return { radius, metres: told.seconds * speed, seconds: told.seconds };
  if (told.by === 'corners') return { radius, ...alongCorners(waypoint, told.turns * CORNERS) };
  const metres = told.turns * 2 * Math.PI * radius;
  return { radius, metres, seconds: metres / Math.min(speed, heldTo(radius, paceOf(craft, turnRadius))) };
}

/** Of what stands still in the air somebody has to say that it circles as fast as it is told: ArduPilot's copters do not, and nobody knows that it is none of these. */
function paceOf(craft: CirclingCraft | undefined, turnRadius: number): CirclePace | undefined {
  if (!craft) return turnRadius > 0 ? undefined : USUAL_PACE;
  return isPaced(craft) ? (craft.pace ?? USUAL_PACE) : undefined;
}

const isPaced = ({ kind, autopilot }: CirclingCraft): boolean => kind === 'multirotor' && autopilot === 'ardupilot';

/** Its parameters say how fast it circles, and nobody has read them. */
export const isPaceUnread = (craft: CirclingCraft): boolean => isPaced(craft) && !craft.pace;

/** It may circle at more than one pace, and nobody knows at which. */
export const isPaceUnsure = (craft: CirclingCraft): boolean => isPaced(craft) && craft.pace?.rate !== (craft.pace?.rateMost ?? Infinity);

const heldTo = (radius: number, pace: CirclePace | undefined): number =>
  pace ? Math.min((pace.rate * Math.PI * radius) / 180, Math.sqrt((pace.acceleration * radius) / 2)) : Infinity;

const UNHELD: CirclePace = { rate: Infinity, rateMost: Infinity, acceleration: Infinity };

/** As fast as it may be, as far as anybody knows: no faster than it is told. */
export function fastest(craft: CirclingCraft | undefined): CirclingCraft {
  if (!craft) return { kind: 'multirotor', autopilot: 'other' };
  if (isPaceUnread(craft)) return { ...craft, pace: UNHELD };
  return craft.pace ? { ...craft, pace: { ...craft.pace, rate: craft.pace.rateMost } } : craft;
}

/** As fast round each corner of it as round any other. */
function alongCorners(waypoint: Waypoint, sides: number): Pick<FlownCircle, 'metres' | 'seconds'> {
  const { speed, acceleration, circling } = waypoint;
  const corner: Waypoint = { ...waypoint, mode: 'pass', turnMode: 'adaptive', radius: cornerReach(waypoint) };
  const [side, pace] = [sideOf(circling.radius), cornerSpeed(corner, corner, 360 / CORNERS)];
  return { metres: sides * side, seconds: sides * legSeconds(side, pace, pace, speed, acceleration) };
}

/** Nearer to the middle than this whoever is to circle may set out in any direction. */
const FROM_MIDDLE_M = 2;

/**
 * The point of a circle that what can stop in the air comes to and leaves it from, as far as that is known: PX4 is told its corners from the north on, ArduPilot comes
 * to the nearest.
 */
export function circleBegin(waypoint: Waypoint, from: Position, craft: CirclingCraft | undefined): Position | undefined {
  if (waypoint.mode !== 'circle' || !craft) return undefined;
  const { by, radius } = toldCircle(waypoint, craft);
  const { offsetOf, positionAt } = tangentPlane(waypoint);
  if (by === 'corners') return positionAt({ north: radius, east: 0 });
  if (by !== 'rounds' || waypoint.circling.waitMs > 0) return undefined;
  const { north, east } = offsetOf(from);
  const metres = Math.hypot(north, east);
  return metres < FROM_MIDDLE_M ? undefined : positionAt({ north: (north / metres) * radius, east: (east / metres) * radius });
}

/** Whether it circles until somebody ends that: not all that are planned so are flown so. */
export const circlesOn = (waypoint: Waypoint, craft: CirclingCraft | undefined): boolean =>
  waypoint.mode === 'circle' && toldCircle(waypoint, craft).by === 'noEnd';

/** Before it circles it hovers there, as at any other waypoint. */
export const waitingBefore = (waypoint: Waypoint): Waypoint => ({
  ...waypoint,
  mode: 'hover',
  turnMode: 'stop',
  holdMs: waypoint.circling.waitMs,
});

/** Whole seconds that it is told to stay in one place: on the wing only whoever waits does so, and no corner is one to stop at. */
export const toldHold = (waypoint: Pick<Waypoint, 'mode' | 'turnMode' | 'holdMs'>, kind: CirclingCraft['kind']): number =>
  kind === 'multirotor' || waypoint.mode === 'hover' ? secondsHeld(waypoint) : 0;

/** Seconds in one place, or circling there where it cannot stop: hovering, or waiting before it circles. As the route has it, as long as nobody says what flies it. */
export function stillAt(waypoint: Waypoint, craft?: CirclingCraft): number {
  const { mode, holdMs, circling } = waypoint;
  if (mode === 'circle' && circling.waitMs === 0) return 0;
  if (craft) return toldHold(mode === 'circle' ? waitingBefore(waypoint) : waypoint, craft.kind);
  return mode === 'pass' ? 0 : (mode === 'hover' ? holdMs : circling.waitMs) / 1_000;
}
