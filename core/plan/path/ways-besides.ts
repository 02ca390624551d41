import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { approachOf, heightOfPlace } from '../landing/approach.ts';
import { areTogether } from '../legs.ts';
import type { Route, Waypoint } from '../route.ts';
import { furtherWays } from '../terrain/further-ways.ts';
import { takenOff } from './climb-out.ts';
import { courseOf, type Course, type Home } from './course.ts';
import { backAt, returnsTo } from './haven.ts';
import { legMs, verticalMs } from './leg-time.ts';
import { plannedPerformance, speedOf, turnRadiusOf, type Performance } from './performance.ts';

type Point = Position & { altitude: number };

export interface WayPart {
  from: Point;
  to: Point;
  /** Metres through the air. */
  metres: number;
  seconds: number;
}

/** Of the way back. */
export interface PartBack extends WayPart {
  /** Metres a second ahead; nought for what leads straight up or down. */
  speed: number;
}

/** What is flown of a route besides the way along its waypoints. */
export interface WaysBesides {
  /** From the ground to the waypoint that it begins with. */
  out: readonly WayPart[];
  /** From the last waypoint to where the route ends. */
  back: readonly PartBack[];
  /** What is left out as long as nobody knows where home is. */
  lacks: 'fromHome' | 'fromAndToHome' | undefined;
}

/** The last metres are flown slowly by every autopilot that lands upright, whatever it comes down with before. */
const TOUCHDOWN = { metres: 10, rate: 0.5 } as const;

/** Without an aircraft that says how it returns it does so no slower than it flew: both autopilots keep the speed of the mission, or are faster. */
function asPlanned(route: Route, { speed }: Waypoint): Performance {
  const planned = plannedPerformance(route);
  return { ...planned, returnSpeed: Math.max(planned.returnSpeed, speed) };
}

/** The ways that are held to the air, as they are meant to be flown. Without a home it goes straight up to its first waypoint, and straight down at the last. */
export function waysBesides(route: Route, home?: Home, performance?: Performance): WaysBesides {
  const entry = entryOf(route);
  const [first, last] = [route.waypoints[entry], route.waypoints.at(-1)];
  if (!first || !last) return { out: [], back: [], lacks: undefined };
  const start: Home = { position: home?.position ?? first, altitude: groundOf(route, home) };
  const course = courseOf(route, start, performance ?? asPlanned(route, last));
  const [out, { back, isWhole }] = [wayOut(course, start, first, entry), wayBack(course, home, last)];
  return { out, back, lacks: home ? undefined : isWhole ? 'fromHome' : 'fromAndToHome' };
}

/** As the aircraft itself is set to: a landing route that has not been said yet ends so. */
export const returnsByItself = ({ endAction, landing }: Pick<Route, 'endAction' | 'landing'>): boolean =>
  endAction === 'return' || (endAction === 'landingRoute' && !landing);

/** Rather than where its last waypoint is, or at a place of its own. */
export function endsAtHome({ endAction, landing }: Pick<Route, 'endAction' | 'landing'>): boolean {
  if (endAction !== 'landingRoute' || !landing) return endAction !== 'land' && endAction !== null;
  return landing.kind === 'returnAndLand' || (landing.kind === 'standard' && landing.place === null);
}

/** The number of the waypoint that it begins with, counted from nought. */
export const entryOf = ({ waypoints, entryPoint }: Pick<Route, 'waypoints' | 'entryPoint'>): number =>
  Math.min(Math.max(1, Math.round(entryPoint) || 1), waypoints.length) - 1;

/** Counted as the route counts. Where nobody knows how high home is, it is as high as the lowest waypoint. */
export function groundOf({ heightMode, waypoints }: Route, home: Home | undefined): number {
  if (heightMode === 'relative') return 0;
  return home?.altitude ?? waypoints.reduce((least, { altitude }) => Math.min(least, altitude), Infinity);
}

function wayOut(course: Course, start: Home, first: Waypoint, waypoint: number): WayPart[] {
  const { performance, groundHeight = 0 } = course;
  const { from = first, endMs } = takenOff(course, start, first, waypoint);
  const ground: Point = { ...start.position, altitude: groundHeight };
  const across = metresBetween(ground, from);
  const climb = Math.abs(from.altitude - groundHeight);
  const up: WayPart = {
    from: ground,
    to: from,
    metres: performance.isUpright ? climb + across : Math.hypot(climb, across),
    seconds: endMs / 1_000,
  };
  // What has come beyond the waypoint before it was high or fast enough turns round to it.
  const round = across > metresBetween(ground, first) ? 2 * Math.PI * turnRadiusOf(performance, first.speed) : 0;
  const { speed, acceleration } = first;
  const on = legMs(from, first, { speed, acceleration, stops: performance.turnRadius === 0 }, performance) / 1_000;
  const metres = metresBetween(from, first) + round;
  return [up, { from, to: first, metres, seconds: on + round / speedOf(performance, speed) }].filter(isFlown);
}

const isFlown = ({ metres }: WayPart): boolean => metres > 0;

function wayBack(course: Course, home: Home | undefined, last: Waypoint): { back: PartBack[]; isWhole: boolean } {
  const { route, performance, groundHeight = 0 } = course;
  const { endAction, landing } = route;
  const { parts, go } = flightFrom(course, last);
  const endsThere = endAction === 'land' || endAction === null || (endAction === 'landingRoute' && landing?.kind === 'inPlace');
  const approach = endAction === 'landingRoute' && landing && !endsThere ? approachOf(landing, last, home?.position) : undefined;
  if (approach && landing) {
    const [level, speed] = [groundHeight + heightOfPlace(landing), landing.guidanceSpeed];
    const altitude = level + landing.relativeHeight;
    go({ ...approach.waiting, altitude }, last.speed);
    go({ ...approach.start, altitude }, speed);
    go({ ...approach.place, altitude: level }, speed);
    return { back: parts, isWhole: true };
  }
  const homeward = furtherWays(route, home, performance).find(({ kind }) => kind === 'back');
  if (homeward) {
    const speed = endAction === 'homingHover' || endAction === 'homingLand' ? last.speed : performance.returnSpeed;
    go(homeward.from, speed);
    go(homeward.to, speed);
  }
  if (endAction !== 'homingHover') go({ ...(homeward?.to ?? last), altitude: groundHeight }, last.speed);
  return { back: parts, isWhole: endsThere || homeward !== undefined };
}

/** The ways that it may take by itself from its last waypoint, as it is set to: home, or to the rally point that it may come to instead. */
export function waysOfReturn(route: Route, home: Home, performance?: Performance): PartBack[][] {
  const last = route.waypoints.at(-1);
  if (!last) return [];
  const start: Home = { ...home, altitude: groundOf(route, home) };
  const course = courseOf(route, start, performance ?? asPlanned(route, last));
  const { returnSpeed } = course.performance;
  return returnsTo(course.havens, course.performance, last).map((haven) => {
    const altitude = backAt(haven, last.altitude);
    const { parts, go } = flightFrom(course, last);
    go({ ...last, altitude }, returnSpeed);
    go({ ...haven.position, altitude }, returnSpeed);
    go({ ...haven.position, altitude: course.groundHeight ?? 0 }, returnSpeed);
    return parts;
  });
}

/** On from a waypoint, part by part. */
function flightFrom(course: Course, last: Waypoint): { parts: PartBack[]; go(to: Point, speed: number): void } {
  const parts: PartBack[] = [];
  let at: Point = last;
  return {
    parts,
    go(to, speed) {
      const part = partOf(course, at, to, { speed, acceleration: last.acceleration });
      if (isFlown(part)) parts.push(part);
      at = to;
    },
  };
}

function partOf(course: Course, from: Point, to: Point, { speed, acceleration }: Pick<Waypoint, 'speed' | 'acceleration'>): PartBack {
  const { performance, groundHeight = 0 } = course;
  const [across, climb] = [metresBetween(from, to), to.altitude - from.altitude];
  const metres = Math.hypot(across, climb);
  if (!areTogether(across))
    return {
      from,
      to,
      metres,
      speed: speedOf(performance, speed),
      seconds: legMs(from, to, { speed, acceleration, stops: performance.turnRadius === 0 }, performance) / 1_000,
    };
  const slow = climb < 0 && to.altitude <= groundHeight && performance.isUpright ? Math.min(-climb, TOUCHDOWN.metres) : 0;
  const swift = climb < 0 ? climb + slow : climb;
  return {
    from,
    to,
    metres,
    speed: 0,
    seconds: verticalMs(swift, performance.climbRate, performance.descentRate) / 1_000 + slow / TOUCHDOWN.rate,
  };
}
