import type { Corner } from '../../geo/kml.ts';
import { warning, type Issue } from '../../issue.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { HeightMode } from '../route.ts';
import type { ReadRoute } from './route-file.ts';

/** A line through places, otherwise as a new route is; how it ends the file does not say. */
export function pathRoute(
  { name, remarks }: Pick<ReadRoute, 'name' | 'remarks'>,
  corners: readonly Corner[],
  heightMode: HeightMode | undefined,
): ReadRoute {
  const heights = corners.map(({ altitude }) => altitude).filter((altitude) => altitude !== undefined && !Number.isNaN(altitude));
  const isHigh = heightMode !== undefined && heights.length > 0;
  const plan = { ...NEW_ROUTE, heightMode: isHigh ? heightMode : NEW_ROUTE.heightMode, ...(isHigh && { height: heights[0]! }) };
  const issues: Issue[] = [];
  if (!isHigh) issues.push(warning('routeFile.noHeights', { height: NEW_ROUTE.height }));
  else if (heights.length < corners.length) issues.push(warning('routeFile.someHeights', { count: corners.length - heights.length }));
  const waypoints = corners.map(({ altitude, ...place }) => ({
    ...waypointAt(place, plan),
    ...(isHigh && { altitude: altitude ?? plan.height }),
  }));
  return { name, remarks, route: { ...plan, endAction: null, waypoints }, issues };
}
