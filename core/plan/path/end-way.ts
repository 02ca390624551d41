import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { approachOf, heightOfPlace, type Approach } from '../landing/approach.ts';
import type { LandingRoute } from '../landing/landing.ts';
import type { Waypoint } from '../route.ts';
import { circledAt } from './circled.ts';
import { climbOutMetres } from './climb-out.ts';
import { coneTo } from '../../geo/cone.ts';
import type { Course, Home } from './course.ts';
import { endTurn } from './end-turn.ts';
import { havensFrom } from './haven.ts';
import { legMs, verticalMs } from './leg-time.ts';
import { turnRadiusOf } from './performance.ts';
import type { Band } from './reached-heights.ts';
import { columnAt, returnPieces } from './return-way.ts';

/** How the last waypoint is left: its number, between which heights and when, and where it is come to from. */
interface Left extends Band, Pick<Piece, 'waypoint' | 'fromMs' | 'laterMs'> {
  before: Waypoint | undefined;
}

/** What follows the last waypoint. A landing route that has not been said yet ends at home. */
export function endWay(course: Course, last: Waypoint, { waypoint, low, high, fromMs, laterMs, before }: Left): Piece[] {
  const { route, home, performance } = course;
  const here: Piece = {
    kind: 'landing',
    waypoint,
    corners: [last],
    reach: Math.max(circledAt(last, performance), low < high ? 2 * turnRadiusOf(performance, last.speed) : 0),
    margin: performance.navigationError,
    fromHeight: low,
    toHeight: high,
    fromMs,
    toMs: fromMs,
    waitMs: 0,
    laterMs,
    isEven: false,
  };
  if (route.endAction === 'land' || route.endAction === null) return [downFrom(course, here)];
  if (route.endAction === 'landingRoute' && route.landing) return landingWay(course, route.landing, last, here, before);
  if (!home) return [];
  return route.endAction === 'homingHover' || route.endAction === 'homingLand'
    ? homingWay(course, last, here, home, before)
    : returnWay(course, last, here, before);
}

/** As the aircraft itself returns: up to where it flies back, home or to the rally point that it may take instead, and down. */
const returnWay = (course: Course, last: Waypoint, here: Piece, before: Waypoint | undefined): Piece[] =>
  havensFrom(course.havens, course.performance, last).flatMap((haven) => {
    const back = returnPieces(course, here, haven).map((piece): Piece => ({ ...piece, kind: 'landing' }));
    if (back.length === 0) return [];
    const arrival = Math.max(...back.map(({ toMs }) => toMs));
    const { performance } = course;
    // What can stop does so before it returns, and turns where it stands.
    const at = performance.turnRadius > 0 ? last : { ...last, mode: 'hover' as const };
    const circled = turnRadiusOf(performance, performance.returnSpeed);
    const turn = endTurn(performance, { before, last: at, left: here.reach, circled, to: haven.position }, back);
    return [...back, ...turn, columnAt(course, haven, here.toHeight, { ...here, fromMs: arrival, toMs: arrival, laterMs: Infinity })];
  });

/** As the mission says: home as high as the last waypoint is, and down there. Only what glides to its landing comes down on the way. */
function homingWay(course: Course, last: Waypoint, here: Piece, { position }: Home, before: Waypoint | undefined): Piece[] {
  const { route, performance, groundHeight = -Infinity } = course;
  const ms = legMs(last, { ...last, ...position }, { speed: last.speed, acceleration: last.acceleration, stops: true }, performance);
  const glides = performance.turnRadius > 0 && route.endAction === 'homingLand';
  const leg: Piece = {
    ...here,
    corners: [last, position],
    reach: 0,
    margin: marginAt(last.speed, performance),
    ...(glides ? { fromHeight: here.toHeight, toHeight: groundHeight } : { fromHeight: here.fromHeight, toHeight: here.toHeight }),
    toMs: here.fromMs + ms,
    isEven: !glides && here.fromHeight === here.toHeight,
  };
  const above: Piece = {
    ...here,
    corners: [position],
    reach: turnRadiusOf(performance, last.speed),
    fromHeight: groundHeight,
    fromMs: leg.toMs,
    toMs: leg.toMs,
    laterMs: Infinity,
  };
  const turn = endTurn(performance, { before, last, left: here.reach, circled: above.reach, to: position }, [leg]);
  return [leg, ...offCircle(leg, here, position), ...turn, above];
}

/** From anywhere on the circle that it flew last. */
function offCircle(leg: Piece, { corners, reach }: Piece, place: Position): Piece[] {
  const cone = reach > 0 ? coneTo(place, corners[0]!, reach) : undefined;
  return cone ? [{ ...leg, corners: cone, isEven: false }] : [];
}

/** To the circle that it waits in, round it for as long as it takes, down, and up again when it is broken off. */
function landingWay(course: Course, landing: LandingRoute, last: Waypoint, here: Piece, before: Waypoint | undefined): Piece[] {
  const { home, performance, groundHeight } = course;
  if (landing.kind === 'inPlace') return [downFrom(course, here)];
  const approach = approachOf(landing, last, home?.position);
  if (!approach) return [];
  const { place, start, waiting } = approach;
  const high = (metres: number) => (groundHeight === undefined ? Infinity : groundHeight + heightOfPlace(landing) + metres);
  const fromHeight = groundHeight === undefined ? -Infinity : Math.min(here.fromHeight, high(landing.relativeHeight));
  const toHeight = Math.max(here.toHeight, high(landing.relativeHeight));
  const ms = legMs(last, { ...last, ...waiting }, { speed: last.speed, acceleration: last.acceleration, stops: true }, performance);
  const later = { ...here, reach: 0, fromMs: here.fromMs + ms, toMs: here.fromMs + ms, laterMs: Infinity };
  const margin = marginAt(landing.guidanceSpeed, performance);
  const on = { ...here, reach: 0, margin: marginAt(last.speed, performance), fromHeight, toHeight, toMs: here.fromMs + ms };
  const circled = Math.max(landing.waitingRadius, turnRadiusOf(performance, landing.guidanceSpeed));
  // What can stop comes straight to where the way down begins.
  const made = performance.turnRadius > 0 ? { to: waiting, circled } : { to: start, circled: 0 };
  return [
    { ...on, corners: [last, waiting, start] },
    ...offCircle(on, here, waiting),
    ...offCircle(on, here, start),
    ...endTurn(performance, { before, last, left: here.reach, ...made }, [on]),
    { ...later, corners: [waiting], reach: circled, margin, fromHeight, toHeight },
    {
      ...later,
      corners: [start, place, waiting],
      margin,
      fromHeight: -Infinity,
      toHeight: high(Math.max(landing.relativeHeight, landing.goAroundHeight)),
    },
    ...(performance.isUpright ? [] : goAround(course, landing, approach, { ...later, margin })),
  ];
}

/** On over the place of landing, up along the course it came in on, and round back to where it waits. */
function goAround({ performance, groundHeight }: Course, landing: LandingRoute, { start, place, waiting }: Approach, here: Piece): Piece[] {
  const { guidanceSpeed, goAroundHeight } = landing;
  const { north, east } = tangentPlane(place).offsetOf(start);
  const share = climbOutMetres(goAroundHeight, guidanceSpeed, performance) / Math.max(1, Math.hypot(north, east));
  const out = tangentPlane(place).positionAt({ north: -north * share, east: -east * share });
  const toHeight = groundHeight === undefined ? Infinity : groundHeight + heightOfPlace(landing) + goAroundHeight;
  const up: Piece = { ...here, corners: [place, out, waiting], fromHeight: -Infinity, toHeight };
  return [up, { ...up, corners: [out], reach: 2 * turnRadiusOf(performance, guidanceSpeed) }];
}

/** As deep as the ground may be there. What cannot come down upright does so in circles. */
const downFrom = ({ performance, groundHeight = 0 }: Course, here: Piece): Piece => ({
  ...here,
  reach: Math.max(here.reach, performance.isUpright ? 0 : 2 * turnRadiusOf(performance, 0)),
  fromHeight: -Infinity,
  toMs: here.toMs + verticalMs(Math.min(0, groundHeight - here.toHeight), performance.climbRate, performance.descentRate),
});
