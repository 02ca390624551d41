import type { Conflict } from '../../airspace/engine/check.ts';
import { HEIGHT_MARGIN_M } from '../../airspace/engine/clip.ts';
import { marginAt } from '../../airspace/engine/margin.ts';
import { doMeet, met } from '../../airspace/engine/meet.ts';
import { spot, type Piece } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import { roomAround } from '../../airspace/zone.ts';
import type { Position } from '../../geo/position.ts';
import { CLEARANCE_M, leastClearance } from '../checks/terrain.ts';
import { ANY_HEIGHT, groundConflicts } from '../path/above-ground.ts';
import type { Route } from '../route.ts';
import type { Terrain } from '../terrain/ground.ts';
import type { Planning } from './mendings.ts';

/** A conflict that only the ground below a leg tells of. */
export interface GroundFound extends Conflict {
  isByGround: true;
}

export const isByGround = (conflict: Conflict): conflict is GroundFound => 'isByGround' in conflict;

type Ground = Terrain['legs'][number];
const UNKNOWN: Ground = [null, null];
const endsOf = (from: Position, to: Position): string => [from.latitude, from.longitude, to.latitude, to.longitude].join(' ');

/** Of routes that are that one, changed: the ground below what was moved or put in nobody has looked up yet. */
function terrainIn({ route: { waypoints }, terrain }: Planning): (route: Route) => Terrain {
  const known = new Map<string, Ground>();
  terrain?.legs.forEach((ground, leg) => known.set(endsOf(waypoints[leg]!, waypoints[leg + 1]!), ground));
  return (route) => ({
    datum: terrain?.datum ?? null,
    legs: route.waypoints.slice(1).map((to, leg) => known.get(endsOf(route.waypoints[leg]!, to)) ?? UNKNOWN),
  });
}

const legTo = ({ waypoints }: Route, waypoint: number, { performance }: Planning): Piece => {
  const [from, to] = [waypoints[waypoint - 1]!, waypoints[waypoint]!];
  const heights = { fromHeight: from.altitude, toHeight: to.altitude, isEven: true };
  return { ...spot(from, marginAt(to.speed, performance)), ...heights, waypoint, corners: [from, to] };
};

/** What the ground tells of a changed route. A zone that it told of before must not be come near to where nobody knows the ground. */
export function groundChecker(planning: Planning): (route: Route) => GroundFound[] {
  const { air, performance, when, terrain } = planning;
  if (!terrain || terrain.legs.length !== planning.route.waypoints.length - 1) return () => [];
  const below = terrainIn(planning);
  const told = (route: Route, ground: Terrain) =>
    groundConflicts(route, ground, air.zones, performance, when).map(({ zone, waypoint, position }): GroundFound => ({
      piece: legTo(route, waypoint, planning),
      zone,
      place: () => position,
      isByGround: true,
    }));
  const broken = new Set(told(planning.route, terrain).map(({ zone }) => zone));
  const unsure = (route: Route, ground: Terrain) =>
    ground.legs.flatMap((leg, index): GroundFound[] => {
      if (leg !== UNKNOWN || broken.size === 0) return [];
      const piece = legTo(route, index + 1, planning);
      return met(air.zones, piece, ANY_HEIGHT, when)
        .map((number) => air.zones.zones[number]!)
        .filter((zone) => broken.has(zone))
        .map((zone) => ({ piece, zone, place: () => piece.corners[0]!, isByGround: true }));
    });
  return (route) => {
    const ground = below(route);
    return [...told(route, ground), ...unsure(route, ground)];
  };
}

/** As high or as low as a leg has to be to keep out of a zone over all of the ground where it lies; nothing where it has no such limit. */
export function clearHeight({ zone, piece }: GroundFound, planning: Planning, side: 'above' | 'below'): number | undefined {
  const { air, when, terrain } = planning;
  const limit = side === 'above' ? zone!.ceiling : zone!.floor;
  const ground = terrain?.legs[piece.waypoint - 1];
  if (!ground || terrain.datum === null || limit === null) return undefined;
  const number = air.zones.zones.indexOf(zone!);
  const [from, to] = piece.corners;
  const parts = ground.length - 1;
  const isNear = (part: number) => {
    const corners = [between(from!, to!, part / parts), between(from!, to!, (part + 1) / parts)];
    return doMeet(air.zones, number, { ...piece, corners }, ANY_HEIGHT, when);
  };
  const there = ground.flatMap((metres, part) => {
    const isIn = (part > 0 && isNear(part - 1)) || (part < parts && isNear(part));
    return metres === null || !isIn ? [] : [metres];
  });
  if (there.length === 0) return undefined;
  const room = roomAround(zone!.kind, HEIGHT_MARGIN_M);
  return (side === 'above' ? Math.max(...there) + limit + room : Math.min(...there) + limit - room) - terrain.datum;
}

/** Whether a change leads any leg as near to known ground as none was before, or one that was too near nearer still. */
export function sinks(planning: Planning, route: Route): boolean {
  const below = terrainIn(planning);
  const tooNear = (one: Route): number[] => {
    const { legs, datum } = below(one);
    const clearances = legs.map((ground, leg) =>
      datum === null ? Infinity : leastClearance(one.waypoints[leg]!, one.waypoints[leg + 1]!, ground, datum),
    );
    return clearances.filter((metres) => metres < CLEARANCE_M).toSorted((a, b) => a - b);
  };
  if (planning.terrain === undefined) return false;
  const [before, after] = [tooNear(planning.route), tooNear(route)];
  return after.length > before.length || after.some((metres, rank) => metres < before[rank]!);
}
