import { metresBetween } from '../../geo/distance.ts';
import { wrapped } from '../../geo/tangent-plane.ts';
import type { Performance } from '../path/performance.ts';
import { reachable } from '../pattern/reachable.ts';
import { ROUTE_WAYPOINTS } from '../route-limits.ts';
import type { Route, Waypoint } from '../route.ts';
import { isKnown, type Terrain } from './ground.ts';

/** Metres more than asked for: otherwise every bump would need a waypoint of its own. */
const SPARE_M = 1;
/** Metres by which a straight way may be higher than it has to. */
const TOO_HIGH_M = 5;

/** A place of the way, and how low it may be flown there. */
interface Place {
  leg: number;
  share: number;
  /** Metres from the place before. */
  step: number;
  lowest: number;
}

/** What cannot be followed: ground that nobody knows, or with more waypoints than a route has. */
export type NotFollowed = 'unknown' | 'tooMany';

/** So many metres above the ground on every leg, as steep as the aircraft climbs and descends and no steeper, with as few new waypoints as do. */
export function followTerrain(route: Route, height: number, { legs, datum }: Terrain, performance: Performance): Route | NotFollowed {
  const { waypoints } = route;
  if (datum === null || !isKnown(legs) || legs.length !== waypoints.length - 1) return 'unknown';
  const places = legs.map((ground, leg) => placesOf(waypoints, leg, ground as readonly number[], height - datum));
  holdSlopes(places.flat(), waypoints, performance);
  const kept = places.map(keptPlaces);
  const made = kept.flatMap((leg, index) => leg.slice(index === 0 ? 0 : 1).map((place) => waypointOf(waypoints, place)));
  if (made.length > ROUTE_WAYPOINTS.max) return 'tooMany';
  const before = kept.slice(0, Math.max(0, route.entryPoint - 1)).reduce((sum, leg) => sum + leg.length - 1, 0);
  return {
    ...route,
    pattern: null,
    entryPoint: Number.isInteger(route.entryPoint) ? before + 1 : route.entryPoint,
    waypoints: reachable(made),
  };
}

function placesOf(waypoints: readonly Waypoint[], leg: number, ground: readonly number[], above: number): Place[] {
  const parts = ground.length - 1;
  const step = metresBetween(waypoints[leg]!, waypoints[leg + 1]!) / parts;
  return ground.map((metres, part) => ({ leg, share: part / parts, step: part === 0 ? 0 : step, lowest: metres + above + SPARE_M }));
}

/** Whoever cannot climb so steeply begins earlier, and whoever cannot descend so steeply stays up longer. */
function holdSlopes(places: Place[], waypoints: readonly Waypoint[], { climbRate, descentRate }: Performance): void {
  const speedTo = ({ leg }: Place) => waypoints[leg + 1]!.speed;
  for (let at = places.length - 1; at > 0; at--) {
    const [before, place] = [places[at - 1]!, places[at]!];
    before.lowest = Math.max(before.lowest, place.lowest - (climbRate / speedTo(place)) * place.step);
  }
  for (let at = 1; at < places.length; at++) {
    const [before, place] = [places[at - 1]!, places[at]!];
    place.lowest = Math.max(place.lowest, before.lowest - (descentRate / speedTo(place)) * place.step);
  }
}

/** Both ends, and what lies between where the straight way would be too low, or much too high. */
function keptPlaces(places: readonly Place[]): Place[] {
  const isKept = new Uint8Array(places.length);
  const parts: [number, number][] = [[0, places.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    isKept[from] = isKept[to] = 1;
    const worst = worstBetween(places, from, to);
    if (worst !== undefined) parts.push([from, worst], [worst, to]);
  }
  return places.filter((_, index) => isKept[index] === 1);
}

function worstBetween(places: readonly Place[], from: number, to: number): number | undefined {
  const [begin, end] = [places[from]!.lowest, places[to]!.lowest];
  let [worst, most]: [number | undefined, number] = [undefined, 1];
  for (let at = from + 1; at < to; at++) {
    const below = places[at]!.lowest - (begin + ((end - begin) * (at - from)) / (to - from));
    const fault = below > 0 ? below / SPARE_M : -below / TOO_HIGH_M;
    if (fault > most) [worst, most] = [at, fault];
  }
  return worst;
}

function waypointOf(waypoints: readonly Waypoint[], { leg, share, lowest }: Place): Waypoint {
  const [from, to] = [waypoints[leg]!, waypoints[leg + 1]!];
  const altitude = Math.ceil(lowest * 10) / 10;
  if (share === 0) return { ...from, altitude };
  if (share === 1) return { ...to, altitude };
  const { yawMode, yaw, target } = from;
  return {
    ...to,
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: wrapped(from.longitude + wrapped(to.longitude - from.longitude) * share),
    altitude,
    // It only changes its height here: whoever stopped would never get anywhere.
    mode: 'pass',
    turnMode: 'adaptive',
    ...{ yawMode, yaw, target },
    actions: [],
  };
}
