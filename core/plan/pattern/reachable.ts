import { reachOf } from '../checks/safe-radius.ts';
import type { Waypoint } from '../route.ts';

/** Where waypoints lie closer together than their radius each would count as reached from the one before it. */
export const reachable = (waypoints: readonly Waypoint[]): Waypoint[] =>
  waypoints.map((waypoint, index) => {
    const reach = Math.floor(reachOf(waypoints, index) * 10) / 10;
    return waypoint.radius > reach ? { ...waypoint, radius: reach } : waypoint;
  });
