import { airChecker, type Air, type Conflict } from '../../airspace/engine/check.ts';
import { met } from '../../airspace/engine/meet.ts';
import type { Frame, Piece, When } from '../../airspace/engine/piece.ts';
import { placesAround } from '../../airspace/engine/go-round.ts';
import { HEIGHT_MARGIN_M } from '../../airspace/engine/clip.ts';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { WAYPOINT_ALTITUDE } from '../route-limits.ts';
import type { Route, Waypoint } from '../route.ts';
import { frameOf, type Home } from '../path/course.ts';
import type { Performance } from '../path/performance.ts';
import { wayOf } from '../path/way-of.ts';
import { detour } from './detour.ts';

/** What can be done about a conflict: the waypoint out of the zone, the leg above or below it, or around it. */
export const MENDING_KINDS = ['moveOut', 'changeHeight', 'goRound'] as const;
export type MendingKind = (typeof MENDING_KINDS)[number];

export interface Mending {
  kind: MendingKind;
  route: Route;
}

export interface Planning {
  route: Route;
  home: Home | undefined;
  performance: Performance;
  air: Air;
  when: When;
}

/** On top of what has to be kept: who keeps to the last metre is in it again with the next edit. */
const SPARE_M = 5;

/** The changes that mend a conflict without making another. Each has been held to the air as the route was. */
export function mendingsOf(conflict: Conflict, planning: Planning): Mending[] {
  const { zone, piece } = conflict;
  if (!zone || piece.kind === 'return' || piece.kind === 'takeOff') return [];
  const before = errorsOf(planning.route, planning);
  const tried: Record<MendingKind, () => Route | undefined> = {
    moveOut: () => movedOut(conflict, planning),
    changeHeight: () => heightChanged(conflict, planning),
    goRound: () => ledRound(conflict, planning),
  };
  return MENDING_KINDS.flatMap((kind) => {
    const route = tried[kind]();
    return route && isBetter(before, errorsOf(route, planning), conflict) ? [{ kind, route }] : [];
  });
}

function errorsOf(route: Route, { home, performance, air, when }: Planning): Conflict[] {
  return airChecker(air)(wayOf(route, home, performance), when).filter(({ piece }) => piece.kind !== 'return');
}

/** Fewer pieces of the route break anything, and no zone is met that was not met before. */
function isBetter(before: readonly Conflict[], after: readonly Conflict[], { zone }: Conflict): boolean {
  const zonesBefore = new Set(before.map((conflict) => conflict.zone));
  const count = (conflicts: readonly Conflict[]) => conflicts.filter((conflict) => conflict.zone === zone).length;
  return count(after) < count(before) && after.every((conflict) => zonesBefore.has(conflict.zone));
}

const withWaypoint = (route: Route, index: number, change: Partial<Waypoint>): Route => ({
  ...route,
  waypoints: route.waypoints.with(index, { ...route.waypoints[index]!, ...change }),
});

/** To the nearest place around the zone. */
function movedOut({ zone, piece }: Conflict, { route }: Planning): Route | undefined {
  const waypoint = route.waypoints[piece.waypoint];
  if (!waypoint) return undefined;
  const far = (place: Position) => metresBetween(place, waypoint);
  const [nearest] = placesAround(zone!.shape, piece.reach + piece.margin + SPARE_M).toSorted((a, b) => far(a) - far(b));
  return nearest && withWaypoint(route, piece.waypoint, nearest);
}

/** Both ends of the leg above the ceiling, or below the floor where that is what limits. */
function heightChanged({ zone, piece }: Conflict, { route, home }: Planning): Route | undefined {
  const add = addedTo(zone!.datum, frameOf(route, home));
  if (add === undefined) return undefined;
  const { floor, ceiling, kind } = zone!;
  const above = ceiling === null ? undefined : ceiling + HEIGHT_MARGIN_M - add;
  const below = floor === null ? undefined : floor - (kind === 'restricted' ? 0 : HEIGHT_MARGIN_M) - add;
  const height = kind === 'restricted' ? below : (above ?? below);
  if (height === undefined || height > WAYPOINT_ALTITUDE.max || height < WAYPOINT_ALTITUDE.min) return undefined;
  const isLower = height === below;
  const ends = new Set([piece.waypoint - 1, piece.waypoint]);
  const waypoints = route.waypoints.map((waypoint, index) =>
    ends.has(index)
      ? { ...waypoint, altitude: isLower ? Math.min(waypoint.altitude, height) : Math.max(waypoint.altitude, height) }
      : waypoint,
  );
  return { ...route, waypoints };
}

const addedTo = (datum: 'sea' | 'ground', { toSea, toGround }: Frame): number | undefined => (datum === 'sea' ? toSea : toGround);

/** New waypoints between the two ends of the leg. */
function ledRound({ piece }: Conflict, { route, home, air, when }: Planning): Route | undefined {
  const [from, to] = piece.corners;
  if (piece.kind !== 'leg' || !from || !to || piece.waypoint === 0) return undefined;
  const way: Piece = { ...piece, waitMs: 0, isEven: false, laterMs: piece.laterMs + piece.waitMs };
  const frame = frameOf(route, home);
  const places = detour(from, to, piece.margin + SPARE_M, (one, other) =>
    met(air.zones, { ...way, corners: [one, other] }, frame, when).map((zone) => air.zones.zones[zone]!.shape),
  );
  if (!places || places.length === 0) return undefined;
  const next = route.waypoints[piece.waypoint]!;
  const passed = places.map((place): Waypoint => ({ ...next, ...place, mode: 'pass', actions: [], holdMs: 0 }));
  return { ...route, waypoints: route.waypoints.toSpliced(piece.waypoint, 0, ...passed) };
}
