import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import type { Waypoint } from '../route.ts';
import type { Course } from './course.ts';
import { legMs, verticalMs } from './leg-time.ts';
import { homeColumn, returnPieces } from './return-way.ts';

/** What follows the last waypoint. Nothing else is known of a landing route here than that it ends at home. */
export function endWay(course: Course, last: Waypoint, waypoint: number, fromMs: number, laterMs: number): Piece[] {
  const { route, home, performance } = course;
  const here: Piece = {
    kind: 'landing',
    waypoint,
    corners: [last],
    reach: 0,
    margin: performance.navigationError,
    fromHeight: last.altitude,
    toHeight: last.altitude,
    fromMs,
    toMs: fromMs,
    waitMs: 0,
    laterMs,
    isEven: false,
  };
  if (route.endAction === 'land' || route.endAction === null) return [downFrom(course, here)];
  if (route.endAction === 'return') {
    const start = { ...route.waypoints[0]!, altitude: last.altitude };
    const ms = legMs(last, start, { speed: last.speed, acceleration: last.acceleration, stops: true }, performance);
    const back: Piece = { ...here, corners: [last, start], margin: marginAt(last.speed, performance), toMs: fromMs + ms, isEven: true };
    return [back, downFrom(course, { ...here, corners: [start], fromMs: back.toMs, toMs: back.toMs })];
  }
  if (!home) return [];
  const back = returnPieces(course, here, home).map((piece): Piece => ({ ...piece, kind: 'landing' }));
  const arrival = Math.max(...back.map(({ toMs }) => toMs));
  return [...back, homeColumn(course, home, last.altitude, { ...here, fromMs: arrival, toMs: arrival, laterMs: Infinity })];
}

/** As deep as the ground may be there. */
const downFrom = ({ performance, groundHeight = 0 }: Course, here: Piece): Piece => ({
  ...here,
  fromHeight: -Infinity,
  toMs: here.toMs + verticalMs(Math.min(0, groundHeight - here.toHeight), performance.climbRate, performance.descentRate),
});
