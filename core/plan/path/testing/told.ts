import { airChecker } from '../../../airspace/engine/check.ts';
import { fenceIndex } from '../../../airspace/engine/fence-index.ts';
import type { When } from '../../../airspace/engine/piece.ts';
import { NO_FENCE, type Fence } from '../../../airspace/fence.ts';
import { beside, zoneOf } from '../../../airspace/testing/air.ts';
import { zoneIndex } from '../../../airspace/zone-index.ts';
import type { Zone } from '../../../airspace/zone.ts';
import { NEW_ROUTE, waypointAt } from '../../route-defaults.ts';
import type { Route, Waypoint } from '../../route.ts';
import { airspaceIssues, type PlacedIssue } from '../airspace-issues.ts';
import type { Home } from '../course.ts';
import type { Aloft } from '../entered.ts';
import { USUAL_PERFORMANCE, type Performance } from '../performance.ts';
import { wayOf } from '../way-of.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
export const HERE: Home = { position: HOME, altitude: 50 };

/** Metres north and east of home. */
export const at = (north: number, east: number) => beside(HOME, north, east);

export const routeOf = (places: [number, number, Partial<Waypoint>?][], given: Partial<Route> = {}): Route => {
  const route = { ...NEW_ROUTE, endAction: 'land', ...given } satisfies Route;
  return { ...route, waypoints: places.map(([north, east, own]) => ({ ...waypointAt(at(north, east), route), ...own })) };
};

export const circle = (north: number, east: number, radius = 50, given: Partial<Zone> = {}): Zone =>
  zoneOf({ kind: 'circle', centre: at(north, east), radius }, { id: `${north} ${east}`, name: 'Airport', ...given });

interface Told {
  /** Null: nobody knows where it takes off. */
  home?: Home | null;
  aloft?: Aloft;
  performance?: Partial<Performance>;
  when?: When;
  fence?: Fence;
}

/** What is found on the way of a route. */
export function issuesOf(
  route: Route,
  zones: Zone[],
  { home = HERE, aloft, performance, when = { now: 0 }, fence = NO_FENCE }: Told = {},
): PlacedIssue[] {
  const check = airChecker({ zones: zoneIndex(zones), fence: fenceIndex(fence) });
  return airspaceIssues(check(wayOf(route, home ?? undefined, { ...USUAL_PERFORMANCE, ...performance }, aloft), when));
}

/** The same, in a line each. */
export const told = (...given: Parameters<typeof issuesOf>): string[] =>
  issuesOf(...given).map(({ severity, code, at: place }) => `${severity} ${code} ${place?.join('.')}`);
