import type { Corner } from '../../geo/kml.ts';
import { warning, type Issue } from '../../issue.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { HeightMode } from '../route.ts';
import type { ReadRoute } from './route-file.ts';

/** A line through places, otherwise as a new route is; how it ends the file does not say. */
export function pathRoute(
  { name, remarks }: Pick<ReadRoute, 'name' | 'remarks'>,
  corners: readonly Corner[],
  heights: HeightMode | 'aboveTerrain' | undefined,
): ReadRoute {
  const known = corners.map(({ altitude }) => altitude).filter((altitude) => altitude !== undefined && !Number.isNaN(altitude));
  const isHigh = heights !== undefined && known.length > 0;
  const isAboveTerrain = isHigh && heights === 'aboveTerrain';
  const heightMode = isHigh && heights !== 'aboveTerrain' ? heights : NEW_ROUTE.heightMode;
  const plan = { ...NEW_ROUTE, heightMode, ...(isHigh && { height: known[0]! }) };
  const issues: Issue[] = [];
  if (!isHigh) issues.push(warning('routeFile.noHeights', { height: NEW_ROUTE.height }));
  else if (known.length < corners.length) issues.push(warning('routeFile.someHeights', { count: corners.length - known.length }));
  if (isAboveTerrain) issues.push(warning('routeFile.terrain'));
  const waypoints = corners.map(({ altitude, ...place }) => ({
    ...waypointAt(place, plan),
    ...(isHigh && { altitude: altitude ?? plan.height }),
  }));
  return { name, remarks, route: { ...plan, endAction: null, waypoints }, issues, ...(isAboveTerrain && { isAboveTerrain }) };
}
