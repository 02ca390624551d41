import type { Conflict } from '../../airspace/engine/check.ts';
import type { Issue } from '../../issue.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { cruiseAltitude } from '../checks/cruise-altitude.ts';
import { CLEARANCE_M, clearanceOf, leastClearance, terrain as clearances, type Clearance } from '../checks/terrain.ts';
import { WAYPOINT_ALTITUDE } from '../route-limits.ts';
import type { Route } from '../route.ts';
import { followTerrain } from '../terrain/follow.ts';
import { furtherWays } from '../terrain/further-ways.ts';
import type { FurtherGround, GroundLegs, Terrain } from '../terrain/ground.ts';
import { checkerFor, type Mending, type Planning } from './mendings.ts';

/** On top of what has to be kept: heights are rounded, and whoever keeps to the last tenth is told of the same again. */
const SPARE_M = 1;

/** Over known ground. */
type Grounded = Planning & { terrain: Terrain & { datum: number } };

const isGrounded = (planning: Planning): planning is Grounded =>
  planning.terrain !== undefined && planning.terrain.datum !== null && planning.terrain.legs.length === planning.route.waypoints.length - 1;

/** The changes after which a way is no longer too near to the ground or below it: its waypoints higher, or all of the route along the ground. Each has been held to the rules as the route was. */
export function clearanceMendings(issue: Issue, planning: Planning): Mending[] {
  const [clearance, waypoint] = [clearanceOf(issue), issue.at?.[1]];
  if (!clearance || typeof waypoint !== 'number' || !isGrounded(planning)) return [];
  const check = checkerFor(planning);
  const before = check(planning.route);
  const isAllowed = ({ route }: Mending) =>
    breaksNoMore(before, check(route)) && tooHigh(route, planning) <= tooHigh(planning.route, planning);
  const raised = raise(clearance, waypoint, planning);
  const followed = clearance === 'onTheWay' ? follow(waypoint, planning) : undefined;
  return [
    ...(raised && isCured(clearance, waypoint, planning, raised.route) && isAllowed(raised) ? [raised] : []),
    ...(followed && isAllowed(followed) ? [followed] : []),
  ];
}

/** A way that is too low, by the waypoints that are to be raised for it. */
interface Low {
  ends: number[];
  ground: GroundLegs[number];
}

function lowWays(clearance: Clearance, waypoint: number, { route, terrain }: Grounded): Low[] {
  const leg = lowLeg(waypoint, route, terrain);
  const further = (terrain.further ?? []).flatMap(({ way, ground }): Low[] => {
    if (way.waypoint !== waypoint || way.kind === 'place' || (way.kind === 'back') !== (clearance === 'back')) return [];
    if (leastClearance(way.from, way.to, ground, terrain.datum) >= CLEARANCE_M || way.kind === 'byItself') return [];
    return [{ ends: way.kind === 'again' ? [route.waypoints.length - 1, waypoint] : [waypoint], ground }];
  });
  return clearance === 'onTheWay' && leg ? [leg, ...further] : further;
}

function lowLeg(waypoint: number, { waypoints }: Route, { legs, datum }: Grounded['terrain']): Low | undefined {
  const [from, to, ground] = [waypoints[waypoint - 1], waypoints[waypoint], legs[waypoint - 1]];
  if (!from || !to || !ground || leastClearance(from, to, ground, datum) >= CLEARANCE_M) return undefined;
  return { ends: [waypoint - 1, waypoint], ground };
}

function raise(clearance: Clearance, waypoint: number, planning: Grounded): Mending | undefined {
  const { route, terrain } = planning;
  const low = lowWays(clearance, waypoint, planning);
  const hills = low.map(({ ground }) => highestOf(ground));
  const metres = Math.ceil(Math.max(...hills) + CLEARANCE_M + SPARE_M - terrain.datum);
  if (low.length === 0 || !(metres >= WAYPOINT_ALTITUDE.min && metres <= WAYPOINT_ALTITUDE.max)) return undefined;
  const touched = [...new Set(low.flatMap(({ ends }) => ends))].filter((index) => route.waypoints[index]!.altitude < metres);
  const waypoints = route.waypoints.map((one, index) => (touched.includes(index) ? { ...one, altitude: metres } : one));
  return { kind: 'raise', route: { ...route, waypoints }, metres, touched };
}

const highestOf = (ground: GroundLegs[number]): number =>
  ground.reduce<number>((highest, metres) => Math.max(highest, metres ?? -Infinity), -Infinity);

function follow(waypoint: number, { route, performance, terrain }: Grounded): Mending | undefined {
  if (!lowLeg(waypoint, route, terrain)) return undefined;
  const metres = Math.max(CLEARANCE_M, Math.round(plannedAbove(route, terrain)));
  const followed = followTerrain(route, metres, terrain, performance);
  return typeof followed === 'object' ? { kind: 'follow', route: followed, metres, touched: [] } : undefined;
}

/** Metres above the ground that somebody has planned with: where heights count from the sea, those that it begins at. */
const plannedAbove = ({ heightMode, height, waypoints }: Route, { legs, datum }: Grounded['terrain']): number =>
  heightMode === 'relative' ? height : waypoints[0]!.altitude + datum - (legs[0]?.[0] ?? Infinity);

/** The waypoints lie where they lay: what was looked up below the route is below it still. */
function onSameGround(route: Route, { home, performance, terrain }: Grounded): Terrain {
  const known = terrain.further ?? [];
  const further = furtherWays(route, home, performance).flatMap((way): FurtherGround[] => {
    const same = known.find((one) => one.way.kind === way.kind && one.way.rally?.number === way.rally?.number);
    return same ? [{ way, ground: same.ground }] : [];
  });
  return { ...terrain, further };
}

/** That leg is high enough then, and no other is too low that was not before. */
function isCured(clearance: Clearance, waypoint: number, planning: Grounded, mended: Route): boolean {
  const { performance, terrain } = planning;
  const lowIn = (route: Route, ground: Terrain) =>
    clearances({ name: '', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, performance }, terrain: ground }).map(
      (issue) => `${clearanceOf(issue)} ${issue.at?.[1]}`,
    );
  const [before, after] = [new Set(lowIn(planning.route, terrain)), lowIn(mended, onSameGround(mended, planning))];
  return after.every((low) => before.has(low) && low !== `${clearance} ${waypoint}`);
}

function breaksNoMore(before: readonly Conflict[], after: readonly Conflict[]): boolean {
  const count = (conflicts: readonly Conflict[], { zone }: Conflict) => conflicts.filter((one) => one.zone === zone).length;
  return after.every((conflict) => count(after, conflict) <= count(before, conflict));
}

const tooHigh = (route: Route, { home }: Planning): number =>
  cruiseAltitude({ name: '', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, home } }).length;
