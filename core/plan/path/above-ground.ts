import { emptyHull, fillHull } from '../../airspace/engine/hull.ts';
import { marginAt } from '../../airspace/engine/margin.ts';
import { doMeet, met } from '../../airspace/engine/meet.ts';
import { spot, type Frame, type Piece, type When } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import { zoneIndex, type ZoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import type { Position } from '../../geo/position.ts';
import type { Route, Waypoint } from '../route.ts';
import type { Terrain } from '../terrain/ground.ts';
import type { Performance } from './performance.ts';

/** Where the way to a waypoint comes into a zone whose limits count from the ground, by the ground that is there. */
export interface GroundConflict {
  zone: Zone;
  waypoint: number;
  position: Position;
  /** Metres above the ground at which it does. */
  height: number;
}

const ABOVE_GROUND: Frame = { toSea: undefined, toGround: 0 };
/** Whoever does not know how high they are may be in any zone that they come to. */
export const ANY_HEIGHT: Frame = { toSea: undefined, toGround: undefined };
const hull = emptyHull();
const countedFromGround = new WeakMap<ZoneIndex, ZoneIndex>();

function groundZones(index: ZoneIndex): ZoneIndex {
  const known = countedFromGround.get(index) ?? zoneIndex(index.zones.filter(({ datum }) => datum === 'ground'));
  countedFromGround.set(index, known);
  return known;
}

/** Whether the ground below a route says anything of its zones: looking it up takes longer than asking. */
export function asksForGround({ waypoints }: Route, all: ZoneIndex, performance: Performance, when: When): boolean {
  const zones = groundZones(all);
  if (zones.zones.length === 0) return false;
  return waypoints.some((to, index) => {
    const from = waypoints[index - 1];
    return (
      from !== undefined && met(zones, { ...spot(from, marginAt(to.speed, performance)), corners: [from, to] }, ANY_HEIGHT, when).length > 0
    );
  });
}

/**
 * The legs of a route against the ground below them, where it is known. It comes on top of the heights above the place of take-off: over a valley a limit above the ground is
 * broken sooner than these say, over a hill later, and files of heights are not always right.
 */
export function groundConflicts(
  { waypoints, entryPoint, cycles }: Route,
  { legs, datum }: Terrain,
  all: ZoneIndex,
  performance: Performance,
  when: When,
  isUnderWay = false,
): GroundConflict[] {
  if (datum === null || legs.length !== waypoints.length - 1) return [];
  const zones = groundZones(all);
  if (zones.zones.length === 0) return [];
  // What lies before the entry point is flown only by whoever comes round again, or is on the way to it.
  const first = cycles === 1 ? Math.max(1, isUnderWay ? entryPoint - 1 : entryPoint) : 1;
  const found: GroundConflict[] = [];
  for (let waypoint = first; waypoint < waypoints.length; waypoint++) {
    const [from, to] = [waypoints[waypoint - 1]!, waypoints[waypoint]!];
    const heights = heightsAlong(from, to, legs[waypoint - 1]!, datum);
    const leg = legOf(from, to, waypoint, heights, performance);
    if (!leg) continue;
    for (const zone of met(zones, leg, ABOVE_GROUND, when)) {
      const part = firstPart(leg, heights, (piece) => doMeet(zones, zone, piece, ABOVE_GROUND, when));
      if (part) found.push({ zone: zones.zones[zone]!, waypoint, position: part.corners[0]!, height: heightIn(zones.zones[zone]!, part) });
    }
  }
  return found;
}

/** Above the ground, in even steps; nothing where nobody knows. */
const heightsAlong = (from: Waypoint, to: Waypoint, ground: Terrain['legs'][number], datum: number): (number | undefined)[] =>
  ground.map((metres, part) =>
    metres === null ? undefined : from.altitude + ((to.altitude - from.altitude) * part) / (ground.length - 1) + datum - metres,
  );

/** All of it at any of its heights: only what meets a zone so is looked at part by part. */
function legOf(from: Waypoint, to: Waypoint, waypoint: number, heights: readonly (number | undefined)[], performance: Performance) {
  let [fromHeight, toHeight] = [Infinity, -Infinity];
  for (const height of heights) {
    if (height === undefined) continue;
    fromHeight = Math.min(fromHeight, height);
    toHeight = Math.max(toHeight, height);
  }
  if (fromHeight > toHeight) return undefined;
  return { ...spot(from, marginAt(to.speed, performance)), waypoint, corners: [from, to], fromHeight, toHeight };
}

function firstPart(leg: Piece, heights: readonly (number | undefined)[], breaks: (part: Piece) => boolean): Piece | undefined {
  const [from, to] = leg.corners;
  // The bow of the whole leg: that of a part is nothing.
  const reach = fillHull(hull, leg.corners).bow;
  const parts = heights.length - 1;
  for (let part = 0; part < parts; part++) {
    const [before, after] = [heights[part] ?? heights[part + 1], heights[part + 1] ?? heights[part]];
    if (before === undefined || after === undefined) continue;
    const corners = [between(from!, to!, part / parts), between(from!, to!, (part + 1) / parts)];
    const piece = { ...leg, corners, reach, fromHeight: before, toHeight: after, isEven: true };
    if (breaks(piece)) return piece;
  }
  return undefined;
}

/** Of the heights of a part the lowest that is above the floor, as far as any is. */
const heightIn = ({ floor }: Zone, { fromHeight, toHeight }: Piece): number =>
  Math.min(Math.max(fromHeight, toHeight), Math.max(Math.min(fromHeight, toHeight), floor ?? -Infinity));
