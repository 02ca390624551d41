import type { Issue } from '@skyhelm/core/issue';
import { airspace, WHENEVER, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import type { Planned } from '@skyhelm/core/plan/checks/check';
import { routeIn } from '@skyhelm/core/plan/document';
import { asksForGround } from '@skyhelm/core/plan/path/above-ground';
import { behindLast } from '@skyhelm/core/plan/path/behind-last';
import { placeAloft } from '@skyhelm/core/plan/path/entered';
import { plannedPerformance } from '@skyhelm/core/plan/path/performance';
import { waysBack } from '@skyhelm/core/plan/path/ways-back';
import type { Route } from '@skyhelm/core/plan/route';
import type { Position } from '@skyhelm/core/geo/position';
import type { GroundLegs, Terrain } from '@skyhelm/core/plan/terrain/ground';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** A route as it lies in the database, unread: reading ten thousand of them is work for another thread. */
export interface KeptDocument {
  documentVersion: number;
  document: string;
}

/** What it is held to; the fence is one, whatever it is made of. */
export interface Air extends Pick<Airspace, 'zones' | 'fence' | 'home' | 'performance' | 'now'> {
  fenceName: string;
}

/** A document and what is held against it alone: the fence and the manners of the aircraft that has it on board, and what is left of it to fly. */
export interface Judged extends KeptDocument {
  air?: Omit<Air, 'zones'>;
  left?: Pick<Route, 'entryPoint' | 'cycles'>;
  /** All of its waypoints are behind the aircraft: what is left of it is how it ends. */
  isEnding?: boolean | undefined;
  /** Of the aircraft, where it flies along it. */
  underWay?: VehicleState | undefined;
}

export interface Judgement {
  /** The names of the zones that forbid it. */
  closedBy: string[];
  /** Nothing is said against it, not even that a way back may touch a zone, and nothing can be: the ground below ways back is looked up for nobody here. */
  isClear: boolean;
}

/** Nothing where this product cannot read it. */
export type Verdict = Judgement | undefined;

/** A route that has been read, with all that it is held to. */
export interface Read {
  route: Route;
  air: Air & Pick<Airspace, 'aloft'>;
}

/** Nothing where this product cannot read it. */
export function readOne({ documentVersion, document, air: own, left, isEnding, underWay }: Judged, air: Air): Read | undefined {
  const route = routeIn({ version: documentVersion, route: JSON.parse(document) as unknown });
  if (!route) return undefined;
  const place = underWay && placeAloft(underWay, route.heightMode);
  const along = { ...air, ...own };
  if (isEnding) {
    const rest = behindLast(route, along.home, place);
    return { route: rest.route, air: { ...along, aloft: { ...rest.aloft, isMoving: true } } };
  }
  return { route: { ...route, ...left }, air: { ...along, aloft: place && { ...place, by: 'straight', isMoving: true } } };
}

/** What the ground has to be known along before it can be judged. */
export const linesOf = ({ route, air }: Read): (readonly Position[])[] | undefined =>
  asksForGround(route, air.home, air.zones, air.performance ?? plannedPerformance(route), WHENEVER) ? groundLines(route, air) : undefined;

/** What can be said of a route that somebody has kept: its waypoints were right then, only the air around them has changed. */
export function verdictOn({ route, air }: Read, ground?: readonly GroundLegs[]): Judgement {
  const issues = airspace(inAir(route, air, ground && terrainAlong(route, air, ground)));
  return { closedBy: namesAmong(issues.filter(isForbidding), air), isClear: issues.length === 0 && !asksForGroundBack(route, air) };
}

const asksForGroundBack = (route: Route, { home, zones, performance }: Air): boolean =>
  home !== undefined && waysBack(route, home, zones, performance ?? plannedPerformance(route), WHENEVER) !== undefined;

/** A route that is held to the air and to nothing else. */
export const inAir = (route: Route, { fenceName: _, ...air }: Air, terrain: Terrain | undefined): Planned => ({
  name: '',
  remarks: '',
  route,
  limits: {},
  airspace: air,
  terrain,
});

export const isForbidding = ({ severity }: Issue): boolean => severity === 'error';

/** Of what is said against it, in their order. */
export function namesAmong(issues: readonly Issue[], { fenceName }: Pick<Air, 'fenceName'>): string[] {
  const names = issues.map(({ params }) => String(params?.['zone'] ?? fenceName));
  return [...new Set(names)].sort();
}
