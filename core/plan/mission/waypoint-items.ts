import { error, warning, type Issue } from '../../issue.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { atWaypoint } from '../checks/check.ts';
import { cornerReach, CORNERS, toldCircle, toldHold, waitingBefore } from '../circling-told.ts';
import { isEndless } from '../legs.ts';
import type { Route, Waypoint } from '../route.ts';
import { flown, frameOf, type MissionVehicle } from './manner.ts';
import { heightToTell } from './nought-height.ts';

/** ArduPilot keeps a byte for the radius of a waypoint. */
const BYTE_MAX = 255;

interface Flown {
  items: MissionItem[];
  issues: Issue[];
}

/** What flies to one waypoint and does there what its mode says. */
export function waypointItems(route: Route, index: number, vehicle: MissionVehicle): Flown {
  const waypoint = route.waypoints[index]!;
  if (waypoint.mode !== 'circle') return pointItems(route, index, vehicle);
  const [waited, circled] = [waitItems(route, index, vehicle), circleItems(route, index, vehicle)];
  return { items: [...waited.items, ...circled.items], issues: [...waited.issues, ...circled.issues] };
}

function waitItems(route: Route, index: number, vehicle: MissionVehicle): Flown {
  const waypoint = route.waypoints[index]!;
  if (waypoint.circling.waitMs === 0) return { items: [], issues: [] };
  return pointItems({ ...route, waypoints: route.waypoints.with(index, waitingBefore(waypoint)) }, index, vehicle);
}

/** Whose nose holds on the way to a waypoint. The first one is come to from the last where there are rounds: from home it is come to in the same way, of which a route says nothing. */
export function waypointBefore({ waypoints, cycles }: Pick<Route, 'waypoints' | 'cycles'>, index: number): Waypoint | undefined {
  return cycles === 1 ? waypoints[index - 1] : waypoints.at((index - 1) % waypoints.length);
}

/** PX4 is told with the waypoint itself where the nose points on the way there. */
function noseTo(route: Route, index: number): number | null {
  const before = waypointBefore(route, index);
  return before?.yawMode === 'fixed' ? before.yaw : null;
}

const levelOf = ({ heightMode }: Route, { altitude }: Waypoint, vehicle: MissionVehicle) => ({
  frame: frameOf(heightMode),
  altitude: heightToTell(altitude, vehicle),
});

function pointItems(route: Route, index: number, vehicle: MissionVehicle): Flown {
  const { autopilot, kind } = vehicle;
  const waypoint = route.waypoints[index]!;
  const level = levelOf(route, waypoint, vehicle);
  const hold = toldHold(waypoint, kind);
  const issues: Issue[] =
    waypoint.mode === 'hover' && waypoint.holdMs % 1_000 !== 0
      ? [warning('mission.wholeSeconds', { number: index + 1, seconds: hold }, atWaypoint(index, 'holdMs'))]
      : [];
  if (autopilot === 'px4') {
    return { items: [flown(MavCmd.NAV_WAYPOINT, [hold, waypoint.radius, 0, noseTo(route, index)], waypoint, level)], issues };
  }
  // On the wing there is no standing still: whoever waits, circles.
  if (kind !== 'multirotor' && hold > 0) return { items: [flown(MavCmd.NAV_LOITER_TIME, [hold, 0, 0, 0], waypoint, level)], issues };
  if (kind === 'multirotor') return { items: [flown(MavCmd.NAV_WAYPOINT, [hold, 0, 0, 0], waypoint, level)], issues };
  const radius = Math.min(BYTE_MAX, Math.round(waypoint.radius));
  if (radius !== waypoint.radius) issues.push(warning('mission.radius', { number: index + 1, radius }, atWaypoint(index, 'radius')));
  return { items: [flown(MavCmd.NAV_WAYPOINT, [0, radius, 0, 0], waypoint, level)], issues };
}

function circleItems(route: Route, index: number, vehicle: MissionVehicle): Flown {
  const { kind } = vehicle;
  const waypoint = route.waypoints[index]!;
  const { circling } = waypoint;
  const told = toldCircle(waypoint, vehicle);
  const { radius } = told;
  const signed = circling.clockwise ? radius : -radius;
  const level = levelOf(route, waypoint, vehicle);
  const params = { number: index + 1, radius };
  switch (told.by) {
    case 'noEnd': {
      const nose = vehicle.autopilot === 'px4' ? noseTo(route, index) : 0;
      const items = [flown(MavCmd.NAV_LOITER_UNLIM, [0, 0, signed, nose], waypoint, level)];
      // What has rotors would go to the middle and stand there, where whatever is circled may be.
      if (kind === 'multirotor') return { items, issues: [error('mission.circleHovers', params, atWaypoint(index))] };
      return { items, issues: radius === circling.radius ? [] : [warning('mission.circleRadius', params, atWaypoint(index))] };
    }
    case 'corners':
      return {
        items: cornersOf(route, index, told.turns),
        issues: [warning('mission.circleAsCorners', { number: index + 1 }, atWaypoint(index))],
      };
    case 'seconds':
      return {
        items: [flown(MavCmd.NAV_LOITER_TIME, [told.seconds, 0, signed, null], waypoint, level)],
        issues: unsaidNose(route, index),
      };
    case 'rounds': {
      const { turns } = told;
      const isOther = radius !== circling.radius || turns !== circling.turns;
      const code = isEndless(waypoint) ? 'mission.circleEnds' : 'mission.circle';
      return {
        items: [flown(MavCmd.NAV_LOITER_TURNS, [turns, 0, signed, 0], waypoint, level)],
        issues: isOther ? [warning(code, { ...params, turns }, atWaypoint(index))] : [],
      };
    }
  }
}

/** A timed circle has no room for it, unless one hovers there before. */
const unsaidNose = (route: Route, index: number): Issue[] =>
  noseTo(route, index) === null || route.waypoints[index]!.circling.waitMs > 0
    ? []
    : [warning('mission.circleNose', { number: index + 1 }, atWaypoint(index))];

function cornersOf(route: Route, index: number, turns: number): MissionItem[] {
  const { circling, altitude, ...centre } = route.waypoints[index]!;
  const reach = cornerReach(route.waypoints[index]!);
  const plane = tangentPlane(centre);
  const count = turns * CORNERS + 1;
  return Array.from({ length: count }, (_, corner) => {
    const angle = ((circling.clockwise ? corner : -corner) * 2 * Math.PI) / CORNERS;
    const place = plane.positionAt({ north: circling.radius * Math.cos(angle), east: circling.radius * Math.sin(angle) });
    return flown(MavCmd.NAV_WAYPOINT, [0, reach, 0, null], place, { frame: frameOf(route.heightMode), altitude });
  });
}
