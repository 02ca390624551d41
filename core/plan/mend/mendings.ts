import { airChecker, type Air, type Conflict } from '../../airspace/engine/check.ts';
import { met } from '../../airspace/engine/meet.ts';
import { isOnlyPossible, type Frame, type Piece, type When } from '../../airspace/engine/piece.ts';
import { placesAround } from '../../airspace/engine/go-round.ts';
import { HEIGHT_MARGIN_M } from '../../airspace/engine/clip.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { roomAround, type HeightDatum } from '../../airspace/zone.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { WHENEVER, type Airspace } from '../checks/airspace.ts';
import { CLEARANCE_M } from '../checks/terrain.ts';
import { insertWaypoints } from '../edits/insert.ts';
import { WAYPOINT_ALTITUDE } from '../route-limits.ts';
import type { Route, Waypoint } from '../route.ts';
import { ANY_HEIGHT } from '../path/above-ground.ts';
import type { PlacedIssue } from '../path/airspace-issues.ts';
import { frameOf, type Home } from '../path/course.ts';
import { plannedPerformance, type Performance } from '../path/performance.ts';
import { wayOf } from '../path/way-of.ts';
import type { Terrain } from '../terrain/ground.ts';
import { clearHeight, groundChecker, isByGround, sinks } from './by-ground.ts';
import { detour } from './detour.ts';

/** What can be done about a conflict: the waypoint out of the zone, the leg above or below it, or around it. */
export const MENDING_KINDS = ['moveOut', 'raise', 'lower', 'goRound'] as const;
export type MendingKind = (typeof MENDING_KINDS)[number];

export interface Mending {
  /** `follow`: all of the route as high above the ground everywhere. */
  kind: MendingKind | 'follow';
  route: Route;
  /** How far the waypoint is moved, how high the leg or all of the route is flown then, or how much longer the way gets. */
  metres: number;
  /** The waypoints that are moved, lifted or new, by their numbers in the mended route. */
  touched: number[];
}

type Change = Omit<Mending, 'kind'>;

export interface Planning {
  route: Route;
  home: Home | undefined;
  performance: Performance;
  air: Air;
  when: When;
  /** Nothing where nobody has loaded heights of the ground. */
  terrain?: Terrain | undefined;
}

/** What a route is held to while it is planned. */
export const planningIn = ({ zones, fence, home, performance }: Airspace, route: Route, terrain?: Terrain): Planning => ({
  route,
  home,
  performance: performance ?? plannedPerformance(route),
  air: { zones, fence: fenceIndex(fence) },
  when: WHENEVER,
  terrain,
});

/** On top of what has to be kept: who keeps to the last metre is in it again with the next edit. */
const SPARE_M = 5;

/** The changes that mend what an issue tells of. */
export function mendingsFor({ at, zoneId }: PlacedIssue, planning: Planning): Mending[] {
  const check = checkerFor(planning);
  const before = check(planning.route);
  const isMeant = ({ piece, zone }: Conflict) => zone !== undefined && zone.id === zoneId && piece.waypoint === at?.[1];
  const meant = before.filter((one) => isMeant(one) && isMendable(one));
  // A corner that is cut to the same waypoint breaks it first, and only a leg can be led round.
  const conflict = meant.find(({ piece }) => piece.kind === 'leg') ?? meant[0];
  return conflict ? tryAll(conflict, planning, before, check) : [];
}

/** The changes that mend a conflict without making another. Each has been held to the air as the route was. */
export function mendingsOf(conflict: Conflict, planning: Planning): Mending[] {
  const check = checkerFor(planning);
  return isMendable(conflict) ? tryAll(conflict, planning, check(planning.route), check) : [];
}

/** Home is where it is, and the way back from a leg is changed by changing the leg. */
const isMendable = ({ zone, piece }: Conflict): boolean =>
  zone !== undefined && piece.kind !== 'takeOff' && piece.kind !== 'climb' && !isOnlyPossible(piece);

type Check = (route: Route) => Conflict[];

/** One for all that is tried: what they have in common is looked at once. */
export function checkerFor(planning: Planning): Check {
  const { home, performance, air, when } = planning;
  const [check, checkGround] = [airChecker(air), groundChecker(planning)];
  return (route) => [...check(wayOf(route, home, performance), when).filter(({ piece }) => !isOnlyPossible(piece)), ...checkGround(route)];
}

function tryAll(conflict: Conflict, planning: Planning, before: readonly Conflict[], check: Check): Mending[] {
  const tried: Record<MendingKind, () => Change | undefined> = {
    moveOut: () => movedOut(conflict, planning),
    raise: () => atHeight(conflict, planning, heightAbove(conflict, planning), Math.max),
    lower: () => atHeight(conflict, planning, aloft(heightBelow(conflict, planning), planning), Math.min),
    goRound: () => ledRound(conflict, planning),
  };
  return MENDING_KINDS.flatMap((kind) => {
    const change = tried[kind]();
    const isOffered = change && isBetter(before, check(change.route), conflict) && !sinks(planning, change.route);
    return isOffered ? [{ kind, ...change }] : [];
  });
}

/** Fewer pieces of the route break anything, and no zone is met that was not met before. */
function isBetter(before: readonly Conflict[], after: readonly Conflict[], { zone }: Conflict): boolean {
  const zonesBefore = new Set(before.map((conflict) => conflict.zone));
  const count = (conflicts: readonly Conflict[]) => conflicts.filter((conflict) => conflict.zone === zone).length;
  return count(after) < count(before) && after.every((conflict) => zonesBefore.has(conflict.zone));
}

/** To the nearest place around the zone. */
function movedOut({ zone, piece }: Conflict, { route }: Planning): Change | undefined {
  const waypoint = route.waypoints[piece.waypoint];
  if (!waypoint) return undefined;
  const far = (place: Position) => metresBetween(place, waypoint);
  const [nearest] = placesAround(zone!.shape, piece.reach + piece.margin + SPARE_M).toSorted((a, b) => far(a) - far(b));
  if (!nearest) return undefined;
  const waypoints = route.waypoints.with(piece.waypoint, { ...waypoint, ...nearest });
  return { route: { ...route, waypoints }, metres: far(nearest), touched: [piece.waypoint] };
}

const heightAbove = (conflict: Conflict, planning: Planning): number | undefined => {
  if (isByGround(conflict)) return clearHeight(conflict, planning, 'above');
  const [{ zone }, { route, home }] = [conflict, planning];
  const add = addedTo(zone!.datum, frameOf(route, home));
  return add === undefined || zone!.ceiling === null ? undefined : zone!.ceiling + HEIGHT_MARGIN_M - add;
};

const heightBelow = (conflict: Conflict, planning: Planning): number | undefined => {
  if (isByGround(conflict)) return clearHeight(conflict, planning, 'below');
  const [{ zone }, { route, home }] = [conflict, planning];
  const add = addedTo(zone!.datum, frameOf(route, home));
  return add === undefined || zone!.floor === null ? undefined : zone!.floor - roomAround(zone!.kind, HEIGHT_MARGIN_M) - add;
};

/** Nothing for a height on the ground where it takes off, or nearly: nobody is led down there. */
function aloft(height: number | undefined, { route, home }: Planning): number | undefined {
  const ground = route.heightMode === 'relative' ? 0 : home?.altitude;
  return height !== undefined && ground !== undefined && height < ground + CLEARANCE_M ? undefined : height;
}

const addedTo = (datum: HeightDatum, { toSea, toGround }: Frame): number | undefined => (datum === 'sea' ? toSea : toGround);

/** Both ends of the leg, as far as they are not beyond that height already. */
function atHeight(
  { piece }: Conflict,
  { route }: Planning,
  height: number | undefined,
  further: (one: number, other: number) => number,
): Change | undefined {
  if (height === undefined || height > WAYPOINT_ALTITUDE.max || height < WAYPOINT_ALTITUDE.min) return undefined;
  const touched = [piece.waypoint - 1, piece.waypoint].filter((index) => route.waypoints[index] !== undefined);
  const waypoints = route.waypoints.map((waypoint, index) =>
    touched.includes(index) ? { ...waypoint, altitude: further(waypoint.altitude, height) } : waypoint,
  );
  return { route: { ...route, waypoints }, metres: height, touched };
}

/** New waypoints between the two ends of the leg. */
function ledRound(conflict: Conflict, { route, home, air, when }: Planning): Change | undefined {
  const { piece, zone: own } = conflict;
  const [from, to] = piece.corners;
  if (piece.kind !== 'leg' || !from || !to || piece.waypoint === 0) return undefined;
  const way: Piece = { ...piece, waitMs: 0, isEven: false, laterMs: piece.laterMs + piece.waitMs };
  const frame = frameOf(route, home);
  const isOwn = (zone: number) => air.zones.zones[zone] === own;
  const places = detour(from, to, piece.margin + SPARE_M, (one, other) =>
    met(air.zones, { ...way, corners: [one, other] }, frame, when)
      .concat(isByGround(conflict) ? met(air.zones, { ...way, corners: [one, other] }, ANY_HEIGHT, when).filter(isOwn) : [])
      .map((zone) => air.zones.zones[zone]!.shape),
  );
  if (!places || places.length === 0) return undefined;
  const next = route.waypoints[piece.waypoint]!;
  const passed = places.map((place): Waypoint => ({ ...next, ...place, mode: 'pass', actions: [], holdMs: 0 }));
  const metres = lengthOf([from, ...places, to]) - metresBetween(from, to);
  return {
    route: insertWaypoints(route, piece.waypoint, passed),
    metres,
    touched: places.map((_, index) => piece.waypoint + index),
  };
}

const lengthOf = (places: readonly Position[]): number =>
  places.slice(1).reduce((metres, place, index) => metres + metresBetween(places[index]!, place), 0);
