import type { Route } from '@skyhelm/core/plan/route';
import type { MapHandle } from '../../map/map-handle.ts';
import { landingMarkers, waypointMarkers, wayLines } from '../route-edit/index.ts';

/** Beyond that numbers would hide the route; its ends are marked all the same. */
const MARKED_MAX = 150;

export interface Look {
  /** What is written beside it. */
  label: string;
  track: number;
  /** It is on board of an aircraft. */
  isStrong: boolean;
}

/** A route that is only looked at, on a map that is there for something else. */
export function drawShown(map: MapHandle, group: string, route: Route, { label, track, isStrong }: Look): () => void {
  const { waypoints, pattern } = route;
  const isEnd = (index: number) => index === 0 || index === waypoints.length - 1;
  const areAllMarked = pattern === null && waypoints.length <= MARKED_MAX;
  map.lines.set(
    group,
    wayLines(route).map((line) => ({ ...line, track, isStrong, ...(line.kind === 'route' && { labels: [label] }) })),
  );
  map.markers.set(group, [
    ...landingMarkers(route, undefined),
    ...waypointMarkers(route, (index) => areAllMarked || isEnd(index)).map((marker) => ({ ...marker, track })),
  ]);
  return () => {
    map.lines.set(group, []);
    map.markers.set(group, []);
  };
}
