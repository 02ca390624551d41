import { legLength, turnAt } from './legs.ts';
import type { Route, Waypoint } from './route.ts';

export interface Estimate {
  /** Metres of all cycles; of one, where they go on for ever. */
  length: number;
  seconds: number;
  isEndless: boolean;
}

/** Metres a second, where a route says nothing of them. */
export const [CLIMB_RATE, DESCENT_RATE] = [3, 2];
/** Degrees a second of an aircraft that turns on the spot. */
export const TURN_RATE = 45;

/** From the entry point to the end, and all of it again for each further cycle. */
export function estimateOf(route: Route): Estimate {
  const { waypoints, cycles } = route;
  const isEndless = cycles === 0;
  if (waypoints.length === 0) return { length: 0, seconds: 0, isEndless };
  const entry = Math.min(Math.max(1, Math.round(route.entryPoint) || 1), waypoints.length) - 1;
  const first = wayAlong(waypoints.slice(entry));
  const further = Math.max(0, cycles - 1);
  if (further === 0) return { ...first, isEndless };
  // Back to the first waypoint before each of them.
  const again = wayAlong([waypoints.at(-1)!, ...waypoints]);
  const waited = waitingAt(waypoints.at(-1)!);
  return { length: first.length + further * again.length, seconds: first.seconds + further * (again.seconds - waited), isEndless };
}

function wayAlong(waypoints: readonly Waypoint[]): { length: number; seconds: number } {
  let [length, seconds] = [0, waitingAt(waypoints[0]!)];
  let speed = 0;
  for (let index = 1; index < waypoints.length; index++) {
    const [from, to, next] = [waypoints[index - 1]!, waypoints[index]!, waypoints[index + 1]];
    const metres = legLength(from, to);
    const arrival = next ? cornerSpeed(from, to, next) : 0;
    const climb = to.altitude - from.altitude;
    const climbing = climb > 0 ? climb / CLIMB_RATE : -climb / DESCENT_RATE;
    seconds += Math.max(legSeconds(metres, speed, arrival, to.speed, to.acceleration), climbing) + waitingAt(to);
    if (arrival === 0 && next && to.yawMode === 'course') seconds += turnAt(from, to, next) / TURN_RATE;
    length += metres + circlesAt(to);
    speed = arrival;
  }
  return { length: length + circlesAt(waypoints[0]!), seconds };
}

const circlesAt = ({ mode, circling: { radius, turns } }: Waypoint): number => (mode === 'circle' ? turns * 2 * Math.PI * radius : 0);

function waitingAt(waypoint: Waypoint): number {
  if (waypoint.mode === 'hover') return waypoint.holdMs / 1_000;
  return circlesAt(waypoint) / waypoint.speed;
}

/** How fast a corner is flown: as fast as the circle that fits into the waypoint's radius allows. */
export function cornerSpeed(before: Waypoint, at: Waypoint, after: Waypoint): number {
  if (at.turnMode === 'stop' || at.mode !== 'pass') return 0;
  const most = Math.min(at.speed, after.speed);
  const half = Math.tan((turnAt(before, at, after) * Math.PI) / 360);
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

/** How much of what it can fly on one charge a way takes: more than 1 is too much. */
export const energyShare = (seconds: number, enduranceSeconds: number): number => seconds / enduranceSeconds;
