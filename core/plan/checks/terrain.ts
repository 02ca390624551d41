import { warning, type Issue } from '../../issue.ts';
import type { Terrain } from '../terrain/ground.ts';
import { groundReturns } from '../path/ground-returns.ts';
import { plannedPerformance } from '../path/performance.ts';
import { heightsReached } from '../path/reached-heights.ts';
import { returnsByItself } from '../path/ways-besides.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Metres above the ground that are worth a word: trees and houses stand on it. */
export const CLEARANCE_M = 10;

/** The way to each waypoint, to the first one, round again and home, where the ground is known: warnings, because files of heights are coarse, and old. */
export const terrain: Check = ({ route, airspace: { performance = plannedPerformance(route) }, terrain: ground }) => {
  if (!ground || ground.datum === null || ground.legs.length !== route.waypoints.length - 1) return [];
  const { datum } = ground;
  // Wings that cannot climb as steeply as they are told are as much nearer to the ground.
  const heights = heightsReached(route, performance);
  const along = eachWaypoint(route, (to, index) => {
    const from = route.waypoints[index - 1];
    if (!from) return undefined;
    const [left, reached] = heights ? [heights.leftLow[index - 1]!, heights.low[index]!] : [from.altitude, to.altitude];
    const least = leastClearance({ altitude: left }, { altitude: reached }, ground.legs[index - 1]!, datum);
    return clearanceIssue(least, index, TO_WAYPOINT);
  });
  const homeAbove = returnsByItself(route) ? groundReturns(ground, performance).find(({ way }) => !way.rally)?.above : undefined;
  const beside = (ground.further ?? []).flatMap(({ way: { kind, waypoint, from, to }, ground: below }) => {
    // Whoever lands comes down to the ground.
    if (kind === 'place' || kind === 'byItself') return [];
    // Whoever is set to return above the ground returns above home where nothing on board tells of the ground.
    const least = Math.min(leastClearance(from, to, below, datum), kind === 'back' ? (homeAbove ?? Infinity) : Infinity);
    return clearanceIssue(least, waypoint, kind === 'back' ? BACK : TO_WAYPOINT) ?? [];
  });
  return [...along, ...beside.filter((issue) => !along.some(({ code, at }) => code === issue.code && at?.[1] === issue.at?.[1]))];
};

const TO_WAYPOINT = { below: 'route.belowGround', low: 'route.lowClearance' } as const;
const BACK = { below: 'route.belowGroundBack', low: 'route.lowClearanceBack' } as const;

/** What too little height above the ground is told with: on the ways to waypoints, and on those back. */
export type Clearance = 'onTheWay' | 'back';

/** Nothing for what is no matter of the ground below. */
export function clearanceOf({ code }: Issue): Clearance | undefined {
  if (code === TO_WAYPOINT.below || code === TO_WAYPOINT.low) return 'onTheWay';
  return code === BACK.below || code === BACK.low ? 'back' : undefined;
}

function clearanceIssue(least: number, index: number, codes: { below: string; low: string }): Issue | undefined {
  if (least >= CLEARANCE_M) return undefined;
  const params = { number: index + 1, metres: Math.abs(Math.round(least)) };
  return warning(least < 0 ? codes.below : codes.low, params, atWaypoint(index));
}

interface High {
  altitude: number;
}

/** Metres of a leg above the ground below it, where that is known. */
export function leastClearance(from: High, to: High, ground: Terrain['legs'][number], datum: number): number {
  let least = Infinity;
  ground.forEach((height, part) => {
    if (height === null) return;
    const altitude = from.altitude + ((to.altitude - from.altitude) * part) / (ground.length - 1);
    least = Math.min(least, altitude + datum - height);
  });
  return least;
}
