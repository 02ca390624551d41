import { error, warning, type Issue } from '../../issue.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { PLAN_ITEMS_MAX } from '../../vehicle/plan-size.ts';
import { atWaypoint } from '../checks/check.ts';
import type { Route } from '../route.ts';
import { AT_FIRST, actionItems } from './action-items.ts';
import { endItems } from './end-items.ts';
import { doing, flown, frameOf, type Mission, type MissionVehicle } from './manner.ts';
import { waypointItems } from './waypoint-items.ts';

const [AIR_SPEED, GROUND_SPEED, UNCHANGED] = [0, 1, -1];
const FOR_EVER = { ardupilot: -1, px4: 65_535 } as const;
/** Of a wing that leaves the ground, in degrees. */
const TAKE_OFF_PITCH = 15;

/** A route in the words of an autopilot, ready to be sent. */
export function toMission(route: Route, vehicle: MissionVehicle): Mission {
  const issues: Issue[] = [];
  const ways = waysOf(route, vehicle, issues);
  // Whoever enters later passes by what comes before, in the first cycle only.
  const isLater = route.entryPoint > 1;
  const first = isLater ? 2 : 1;
  const beginsAt: number[] = [];
  let count = first;
  for (const way of ways) {
    beginsAt.push(count);
    count += way.length;
  }
  const items = [
    takeOff(route, vehicle),
    ...(isLater ? [doing(MavCmd.DO_JUMP, [beginsAt[route.entryPoint - 1] ?? first, 1])] : []),
    ...ways.flat(),
    ...(route.cycles === 1 ? [] : [doing(MavCmd.DO_JUMP, [first, route.cycles === 0 ? FOR_EVER[vehicle.autopilot] : route.cycles - 1])]),
    ...endItems(route, vehicle, issues),
  ];
  if (items.length > PLAN_ITEMS_MAX) issues.push(error('mission.tooLong', { count: items.length, max: PLAN_ITEMS_MAX }, ['waypoints']));
  return { items, beginsAt, issues };
}

function takeOff({ waypoints, entryPoint, heightMode }: Route, { autopilot, kind, home }: MissionVehicle): MissionItem {
  const entry = waypoints[entryPoint - 1] ?? waypoints[0]!;
  const level = { frame: frameOf(heightMode), altitude: entry.altitude };
  const command = kind === 'vtol' ? MavCmd.NAV_VTOL_TAKEOFF : MavCmd.NAV_TAKEOFF;
  // ArduPilot rises wherever it stands, PX4 wants a place to make for.
  if (autopilot === 'px4') return flown(command, [0, 0, 0, null], home ?? entry, level);
  return flown(command, [kind === 'fixedWing' ? TAKE_OFF_PITCH : 0, 0, 0, 0], { latitude: 0, longitude: 0 }, level);
}

/** For each waypoint the way to it and what is done there. */
function waysOf(route: Route, vehicle: MissionVehicle, issues: Issue[]): MissionItem[][] {
  let payload = AT_FIRST;
  let speed: number | undefined;
  return route.waypoints.map((waypoint, index) => {
    const { items, issues: found } = waypointItems(route, index, vehicle);
    issues.push(...found);
    // Whoever enters here has not passed by what came before.
    const isSame = waypoint.speed === speed && index !== route.entryPoint - 1;
    const change = isSame ? [] : [speedItem(waypoint.speed, vehicle)];
    speed = waypoint.speed;
    const actions = waypoint.actions.flatMap((action) => {
      const told = actionItems(action, payload, vehicle);
      payload = told.state;
      if (!told.items) issues.push(warning('mission.action', { number: index + 1, action: action.kind }, atWaypoint(index, 'actions')));
      return told.items ?? [];
    });
    return [...change, ...noseItems(route, index, vehicle), ...items, ...actions];
  });
}

const speedItem = (speed: number, { kind }: MissionVehicle): MissionItem =>
  doing(MavCmd.DO_CHANGE_SPEED, [kind === 'fixedWing' ? AIR_SPEED : GROUND_SPEED, speed, UNCHANGED]);

/** Where the nose points on the way to a waypoint, as the one before it says. */
function noseItems({ waypoints }: Route, index: number, { autopilot }: MissionVehicle): MissionItem[] {
  const [before, ago] = [waypoints[index - 1], waypoints[index - 2]];
  const isLookingAway = ago?.yawMode === 'target' && before?.yawMode !== 'target';
  const items = isLookingAway ? [doing(MavCmd.DO_SET_ROI_NONE)] : [];
  if (before?.yawMode === 'target' && before.target) {
    items.push(flown(MavCmd.DO_SET_ROI_LOCATION, [0, 0, 0, 0], before.target, { frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude: 0 }));
  }
  // PX4 is told with the waypoint itself.
  if (before?.yawMode === 'fixed' && autopilot === 'ardupilot') items.push(doing(MavCmd.CONDITION_YAW, [before.yaw]));
  return items;
}
