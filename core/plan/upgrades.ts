import { listOf, objectOf } from '../json/loose-values.ts';

/** A route as it lies in the database, or in a browser. */
export interface RouteDocument {
  version: number;
  route: unknown;
}

/** The first makes a document of version 2 out of one of version 1, and so on. What is stored is never rewritten for it. */
export type Upgrade = (route: unknown) => unknown;
const withLandingAndPattern: Upgrade = (route) => ({ ...(route as object), landing: null, pattern: null });
const withPartOf: Upgrade = (route) => ({ ...(route as object), partOf: null });
/** It circled as soon as it was there. */
const withCirclingWait: Upgrade = (route) => ({
  ...(route as object),
  waypoints: listOf(objectOf(route)['waypoints']).map((waypoint) => ({
    ...objectOf(waypoint),
    circling: { ...objectOf(objectOf(waypoint)['circling']), waitMs: 0 },
  })),
});
const withWings: Upgrade = (route) => ({ ...(route as object), wings: null });
/** Nobody had said how high the place of landing is; and wings flew as slowly as they can where they were told to fly more slowly. */
const withPlaceHeight: Upgrade = (route) => {
  const { landing, wings, waypoints } = objectOf(route);
  const slowest = Number(objectOf(wings)['slowest'] ?? 0);
  const raised = (given: unknown, field = 'speed') =>
    Number(objectOf(given)[field]) < slowest ? { ...objectOf(given), [field]: slowest } : given;
  return {
    ...objectOf(raised(route)),
    landing: landing ? { ...objectOf(raised(landing, 'guidanceSpeed')), placeHeight: null } : landing,
    waypoints: listOf(waypoints).map((waypoint) => raised(waypoint)),
  };
};
export const UPGRADES: readonly Upgrade[] = [withLandingAndPattern, withPartOf, withCirclingWait, withWings, withPlaceHeight];

export const DOCUMENT_VERSION = UPGRADES.length + 1;

/** In the words of today, and not looked at any further. Nothing where it comes from a product that is newer than this. */
export function upgraded({ version, route }: RouteDocument, upgrades: readonly Upgrade[] = UPGRADES): unknown {
  if (!Number.isInteger(version) || version < 1 || version > upgrades.length + 1) return undefined;
  return upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), route);
}
