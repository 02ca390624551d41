import { emptyHull, fillHull } from '../../airspace/engine/hull.ts';
import { marginAt } from '../../airspace/engine/margin.ts';
import { doMeet, met } from '../../airspace/engine/meet.ts';
import { spot, type Frame, type Piece, type When } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import { zoneIndex, type ZoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import type { Position } from '../../geo/position.ts';
import type { Route } from '../route.ts';
import { furtherWays, type FurtherWay } from '../terrain/further-ways.ts';
import type { Terrain } from '../terrain/ground.ts';
import { aroundWaypoint, shapesAround } from './around-waypoint.ts';
import type { Home } from './course.ts';
import type { Aloft } from './entered.ts';
import { turnRadiusOf, type Performance } from './performance.ts';
import { heightsReached, type Band } from './reached-heights.ts';
import { returnsByItself } from './ways-besides.ts';

/** Where the way to a waypoint comes into a zone whose limits count from the ground, by the ground that is there. */
export interface GroundConflict {
  zone: Zone;
  waypoint: number;
  position: Position;
  /** Metres above the ground at which it does. */
  height: number;
}

export const ABOVE_GROUND: Frame = { toSea: undefined, toGround: 0 };
/** Whoever does not know how high they are may be in any zone that they come to. */
export const ANY_HEIGHT: Frame = { toSea: undefined, toGround: undefined };
const hull = emptyHull();
const countedFromGround = new WeakMap<ZoneIndex, ZoneIndex>();

/** Those of them that count from the ground. */
export function groundZones(index: ZoneIndex): ZoneIndex {
  const known = countedFromGround.get(index) ?? zoneIndex(index.zones.filter(({ datum }) => datum === 'ground'));
  countedFromGround.set(index, known);
  return known;
}

/** Whether the ground below a route says anything of its zones: looking it up takes longer than asking. */
export function asksForGround(route: Route, home: Home | undefined, all: ZoneIndex, performance: Performance, when: When): boolean {
  const { waypoints } = route;
  // How high it comes back itself is a matter of the ground.
  if (performance.returnsAboveGround && home && returnsByItself(route)) return true;
  const zones = groundZones(all);
  if (zones.zones.length === 0) return false;
  const isNear = (piece: Piece) => met(zones, piece, ANY_HEIGHT, when).length > 0;
  const along = waypoints.some((to, index) => {
    const margin = marginAt(to.speed, performance);
    const from = waypoints[index - 1];
    // The corner of whoever comes from home is none of the route's own.
    const there = [spot(to, margin, 2 * turnRadiusOf(performance, to.speed)), { ...spot(to, margin), corners: [from ?? to, to] }];
    const around = shapesAround(route, index, performance)?.shapes ?? [];
    return [...there, ...around.map(({ corners, reach }) => ({ ...spot(to, margin, reach), corners }))].some(isNear);
  });
  const beside = ({ from, to, waypoint }: FurtherWay): Piece => ({
    ...spot(from, marginAt(waypoints[waypoint]!.speed, performance)),
    corners: [from, to],
  });
  return along || furtherWays(route, home).some((way) => isNear(beside(way)));
}

/**
 * The ways of a route against the ground below them, where it is known: legs, corners and circles, the way to it from home and the one back. It comes on top of the heights above the place of take-off: over a valley a limit above the ground is
 * broken sooner than these say, over a hill later, and files of heights are not always right.
 */
export function groundConflicts(
  route: Route,
  terrain: Terrain,
  all: ZoneIndex,
  performance: Performance,
  when: When,
  aloft?: Pick<Aloft, 'isMoving'>,
): GroundConflict[] {
  const { waypoints, entryPoint, cycles } = route;
  const { legs, datum, further = [] } = terrain;
  if (datum === null || legs.length !== waypoints.length - 1) return [];
  const zones = groundZones(all);
  if (zones.zones.length === 0) return [];
  // What lies before the entry point is flown only by whoever comes round again, or is on the way to it.
  const first = cycles === 1 ? Math.max(1, aloft?.isMoving ? entryPoint - 1 : entryPoint) : 1;
  const heights = heightsReached(route, performance);
  const found: GroundConflict[] = [];
  const told = new Set<number>();
  const tell = (number: number, { waypoint, corners, fromHeight, toHeight }: Piece): void => {
    const key = number * waypoints.length + waypoint;
    if (told.has(key)) return;
    told.add(key);
    const zone = zones.zones[number]!;
    found.push({ zone, waypoint, position: corners[0]!, height: heightIn(zone, { fromHeight, toHeight }) });
  };
  const along = (from: Between, to: Between, speed: number, waypoint: number, ground: Terrain['legs'][number]): void => {
    const lows = heightsAlong(from.low, to.low, ground, datum);
    const highs = from.low === from.high && to.low === to.high ? lows : heightsAlong(from.high, to.high, ground, datum);
    const leg = legOf(from, to, waypoint, lows, highs, marginAt(speed, performance));
    if (!leg) return;
    for (const zone of met(zones, leg, ABOVE_GROUND, when)) {
      const part = firstPart(leg, lows, highs, (piece) => doMeet(zones, zone, piece, ABOVE_GROUND, when));
      if (part) tell(zone, part);
    }
  };
  for (let waypoint = first; waypoint < waypoints.length; waypoint++) {
    const [from, to] = [waypoints[waypoint - 1]!, waypoints[waypoint]!];
    const left = heights ? { ...from, low: heights.leftLow[waypoint - 1]!, high: heights.leftHigh[waypoint - 1]! } : level(from);
    const reached = heights ? { ...to, low: heights.low[waypoint]!, high: heights.high[waypoint]! } : level(to);
    along(left, reached, to.speed, waypoint, legs[waypoint - 1]!);
  }
  for (let waypoint = first - 1; waypoint < waypoints.length; waypoint++) {
    const around = aroundWaypoint(route, waypoint, terrain, datum, performance, heights);
    for (const piece of around) for (const zone of met(zones, piece, ABOVE_GROUND, when)) tell(zone, piece);
  }
  for (const { way, ground } of further) {
    // Whoever is in the air does not come from home.
    if ((way.kind === 'entry' && aloft) || way.kind === 'byItself') continue;
    along(level(way.from), level(way.to), waypoints[way.waypoint]!.speed, way.waypoint, ground);
  }
  return found;
}

type High = Position & { altitude: number };
type Between = Position & Band;
const level = ({ latitude, longitude, altitude }: High): Between => ({ latitude, longitude, low: altitude, high: altitude });

type Heights = readonly (number | undefined)[];

/** Above the ground, in even steps; nothing where nobody knows. */
const heightsAlong = (from: number, to: number, ground: Terrain['legs'][number], datum: number): (number | undefined)[] =>
  ground.map((metres, part) => (metres === null ? undefined : from + ((to - from) * part) / (ground.length - 1) + datum - metres));

/** All of it at any of its heights: only what meets a zone so is looked at part by part. */
function legOf(from: Position, to: Position, waypoint: number, lows: Heights, highs: Heights, margin: number) {
  let [fromHeight, toHeight] = [Infinity, -Infinity];
  for (const height of lows) if (height !== undefined) fromHeight = Math.min(fromHeight, height);
  for (const height of highs) if (height !== undefined) toHeight = Math.max(toHeight, height);
  if (fromHeight > toHeight) return undefined;
  return { ...spot(from, margin), waypoint, corners: [from, to], fromHeight, toHeight };
}

function firstPart(leg: Piece, lows: Heights, highs: Heights, breaks: (part: Piece) => boolean): Piece | undefined {
  const [from, to] = leg.corners;
  // The bow of the whole leg: that of a part is nothing.
  const reach = fillHull(hull, leg.corners).bow;
  const parts = lows.length - 1;
  const endsOf = (heights: Heights, part: number) => [heights[part] ?? heights[part + 1], heights[part + 1] ?? heights[part]];
  for (let part = 0; part < parts; part++) {
    const [before, after] = endsOf(lows, part);
    if (before === undefined || after === undefined) continue;
    const corners = [between(from!, to!, part / parts), between(from!, to!, (part + 1) / parts)];
    const even = { ...leg, corners, reach, fromHeight: before, toHeight: after, isEven: true };
    const [high, higher] = lows === highs ? [] : endsOf(highs, part);
    const piece =
      high === undefined || higher === undefined
        ? even
        : { ...even, fromHeight: Math.min(before, after), toHeight: Math.max(high, higher), isEven: false };
    if (breaks(piece)) return piece;
  }
  return undefined;
}

/** Of the heights of a part the lowest that is above the floor, as far as any is. */
const heightIn = ({ floor }: Zone, { fromHeight, toHeight }: Pick<Piece, 'fromHeight' | 'toHeight'>): number =>
  Math.min(Math.max(fromHeight, toHeight), Math.max(Math.min(fromHeight, toHeight), floor ?? -Infinity));
