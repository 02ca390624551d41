import { warning } from '../../issue.ts';
import { fitRoute } from './fit-route.ts';
import type { ReadRoute } from './route-file.ts';

/** What is said where heights above the ground are taken for heights above take-off. */
const TAKEN_FOR_OTHERS = ['routeFile.terrain', 'mission.read.terrain'];

/**
 * Heights above the ground below each waypoint, which is given in metres above the sea, as heights above the sea: they need no guess of where it takes off. Where any of that ground
 * is unknown all stays as it was taken and warned of, because half a route cannot count from elsewhere.
 */
export function onTerrain({ isAboveTerrain, ...read }: ReadRoute, ground: readonly (number | null)[]): ReadRoute {
  const { route, issues } = read;
  if (!isAboveTerrain || ground.length !== route.waypoints.length) return read;
  const known = ground.filter((height) => height !== null);
  if (known.length < ground.length) return read;
  const waypoints = route.waypoints.map((waypoint, index) => ({ ...waypoint, altitude: tenths(waypoint.altitude + known[index]!) }));
  return fitRoute({
    ...read,
    route: { ...route, heightMode: 'absolute', height: waypoints[0]?.altitude ?? route.height, waypoints },
    issues: [...issues.filter(({ code }) => !TAKEN_FOR_OTHERS.includes(code)), warning('routeFile.onTerrain')],
  });
}

/** Rounded up, as the ground is. */
const tenths = (metres: number): number => Math.ceil(metres * 10 - 1e-6) / 10;
