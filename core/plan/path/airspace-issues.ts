import { closedAirOf } from '../../airspace/airport.ts';
import type { Conflict, Wanted } from '../../airspace/engine/check.ts';
import type { TooHigh } from '../../airspace/engine/fence-index.ts';
import { isOnlyPossible, type Piece } from '../../airspace/engine/piece.ts';
import { namedWithLimit, type Zone } from '../../airspace/zone.ts';
import type { Position } from '../../geo/position.ts';
import { error, warning, type Issue } from '../../issue.ts';
import type { Refuge } from '../../vehicle/rally.ts';
import type { GroundConflict } from './above-ground.ts';
import type { BackConflict } from './back-above-ground.ts';

/** An issue that can be shown on the map; of a zone, or of the fence where it names none. */
export type PlacedIssue = Issue & { position: Position; zoneId: string | undefined };

export const isPlaced = (issue: Issue): issue is PlacedIssue => 'position' in issue;

/**
 * More of one sort nobody reads, and of a route of ten thousand waypoints below fifty zones they would be half a million. Of every zone that is broken one is told all the same: by the names of
 * zones people are told when one comes up.
 */
export const ISSUES_MAX = 500;

/**
 * What one is told of all that a way breaks, as far as there is an end to it: once for each waypoint and zone, and of ways back once for each zone and place
 * that they lead to. Of zones that come
 * into force after a moment one is only warned.
 */
export function airspaceIssues(conflicts: readonly Conflict[], laterThan = Infinity): PlacedIssue[] {
  const isTold = teller();
  const isOwnFault = ownFaults();
  const broken = new Set<string | undefined>();
  const found: { conflict: Conflict; sort: Sort; isFirst: boolean }[] = [];
  const roomToFind = roomBeside([]);
  for (let each = 0; each < conflicts.length; each++) {
    const conflict = conflicts[each]!;
    const { piece, zone } = conflict;
    if (isOnlyPossible(piece) || !isOwnFault(piece, zone)) continue;
    const air = airOf(zone);
    const isFirst = !broken.has(air);
    // A return to a rally point ends the route: whatever else of it breaks the same zone is mended first.
    if (piece.rally && !isFirst) continue;
    broken.add(air);
    const sort = isLater(zone, laterThan) ? 'later' : 'error';
    if (!isFirst && !roomToFind.isLeft(sort)) continue;
    if (!isTold(piece, zone) && (isFirst || roomToFind.take(sort))) found.push({ conflict, sort, isFirst });
  }
  const room = roomBeside(found.filter(({ isFirst }) => isFirst).map(({ sort }) => sort));
  const issues = found.filter(({ isFirst, sort }) => isFirst || room.take(sort)).map(({ conflict }) => placedIssue(conflict, laterThan));
  for (let each = 0; each < conflicts.length; each++) {
    const conflict = conflicts[each]!;
    // Whoever has to mend the route itself does not want to know of the way back through the same zone.
    if (!isOnlyPossible(conflict.piece) || broken.has(airOf(conflict.zone))) continue;
    if (room.isLeft('warning') && !isTold(conflict.piece, conflict.zone) && room.take('warning'))
      issues.push(placedIssue(conflict, laterThan));
  }
  return issues;
}

/**
 * What of all that a way breaks the issues are made of, asked in its order and before anything is made of it: of ten thousand waypoints below a thousand zones there are
 * ten million, of which five hundred are told. Of each zone one is kept, be there room for it or not: what else is told of it depends on that.
 */
export function worthTelling(laterThan = Infinity): Wanted {
  const isTold = teller();
  const isOwnFault = ownFaults();
  const broken = new Set<Conflict['zone']>();
  const room = roomBeside([]);
  return (piece, zone) => {
    if (isOnlyPossible(piece) || piece.rally) return true;
    if (!isOwnFault(piece, zone)) return false;
    if (piece.kind === 'takeOff') return true;
    const before = broken.size;
    broken.add(zone);
    const sort = isLater(zone, laterThan) ? 'later' : 'error';
    // Asked in this order: remembering half a million of them would be felt at every step of a drag.
    return (room.isLeft(sort) && !isTold(piece, zone) && room.take(sort)) || broken.size > before;
  };
}

/** What is told already need not be told again by the ground. */
export function groundIssues(conflicts: readonly GroundConflict[], told: readonly PlacedIssue[], laterThan = Infinity): PlacedIssue[] {
  const keyOf = (air: string | undefined, waypoint: string | number | undefined) => `${waypoint} ${air}`;
  const broken = new Set<string | undefined>();
  const known = new Set<string>();
  for (const issue of told) {
    if (sortOf(issue) === 'warning') continue;
    const air = issue.zoneId && closedAirOf(issue.zoneId);
    broken.add(air);
    known.add(keyOf(air, issue.at?.[1]));
  }
  const room = roomBeside(told.map(sortOf));
  const isTold = ({ zone, waypoint }: GroundConflict): boolean => {
    const air = airOf(zone);
    const key = keyOf(air, waypoint);
    if (known.has(key)) return false;
    known.add(key);
    const isFirst = !broken.has(air);
    broken.add(air);
    return room.take(isLater(zone, laterThan) ? 'later' : 'error') || isFirst;
  };
  return conflicts.filter(isTold).map(({ zone, waypoint, position, height }) => {
    const params = { zone: zone.name, number: waypoint + 1, metres: Math.round(height) };
    const at = ['waypoints', waypoint];
    const issue = isLater(zone, laterThan)
      ? warning(LATER, { zone: zone.name, number: waypoint + 1 }, at)
      : error('route.zoneAboveGround', params, at);
    return { ...issue, position, zoneId: zone.id };
  });
}

/** Whoever is told of a zone already does not want to know of the way back through it, unless that leads to another place. */
export function backIssues(conflicts: readonly BackConflict[], told: readonly PlacedIssue[]): PlacedIssue[] {
  const keyOf = (air: string | undefined, rally: unknown = 0) => `${String(rally)} ${air}`;
  const known = new Set(
    told.map(({ zoneId, code, params }) => {
      const air = zoneId && closedAirOf(zoneId);
      return BACK.has(code) ? keyOf(air, params?.['rally']) : air;
    }),
  );
  const room = roomBeside(told.map(sortOf));
  const isTold = ({ zone, rally }: BackConflict): boolean => {
    const air = airOf(zone);
    const key = keyOf(air, rally?.number);
    if (known.has(air) || known.has(key)) return false;
    known.add(key);
    return room.take('warning');
  };
  return conflicts.filter(isTold).map(({ zone, waypoint, position, rally }) => ({
    ...backIssue(zone, rally, ['waypoints', waypoint]),
    position,
    zoneId: zone.id,
  }));
}

/** What is told of something else than a waypoint: rally points count on behind the last of them. */
const [HOME, CLIMB, MAY_CLIMB, RETURN] = [-1, -2, -3, -4];

function aboutOf({ kind, waypoint, rally }: Piece): number {
  if (kind === 'return') return RETURN - (rally?.number ?? 0);
  if (kind === 'takeOff') return HOME;
  if (kind === 'climb') return CLIMB;
  return kind === 'mayClimb' ? MAY_CLIMB : waypoint;
}

const airs = new WeakMap<Zone, string>();

/** What of all that is told of a zone is told once: asked for every conflict at every step of a drag. Nothing: the fence. */
function airOf(zone: Zone | undefined): string | undefined {
  if (!zone) return undefined;
  let known = airs.get(zone);
  if (known === undefined) airs.set(zone, (known = closedAirOf(zone.id)));
  return known;
}

/** Whether the same has been said of the same zone before. Asked of everything with every step of a drag; of each zone there is room for few, and what was said last is asked for most. */
function teller(): Wanted {
  const told = new Map<string | undefined, number[]>();
  return (piece, zone) => {
    const about = aboutOf(piece);
    const air = airOf(zone);
    const known = told.get(air);
    if (!known) told.set(air, [about]);
    else if (known.at(-1) === about || known.includes(about)) return true;
    else known.push(about);
    return false;
  };
}

export const LATER = 'route.zoneLater';

/** Errors, what will be one some day, and warnings of ways back: each has a room of its own, or a fair of next year would hide the airfield of today. */
type Sort = 'error' | 'later' | 'warning';

const sortOf = ({ severity, code }: Issue): Sort => (severity === 'error' ? 'error' : code === LATER ? 'later' : 'warning');

function roomBeside(told: readonly Sort[]) {
  const left: Record<Sort, number> = { error: ISSUES_MAX, later: ISSUES_MAX, warning: ISSUES_MAX };
  for (const sort of told) left[sort]--;
  return {
    isLeft: (sort: Sort): boolean => left[sort] > 0,
    /** Says whether there was any. */
    take: (sort: Sort): boolean => left[sort]-- > 0,
  };
}

const isLater = (zone: Zone | undefined, laterThan: number): boolean => (zone?.activeFrom ?? -Infinity) > laterThan;

const placed = new WeakMap<Conflict, PlacedIssue>();

/** The same conflicts are told again and again while something else is dragged. */
function placedIssue(conflict: Conflict, laterThan: number): PlacedIssue {
  const { zone, piece } = conflict;
  let known = placed.get(conflict);
  if (!known) placed.set(conflict, (known = madeOf(conflict)));
  if (!isLater(zone, laterThan) || known.severity === 'warning') return known;
  return { ...known, ...warning(LATER, { zone: zone!.name, number: piece.waypoint + 1 }, known.at) };
}

function madeOf(conflict: Conflict): PlacedIssue {
  const { latitude, longitude } = conflict.place();
  return { ...issueOf(conflict), position: { latitude, longitude }, zoneId: conflict.zone?.id };
}

/**
 * Home in a zone is told of home: the ways out of it and back to it lie in the same zone, and nothing else mends them. Nor does anybody break
 * what they wait beside by leaving it. A way begins with taking off, or with waiting.
 */
function ownFaults(): Wanted {
  const zones = new Set<Conflict['zone']>();
  /** Metres, or less, that it is away from them where it waits. */
  const left = new Map<Conflict['zone'], number>();
  let home: Position | undefined;
  const isHome = ({ latitude, longitude }: Position) => latitude === home!.latitude && longitude === home!.longitude;
  return (piece, zone) => {
    if (piece.kind === 'waiting') {
      left.set(zone, Math.min(left.get(zone) ?? Infinity, piece.margin));
      return false;
    }
    if (piece.kind === 'leaving' && piece.margin >= (left.get(zone) ?? Infinity)) return false;
    if (piece.kind !== 'takeOff') return !home || !zones.has(zone) || !piece.corners.some(isHome);
    home ??= piece.corners[0];
    zones.add(zone);
    return true;
  };
}

/** What one is told of ways back through zones with. */
const BACK: ReadonlySet<string> = new Set(['route.mayCross', 'route.mayCrossToRally']);
const BACK_OVER_FENCE: ReadonlySet<string> = new Set(['route.returnFence', 'route.returnFenceHeight', 'route.returnToRallyFence']);

/** Of a way back that nobody knows whether it is ever flown, and that may touch a zone or the fence. */
export const isOfWayBack = ({ code }: Issue): boolean => BACK.has(code) || BACK_OVER_FENCE.has(code);

/** Which of them, and where: it is on board of an aircraft and on no screen. */
const named = ({ number, latitude, longitude }: Refuge) => ({
  rally: number,
  place: `${latitude.toFixed(PLACE_DIGITS)}, ${longitude.toFixed(PLACE_DIGITS)}`,
});
/** Of a degree: a metre. */
const PLACE_DIGITS = 5;

function backIssue(zone: Zone | undefined, rally: Refuge | undefined, at: Issue['at']): Issue {
  if (rally)
    return zone
      ? warning('route.mayCrossToRally', { zone: zone.name, ...named(rally) }, at)
      : warning('route.returnToRallyFence', named(rally), at);
  return zone ? warning('route.mayCross', { zone: zone.name }, at) : warning('route.returnFence', undefined, at);
}

function issueOf(conflict: Conflict): Issue {
  const { piece, zone } = conflict;
  const { kind, waypoint, rally } = piece;
  const number = waypoint + 1;
  const at = ['waypoints', waypoint];
  // Only the margin may reach a zone: words that speak of crossing alone would disagree with the map.
  const metres = Math.ceil(piece.reach + piece.margin);
  const tooHigh = rally ? undefined : conflict.tooHigh?.();
  const byHeight = tooHigh && tooHighIssue(piece, tooHigh);
  if (byHeight) return byHeight;
  if (kind === 'return') return backIssue(zone, rally, at);
  if (kind === 'mayClimb')
    return zone ? warning('route.mayClimbZone', { zone: zone.name }, ['home']) : warning('route.mayClimbFence', undefined, ['home']);
  if (rally)
    return zone ? error('route.toRallyZone', { zone: zone.name, ...named(rally) }, at) : error('route.toRallyFence', named(rally), at);
  if (zone?.kind === 'restricted') return error('route.restrictedZone', { ...namedWithLimit(zone), number, metres }, at);
  if (kind === 'takeOff')
    return zone ? error('route.homeZone', { zone: zone.name }, ['home']) : error('route.homeFence', undefined, ['home']);
  if (kind === 'climb')
    return zone ? error('route.climbZone', { zone: zone.name }, ['home']) : error('route.climbFence', undefined, ['home']);
  return zone ? error('route.noFlyZone', { zone: zone.name, number, metres }, at) : error('route.fence', { number }, at);
}

/** Inside of the fence but for the height: whoever is told to come inside would look for the mistake where there is none. */
function tooHighIssue({ kind, waypoint }: Piece, { limit, metres: exactly }: TooHigh): Issue | undefined {
  const at = ['waypoints', waypoint];
  const metres = exactly === undefined ? undefined : Math.ceil(exactly);
  if (kind === 'mayClimb') return undefined;
  if (kind === 'return') return metres === undefined ? undefined : warning('route.returnFenceHeight', { limit, metres }, at);
  const isAtHome = kind === 'takeOff' || kind === 'climb';
  if (metres === undefined) return error('route.fenceHeightUnknown', { limit }, isAtHome ? ['home'] : at);
  return isAtHome
    ? error('route.homeFenceHeight', { limit, metres }, ['home'])
    : error('route.fenceHeight', { limit, metres, number: waypoint + 1 }, at);
}
