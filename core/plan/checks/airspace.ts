import { metresToFence, NO_FENCE, type Fence } from '../../airspace/fence.ts';
import { isCrossed } from '../../airspace/shape.ts';
import { zoneIndex, type ZoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import type { Position } from '../../geo/position.ts';
import { error, type Issue } from '../../issue.ts';
import { legLength } from '../legs.ts';
import type { Route, Waypoint } from '../route.ts';
import { atWaypoint, type Check } from './check.ts';

/** What is known of the air that a route leads through. */
export interface Airspace {
  /** All that are in force or will be: nobody knows yet when the route is flown. */
  zones: ZoneIndex;
  fence: Fence;
  /** Where it takes off. */
  home?: { position: Position; altitude: number | undefined } | undefined;
}

export const OPEN_AIR: Airspace = { zones: zoneIndex([]), fence: NO_FENCE };

const MARGIN_M = 5;

export const airspace: Check = ({ route, airspace: { zones, fence, home } }) => {
  const issues: Issue[] = [];
  for (let index = 0; index < route.waypoints.length; index++) {
    const zone = crossedBy(route, index, zones, home?.altitude);
    if (zone) issues.push(error('route.noFlyZone', { zone: zone.name, number: index + 1 }, atWaypoint(index)));
    if (metresToFence(fence, route.waypoints[index]!) < 0) issues.push(error('route.fence', undefined, atWaypoint(index)));
  }
  return home ? [...issues, ...homeIssues(home.position, zones, fence)] : issues;
};

/** On the way from the waypoint before, or at the first itself. */
function crossedBy({ waypoints, heightMode }: Route, index: number, zones: ZoneIndex, homeAltitude: number | undefined): Zone | undefined {
  const to = waypoints[index]!;
  const from = waypoints[index - 1] ?? to;
  const above = (waypoint: Waypoint) =>
    heightMode === 'absolute' ? waypoint.altitude : homeAltitude === undefined ? undefined : homeAltitude + waypoint.altitude;
  const [low, high] = [above(from), above(to)];
  return zones.near(to, legLength(from, to) + MARGIN_M).find((zone) => isMet(zone, low, high) && isCrossed(zone.shape, from, to));
}

/** A leg that climbs is at every height between its ends; whoever does not know how high it is may be in any zone. */
const isMet = ({ floor, ceiling }: Zone, one = Infinity, other = -Infinity): boolean =>
  (floor === null || Math.max(one, other) > floor - MARGIN_M) && (ceiling === null || Math.min(one, other) < ceiling + MARGIN_M);

function homeIssues(home: Position, zones: ZoneIndex, fence: Fence): Issue[] {
  const zone = zones.near(home, MARGIN_M).find(({ shape }) => isCrossed(shape, home, home));
  return [
    ...(zone ? [error('route.homeZone', { zone: zone.name }, ['home'])] : []),
    ...(metresToFence(fence, home) < 0 ? [error('route.homeFence', undefined, ['home'])] : []),
  ];
}
