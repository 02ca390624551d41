import { metresBetween } from '../../geo/distance.ts';
import { approachOf, heightOfPlace } from '../landing/approach.ts';
import type { Route, Waypoint } from '../route.ts';
import { furtherWays } from '../terrain/further-ways.ts';
import type { Terrain } from '../terrain/ground.ts';
import { takenOff } from './climb-out.ts';
import { courseOf, type Course, type Home } from './course.ts';
import { backAt, returnsTo } from './haven.ts';
import { flightFrom, isFlown, type PartBack, type Point, type WayPart } from './flight-from.ts';
import { groundReturns, heightsOver, type GroundReturn } from './ground-returns.ts';
import { legMs } from './leg-time.ts';
import { plannedPerformance, speedOf, turnRadiusOf, type Performance } from './performance.ts';

/** What is flown of a route besides the way along its waypoints. */
export interface WaysBesides {
  /** From the ground to the waypoint that it begins with. */
  out: readonly WayPart[];
  /** From the last waypoint to where the route ends. */
  back: readonly PartBack[];
  /** What is left out as long as nobody knows where home is. */
  lacks: 'fromHome' | 'fromAndToHome' | undefined;
}

/** Without an aircraft that says how it returns it does so no slower than it flew: both autopilots keep the speed of the mission, or are faster. */
function asPlanned(route: Route, { speed }: Waypoint): Performance {
  const planned = plannedPerformance(route);
  return { ...planned, returnSpeed: Math.max(planned.returnSpeed, speed) };
}

/**
 * The ways that are held to the air, as they are meant to be flown. Without a home it goes straight up to its first waypoint, and straight down at the last. What returns
 * above the ground does so by what is known of it.
 */
export function waysBesides(route: Route, home?: Home, performance?: Performance, terrain?: Terrain): WaysBesides {
  const entry = entryOf(route);
  const [first, last] = [route.waypoints[entry], route.waypoints.at(-1)];
  if (!first || !last) return { out: [], back: [], lacks: undefined };
  const start: Home = { position: home?.position ?? first, altitude: groundOf(route, home) };
  const course = courseOf(route, start, performance ?? asPlanned(route, last));
  const [out, { back, isWhole }] = [wayOut(course, start, first, entry), wayBack(course, home, last, terrain)];
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

function wayBack(
  course: Course,
  home: Home | undefined,
  last: Waypoint,
  terrain: Terrain | undefined,
): { back: PartBack[]; isWhole: boolean } {
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
  const overGround = home && terrain && returnsByItself(route) && groundReturns(terrain, performance).find(({ way }) => !way.rally);
  if (overGround) return { back: backOverGround(course, last, overGround, terrain.datum!), isWhole: true };
  const homeward = furtherWays(route, home, performance).find(({ kind }) => kind === 'back');
  if (homeward) {
    const speed = endAction === 'homingHover' || endAction === 'homingLand' ? last.speed : performance.returnSpeed;
    go(homeward.from, speed);
    go(homeward.to, speed);
  }
  if (endAction !== 'homingHover') go({ ...(homeward?.to ?? last), altitude: groundHeight }, last.speed);
  return { back: parts, isWhole: endsThere || homeward !== undefined };
}

/**
 * The ways that it may take by itself from its last waypoint, as it is set to: home, or to the rally point that it may come to instead. Each twice where it returns above the ground: whoever
 * has no heights on board flies back as high above home instead.
 */
export function waysOfReturn(route: Route, home: Home, performance?: Performance, terrain?: Terrain): PartBack[][] {
  const last = route.waypoints.at(-1);
  if (!last) return [];
  const start: Home = { ...home, altitude: groundOf(route, home) };
  const course = courseOf(route, start, performance ?? asPlanned(route, last));
  const { returnSpeed } = course.performance;
  const overGround = terrain ? groundReturns(terrain, course.performance) : [];
  return returnsTo(course.havens, course.performance, last).flatMap((haven) => {
    const altitude = backAt(haven, last.altitude);
    const { parts, go } = flightFrom(course, last);
    go({ ...last, altitude }, returnSpeed);
    go({ ...haven.position, altitude }, returnSpeed);
    go({ ...haven.position, altitude: course.groundHeight ?? 0 }, returnSpeed);
    const there = overGround.filter(({ way }) => way.rally?.number === haven.rally?.number);
    return [parts, ...there.map((back) => backOverGround(course, last, back, terrain!.datum!))];
  });
}

/** Up, along as high above the ground, and down. Between two heights that are known it goes on as high as it is. */
function backOverGround(course: Course, last: Waypoint, back: GroundReturn, datum: number): PartBack[] {
  const { parts, go, goOver } = flightFrom(course, last);
  const { returnSpeed } = course.performance;
  const { to } = back.way;
  let altitude = last.altitude;
  const [begin, ...heights] = heightsOver(back, datum).map((height) => (altitude = height ?? altitude));
  go({ ...last, altitude: begin! }, returnSpeed);
  goOver(to, heights, returnSpeed);
  go({ ...to, altitude: course.groundHeight ?? 0 }, returnSpeed);
  return parts;
}
