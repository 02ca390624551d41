import { marginAt } from '../../airspace/engine/margin.ts';
import { met } from '../../airspace/engine/meet.ts';
import { spot, type When } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import type { ZoneIndex } from '../../airspace/zone-index.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Refuge } from '../../vehicle/rally.ts';
import type { Route, Waypoint } from '../route.ts';
import type { GroundLegs, Terrain } from '../terrain/ground.ts';
import { ANY_HEIGHT, groundZones } from './above-ground.ts';
import { circledAt } from './circled.ts';
import { coneTo } from '../../geo/cone.ts';
import { courseOf, type Home } from './course.ts';
import type { Performance } from './performance.ts';
import { backAt, sharesNear, type Haven } from './haven.ts';
import { flownWaypoints } from './flown-waypoints.ts';

/** The ways back from all points of a part of a leg: somewhere in the triangle of its ends and where they lead, level, after a climb where it is too low for that. */
export interface Fan {
  /** That the leg leads to, counted from nought. */
  waypoint: number;
  /** Those from its ends, by their place among all that are looked at. */
  ends: readonly [number, number];
  /** The lowest and highest that it is left at, and that it is flown back at, counted as the route counts; and where it leads, at least. */
  low: number;
  high: number;
  lowBack: number;
  highBack: number;
  leastBack: number;
  /** Where it leads; nothing for home. */
  rally: Refuge | undefined;
}

/** One of them, straight. */
export interface WayBack {
  from: Position;
  to: Position;
}

export interface WaysBack {
  ways: readonly WayBack[];
  fans: readonly Fan[];
}

/** With the ground below each of them, from its beginning to where it leads. */
export interface BackGround extends WaysBack {
  ground: GroundLegs;
}

type High = Position & Pick<Waypoint, 'altitude'>;

interface Leg {
  from: High;
  to: High;
  waypoint: number;
  haven: Haven;
}

/** Metres of a leg between two ways back, as long as all of them are no more than this many. */
const STEP_M = 250;
const STEPS_MAX = 500;

/**
 * Only from where zones that count from the ground are near enough to be met at any height: the ground is looked up below nothing else, unless how high it flies back
 * itself counts from the ground.
 */
export function waysBack(route: Route, home: Home, all: ZoneIndex, performance: Performance, when: When): WaysBack | undefined {
  const course = courseOf(route, home, performance);
  const zones = groundZones(all);
  // Whoever returns at an unknown height may meet any zone: that is told already.
  const { returnsAboveGround } = performance;
  if ((zones.zones.length === 0 && !returnsAboveGround) || course.groundHeight === undefined) return undefined;
  const margin = marginAt(performance.returnSpeed, performance);
  const isNear = ({ from, to, haven: { position } }: Leg): boolean => {
    if (returnsAboveGround) return true;
    const corners = from === to ? [to, position] : [from, to, position];
    return met(zones, { ...spot(to, margin), corners }, ANY_HEIGHT, when).length > 0;
  };
  const near = course.havens.flatMap((haven) => legsOf(route, haven, performance)).filter(isNear);
  if (near.length === 0) return undefined;
  const length = near.reduce((sum, { from, to }) => sum + metresBetween(from, to), 0);
  const step = Math.max(STEP_M, length / STEPS_MAX);
  const ways: WayBack[] = [];
  const wayFrom = (from: Position, { position: to }: Haven): number => {
    const last = ways.at(-1);
    const isSame = last?.to === to && last.from.latitude === from.latitude && last.from.longitude === from.longitude;
    return isSame ? ways.length - 1 : ways.push({ from, to }) - 1;
  };
  const fans = near.flatMap((leg): Fan[] => {
    const parts = Math.max(1, Math.ceil(metresBetween(leg.from, leg.to) / step));
    const { haven } = leg;
    const altitude = (part: number) => leg.from.altitude + ((leg.to.altitude - leg.from.altitude) * part) / parts;
    const wayAt = (part: number) => wayFrom(between(leg.from, leg.to, part / parts), haven);
    return Array.from({ length: parts }, (_, part) => {
      const [one, other] = [altitude(part), altitude(part + 1)];
      const ends = [wayAt(part), wayAt(part + 1)] as const;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const backs = { lowBack: backAt(haven, low), highBack: backAt(haven, high), leastBack: haven.height! };
      return { waypoint: leg.waypoint, ends, low, high, ...backs, rally: haven.rally };
    });
  });
  return { ways, fans };
}

/** Each once, however often it is flown; the first is the waypoint that the route is entered at alone. A circle is left between the two points that look past it from where it leads back to. */
function legsOf(route: Route, haven: Haven, performance: Performance): Leg[] {
  const { waypoints } = route;
  const flown = flownWaypoints(route);
  const known = new Set<number>();
  return flown.flatMap((waypoint, turn): Leg[] => {
    const before = flown[turn - 1] ?? waypoint;
    const key = before * waypoints.length + waypoint;
    if (known.has(key)) return [];
    known.add(key);
    const [from, to] = [waypoints[before]!, waypoints[waypoint]!];
    const circled = circledAt(to, performance);
    const [, one, other] = (circled > 0 && coneTo(haven.position, to, circled)) || [];
    const { altitude } = to;
    const legs = [{ from, to }, ...(one && other ? [{ from: { ...one, altitude }, to: { ...other, altitude } }] : [])];
    return legs.flatMap((leg) => partNear({ ...leg, waypoint, haven }));
  });
}

/** What of it the place is made for from. */
function partNear(leg: Leg): Leg[] {
  const { from, to, haven } = leg;
  const shares = sharesNear(haven, from, to, 0);
  if (!shares) return [];
  const at = (share: number): High =>
    share === 0
      ? from
      : share === 1
        ? to
        : { ...between(from, to, share), altitude: from.altitude + (to.altitude - from.altitude) * share };
  return [{ ...leg, from: at(shares[0]), to: at(shares[1]) }];
}

/** To be asked for at once: between one way back and the next lies a leg that nobody flies. */
export const lineOfWaysBack = ({ ways }: WaysBack): Position[] => ways.flatMap(({ from, to }) => [from, to]);

export const withWaysBack = (terrain: Terrain, back: WaysBack, legs: GroundLegs): Terrain => ({
  ...terrain,
  back: { ...back, ground: back.ways.map((_, index) => legs[2 * index] ?? []) },
});
