import { error, warning, type Issue } from '../../issue.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { atWaypoint } from '../checks/check.ts';
import type { Route, Waypoint } from '../route.ts';
import { secondsHeld } from '../standing.ts';
import { flown, frameOf, type MissionVehicle } from './manner.ts';
import { heightToTell } from './nought-height.ts';

/** ArduPilot keeps a byte for each of these. */
const BYTE_MAX = 255;
/** Radii beyond a byte it keeps in tens of metres. */
const RADIUS_MAX = 2_550;
/** Corners of a circle for whoever does not know circles. */
const CORNERS = 12;

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

/** Before it circles it hovers there, as at any other waypoint. */
function waitItems(route: Route, index: number, vehicle: MissionVehicle): Flown {
  const waypoint = route.waypoints[index]!;
  const { waitMs } = waypoint.circling;
  if (waitMs === 0) return { items: [], issues: [] };
  const hovering: Waypoint = { ...waypoint, mode: 'hover', turnMode: 'stop', holdMs: waitMs };
  return pointItems({ ...route, waypoints: route.waypoints.with(index, hovering) }, index, vehicle);
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
  const hold = kind === 'multirotor' || waypoint.mode === 'hover' ? secondsHeld(waypoint) : 0;
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

/** Of so many rounds, for whoever is told how long to circle. */
export const secondsOf = (turns: number, radius: number, speed: number): number => Math.ceil((turns * 2 * Math.PI * radius) / speed);

const signed = ({ radius, clockwise }: Waypoint['circling']): number => (clockwise ? radius : -radius);

function circleItems(route: Route, index: number, vehicle: MissionVehicle): Flown {
  const { autopilot, kind } = vehicle;
  const waypoint = route.waypoints[index]!;
  const { circling, speed } = waypoint;
  const level = levelOf(route, waypoint, vehicle);
  const isEndless = circling.turns === 0;
  if (isEndless && (autopilot === 'px4' || kind !== 'multirotor')) return endlessItems(route, index, vehicle);
  if (autopilot === 'px4' && kind === 'multirotor') {
    return { items: cornersOf(route, index), issues: [warning('mission.circleAsCorners', { number: index + 1 }, atWaypoint(index))] };
  }
  if (autopilot === 'px4') {
    const seconds = secondsOf(circling.turns, circling.radius, speed);
    return {
      items: [flown(MavCmd.NAV_LOITER_TIME, [seconds, 0, signed(circling), null], waypoint, level)],
      issues: unsaidNose(route, index),
    };
  }
  const radius = keptRadius(circling.radius);
  const turns = isEndless ? BYTE_MAX : Math.min(BYTE_MAX, circling.turns);
  const isOther = radius !== circling.radius || turns !== circling.turns;
  const code = isEndless ? 'mission.circleEnds' : 'mission.circle';
  return {
    items: [flown(MavCmd.NAV_LOITER_TURNS, [turns, 0, signed({ ...circling, radius }), 0], waypoint, level)],
    issues: isOther ? [warning(code, { number: index + 1, radius, turns }, atWaypoint(index))] : [],
  };
}

/** Until somebody ends it. What has rotors would go to the middle and stand there, where whatever is circled may be. */
function endlessItems(route: Route, index: number, vehicle: MissionVehicle): Flown {
  const { autopilot, kind } = vehicle;
  const waypoint = route.waypoints[index]!;
  const { circling } = waypoint;
  const radius = autopilot === 'px4' ? circling.radius : Math.max(1, Math.round(circling.radius));
  const nose = autopilot === 'px4' ? noseTo(route, index) : 0;
  const item = flown(MavCmd.NAV_LOITER_UNLIM, [0, 0, signed({ ...circling, radius }), nose], waypoint, levelOf(route, waypoint, vehicle));
  const told = { number: index + 1, radius };
  if (kind === 'multirotor') return { items: [item], issues: [error('mission.circleHovers', told, atWaypoint(index))] };
  return { items: [item], issues: radius === circling.radius ? [] : [warning('mission.circleRadius', told, atWaypoint(index))] };
}

/** A timed circle has no room for it, unless one hovers there before. */
const unsaidNose = (route: Route, index: number): Issue[] =>
  noseTo(route, index) === null || route.waypoints[index]!.circling.waitMs > 0
    ? []
    : [warning('mission.circleNose', { number: index + 1 }, atWaypoint(index))];

const keptRadius = (radius: number): number =>
  radius <= BYTE_MAX ? Math.max(1, Math.round(radius)) : Math.min(RADIUS_MAX, Math.round(radius / 10) * 10);

/** Metres that its corners count as reached from: told more, all of them are from one place, and none is flown to. */
function cornerReach({ circling, radius }: Waypoint): number {
  const side = 2 * circling.radius * Math.sin(Math.PI / CORNERS);
  return Math.min(radius, Math.max(LEAST_REACH, side / 2));
}
/** Metres that a receiver can tell. */
const LEAST_REACH = 1;

function cornersOf(route: Route, index: number): MissionItem[] {
  const { circling, altitude, ...centre } = route.waypoints[index]!;
  const reach = cornerReach(route.waypoints[index]!);
  const plane = tangentPlane(centre);
  const count = circling.turns * CORNERS + 1;
  return Array.from({ length: count }, (_, corner) => {
    const angle = ((circling.clockwise ? corner : -corner) * 2 * Math.PI) / CORNERS;
    const place = plane.positionAt({ north: circling.radius * Math.cos(angle), east: circling.radius * Math.sin(angle) });
    return flown(MavCmd.NAV_WAYPOINT, [0, reach, 0, null], place, { frame: frameOf(route.heightMode), altitude });
  });
}
