import { error, warning, type Issue } from '../../issue.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import { FOR_EVER } from '../../vehicle/counted-jump.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { PLAN_ITEMS_MAX } from '../../vehicle/plan-size.ts';
import { atWaypoint } from '../checks/check.ts';
import type { Route } from '../route.ts';
import { actionItems, afterAction, AT_FIRST } from './action-items.ts';
import { endItems } from './end-items.ts';
import { doing, flown, isBehind, type EntryManner, type Mission, type MissionVehicle } from './manner.ts';
import { speedItem } from './speed-item.ts';
import { takeOffItem } from './take-off-item.ts';
import { underWayBehind } from './under-way.ts';
import { waypointBefore, waypointItems } from './waypoint-items.ts';

/** A route in the words of an autopilot. To be flown, it is told how it is entered: then all that would be under way there is begun. */
export function toMission(route: Route, vehicle: MissionVehicle, manner?: EntryManner): Mission {
  const issues: Issue[] = [];
  const ways = waysOf(route, vehicle, manner, issues);
  const entry = manner ? entryWay(route, vehicle, manner) : [];
  // Whoever enters later passes by what comes before, in the first cycle only.
  const isLater = entry.length > 0 || route.entryPoint > 1;
  const first = 1 + entry.length + (isLater ? 1 : 0);
  const beginsAt: number[] = [];
  let count = first;
  for (const { there, done } of ways) {
    beginsAt.push(count);
    count += there.length + done.length;
  }
  const endsAt = count;
  const entersAt = (): number => {
    if (isBehind(manner)) return beginsAt[route.entryPoint] ?? endsAt;
    const begin = beginsAt[route.entryPoint - 1] ?? first;
    return entry.length === 0 ? begin : begin + ways[route.entryPoint - 1]!.there.length;
  };
  const items = [
    takeOffItem(route, vehicle, issues),
    ...entry,
    ...(isLater ? [doing(MavCmd.DO_JUMP, [entersAt(), 1])] : []),
    ...ways.flatMap(({ there, done }) => [...there, ...done]),
    ...(route.cycles === 1 ? [] : [doing(MavCmd.DO_JUMP, [first, route.cycles === 0 ? FOR_EVER[vehicle.autopilot] : route.cycles - 1])]),
    ...endItems(route, vehicle, issues),
  ];
  if (items.length > PLAN_ITEMS_MAX) issues.push(error('mission.tooLong', { count: items.length, max: PLAN_ITEMS_MAX }, ['waypoints']));
  return { items, beginsAt, endsAt, issues };
}

/** To the waypoint that is entered at, and there all that would be under way: told apart, for it holds in the first cycle only. */
function entryWay(route: Route, vehicle: MissionVehicle, manner: EntryManner): MissionItem[] {
  const index = route.entryPoint - 1;
  const waypoint = route.waypoints[index];
  const begun = underWayBehind(route, isBehind(manner) ? index + 1 : index, manner === 'again');
  if (!waypoint || (manner === 'at' && begun.length === 0)) return [];
  const passed: Route = manner === 'at' ? route : { ...route, waypoints: route.waypoints.with(index, { ...waypoint, mode: 'pass' }) };
  let payload = AT_FIRST;
  const actions = begun.flatMap((action) => {
    const told = actionItems(action, payload, vehicle);
    payload = told.state;
    return told.items ?? [];
  });
  if (manner === 'at' && actions.length === 0) return [];
  return [
    speedItem(waypoint.speed, vehicle),
    ...noseItems(route, index, vehicle),
    ...waypointItems(passed, index, vehicle).items,
    ...actions,
  ];
}

interface WayTo {
  /** What leads to a waypoint. */
  there: MissionItem[];
  /** What is done there. */
  done: MissionItem[];
}

function waysOf(route: Route, vehicle: MissionVehicle, manner: EntryManner | undefined, issues: Issue[]): WayTo[] {
  const firstFlown = isBehind(manner) ? route.entryPoint : route.entryPoint - 1;
  // A row of pictures that lasts into the next round is ended there as what it is.
  const isRoundBefore = route.cycles !== 1 || manner === 'again';
  const lasting = isRoundBefore ? underWayBehind(route, route.waypoints.length) : [];
  let payload = { ...AT_FIRST, series: lasting.reduce(afterAction, AT_FIRST).series };
  let speed: number | undefined;
  return route.waypoints.map((waypoint, index) => {
    const { items, issues: found } = waypointItems(route, index, vehicle);
    issues.push(...found);
    // Whoever enters here has not passed by what came before.
    const isSame = waypoint.speed === speed && index !== firstFlown;
    const change = isSame ? [] : [speedItem(waypoint.speed, vehicle)];
    speed = waypoint.speed;
    const done = waypoint.actions.flatMap((action) => {
      const told = actionItems(action, payload, vehicle);
      payload = told.state;
      const tell = (code: string) => issues.push(warning(code, { number: index + 1, action: action.kind }, atWaypoint(index, 'actions')));
      if (!told.items) tell('mission.action');
      if (told.isNumberLost) tell('mission.pulse');
      return told.items ?? [];
    });
    return { there: [...change, ...noseItems(route, index, vehicle), ...items], done };
  });
}

/** Where the nose points on the way to a waypoint, as the one before it says; both autopilots look at a place until they are told to look away. */
function noseItems(route: Route, index: number, { autopilot }: MissionVehicle): MissionItem[] {
  const [before, ago] = [waypointBefore(route, index), waypointBefore(route, index - 1)];
  const isLookingAway = ago?.yawMode === 'target' && before?.yawMode !== 'target';
  const items = isLookingAway ? [doing(MavCmd.DO_SET_ROI_NONE)] : [];
  if (before?.yawMode === 'target' && before.target) {
    items.push(flown(MavCmd.DO_SET_ROI_LOCATION, [0, 0, 0, 0], before.target, { frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude: 0 }));
  }
  // PX4 is told with the waypoint itself.
  if (before?.yawMode === 'fixed' && autopilot === 'ardupilot') items.push(doing(MavCmd.CONDITION_YAW, [before.yaw]));
  return items;
}
