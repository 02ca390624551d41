import { marginAt } from '../../airspace/engine/margin.ts';
import { met } from '../../airspace/engine/meet.ts';
import { spot, type When } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import type { ZoneIndex } from '../../airspace/zone-index.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import type { Route, Waypoint } from '../route.ts';
import type { GroundLegs, Terrain } from '../terrain/ground.ts';
import { ANY_HEIGHT, groundZones } from './above-ground.ts';
import { circledAt } from './circled.ts';
import { coneTo } from '../../geo/cone.ts';
import { courseOf, type Home } from './course.ts';
import type { Performance } from './performance.ts';
import { backAt } from './return-way.ts';
import { flownWaypoints } from './way-of.ts';

/** The ways home from all points of a part of a leg: somewhere in the triangle of its ends and home, level, after a climb where it is too low for that. */
export interface Fan {
  /** That the leg leads to, counted from nought. */
  waypoint: number;
  /** Its ends, by their place among all from which a way home is looked at. */
  ends: readonly [number, number];
  /** The lowest that it is left at, and the lowest and highest that it is flown back at, counted as the route counts. */
  low: number;
  lowBack: number;
  highBack: number;
}

export interface WaysBack {
  home: Position;
  from: readonly Position[];
  fans: readonly Fan[];
}

/** With the ground below each of them, from its beginning to home. */
export interface BackGround extends WaysBack {
  ground: GroundLegs;
}

type High = Position & Pick<Waypoint, 'altitude'>;

interface Leg {
  from: High;
  to: High;
  waypoint: number;
}

/** Metres of a leg between two ways home, as long as all of them are no more than this many. */
const STEP_M = 250;
const STEPS_MAX = 500;

/** Only from where zones that count from the ground are near enough to be met at any height: the ground is looked up below nothing else. */
export function waysBack(route: Route, home: Home, all: ZoneIndex, performance: Performance, when: When): WaysBack | undefined {
  const course = courseOf(route, home, performance);
  const zones = groundZones(all);
  // Whoever returns at an unknown height may meet any zone: that is told already.
  if (zones.zones.length === 0 || course.groundHeight === undefined) return undefined;
  const margin = marginAt(performance.returnSpeed, performance);
  const near = legsOf(route, home, performance).filter(({ from, to }) => {
    const corners = from === to ? [to, home.position] : [from, to, home.position];
    return met(zones, { ...spot(to, margin), corners }, ANY_HEIGHT, when).length > 0;
  });
  if (near.length === 0) return undefined;
  const length = near.reduce((sum, { from, to }) => sum + metresBetween(from, to), 0);
  const step = Math.max(STEP_M, length / STEPS_MAX);
  const from: Position[] = [];
  const placeOf = (place: Position): number => {
    const last = from.at(-1);
    return last?.latitude === place.latitude && last.longitude === place.longitude ? from.length - 1 : from.push(place) - 1;
  };
  const fans = near.flatMap((leg): Fan[] => {
    const parts = Math.max(1, Math.ceil(metresBetween(leg.from, leg.to) / step));
    const altitude = (part: number) => leg.from.altitude + ((leg.to.altitude - leg.from.altitude) * part) / parts;
    return Array.from({ length: parts }, (_, part) => {
      const [one, other] = [altitude(part), altitude(part + 1)];
      const ends = [placeOf(between(leg.from, leg.to, part / parts)), placeOf(between(leg.from, leg.to, (part + 1) / parts))] as const;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const backs = { lowBack: backAt(course, low), highBack: backAt(course, high) };
      return { waypoint: leg.waypoint, ends, low, ...backs };
    });
  });
  return { home: home.position, from, fans };
}

/** Each once, however often it is flown; the first is the waypoint that the route is entered at alone. A circle is left between the two points that look past it from home. */
function legsOf(route: Route, { position }: Home, performance: Performance): Leg[] {
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
    const [, one, other] = (circled > 0 && coneTo(position, to, circled)) || [];
    const { altitude } = to;
    return [{ from, to, waypoint }, ...(one && other ? [{ from: { ...one, altitude }, to: { ...other, altitude }, waypoint }] : [])];
  });
}

/** To be asked for at once: between one way home and the next lies a leg that nobody flies. */
export const lineOfWaysBack = ({ from, home }: WaysBack): Position[] => from.flatMap((place) => [place, home]);

export const withWaysBack = (terrain: Terrain, ways: WaysBack, legs: GroundLegs): Terrain => ({
  ...terrain,
  back: { ...ways, ground: ways.from.map((_, index) => legs[2 * index] ?? []) },
});
