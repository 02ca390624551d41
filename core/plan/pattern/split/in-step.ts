import { metresBetween } from '../../../geo/distance.ts';
import { flightOf } from '../../formation/flight.ts';
import type { Home } from '../../path/course.ts';
import type { Route, Waypoint } from '../../route.ts';
import { WAYPOINT_HOLD_MS } from '../../route-limits.ts';
import { reachable } from '../reachable.ts';
import { aboveOf } from './apart.ts';

interface Stepping {
  /** The waypoints of each time over the area. */
  sweeps: readonly Waypoint[][];
  /** Metres on its ways. */
  height: number;
  home: Home | undefined;
}

/** Nobody begins the next sweep before all others have ended theirs: whoever is early waits, on its way or where its sweep ended. */
export function heldInStep(route: Route, parts: readonly Stepping[], isHigh: boolean): Waypoint[][] {
  const laid = parts.map(({ sweeps, height }) => laidOut(sweeps, height, isHigh));
  const firsts = laid.map(({ waypoints }) => waypoints[0]!);
  // From a place that nobody knows each may be late by as much as the others' first waypoints are away.
  const spare = isHigh && parts.some(({ home }) => !home) ? furthestApart(firsts) / route.speed : 0;
  for (const sweep of parts[0]!.sweeps.keys()) {
    const begins = laid.map(({ waypoints, waits }, turn) => leaves({ ...route, waypoints }, parts[turn]!.home, waits[sweep]!));
    const together = Math.max(...begins) + (sweep > 0 ? spare : 0);
    for (const [turn, { waypoints, waits }] of laid.entries())
      waypoints[waits[sweep]!] = heldFor(waypoints[waits[sweep]!]!, together - begins[turn]!);
  }
  return laid.map(({ waypoints }) => reachable(waypoints));
}

/** With the waypoints at which it waits for the others, one for each sweep. */
function laidOut(sweeps: readonly Waypoint[][], height: number, isHigh: boolean): { waypoints: Waypoint[]; waits: number[] } {
  const waypoints: Waypoint[] = [];
  const waits: number[] = [];
  for (const [index, sweep] of sweeps.entries()) {
    if (index === 0 || isHigh) waypoints.push(aboveOf(sweep[0]!, height));
    waits.push(waypoints.length - 1);
    waypoints.push(...sweep);
    if (index === sweeps.length - 1 || isHigh) waypoints.push(aboveOf(sweep.at(-1)!, height));
  }
  return { waypoints, waits };
}

/** Stands there for so long. */
export function heldFor(waypoint: Waypoint, seconds: number): Waypoint {
  const before = waypoint.mode === 'hover' ? waypoint.holdMs : 0;
  const holdMs = Math.min(WAYPOINT_HOLD_MS.max, before + Math.ceil(seconds * 10) * 100);
  return holdMs > 0 ? { ...waypoint, mode: 'hover', turnMode: 'stop', holdMs } : waypoint;
}

/** Seconds after take-off at which it goes on from a waypoint. */
function leaves(route: Route, home: Home | undefined, waypoint: number): number {
  const flight = flightOf(route, { home, delay: 0, rounds: 1 });
  return flight.find((stretch) => stretch.waypoint > waypoint)!.from;
}

const furthestApart = (places: readonly Waypoint[]): number =>
  Math.max(...places.flatMap((one) => places.map((other) => metresBetween(one, other))));
