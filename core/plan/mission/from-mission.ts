import { metresBetween } from '../../geo/distance.ts';
import { error, warning, type Issue } from '../../issue.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { ROUTE_CYCLES, WAYPOINT_SPEED, YAW } from '../route-limits.ts';
import type { EndAction, Route, Waypoint } from '../route.ts';
import { ACTIONS_MAX, isFitting } from '../waypoint-action.ts';
import { afterAction, AT_FIRST } from './action-items.ts';
import type { Mission, MissionVehicle } from './manner.ts';
import { heightTold, keepsHeight } from './nought-height.ts';
import { readLanding } from './read-landing.ts';
import { readPayload } from './read-payload.ts';
import { heightBaseOf, heightModeOf, isAboveTerrain, isPartOfRound, readWaypoint, type HeightBase } from './read-waypoint.ts';
import { takenOffTo } from './take-off-item.ts';
import { isOtherSpeed, isTurnedBy, unkeptOf } from './unkept.ts';

type Nose = Pick<Waypoint, 'yawMode' | 'yaw' | 'target'>;
const AHEAD: Nose = { yawMode: 'course', yaw: 0, target: null };
/** Nearer than that it is the same place, and the same height. */
export const [SAME_M, SAME_HEIGHT_M] = [2, 0.1];
/** PX4 has no word for "for ever". */
const FOR_EVER = 65_535;

/** 480 m above the sea, or 60 m above a hill, taken for as much above home is a flight of its own: a mission that mixes them is no route at all. */
const MIXED = 'mission.read.heights';
const isMixed = ({ code }: Issue): boolean => code === MIXED;

export interface ReadMission extends Pick<Mission, 'beginsAt' | 'endsAt' | 'issues'> {
  route: Route;
  /** All of its waypoints count their heights from the ground below, though the route counts them from home. */
  isAboveTerrain: boolean;
}

/**
 * What an aircraft keeps, as a route. Whatever a route has no room for is said: nothing is left out in silence. An error: it is no route. The speed at first is what
 * a mission that says nothing of it is flown with; where nobody knows that, it is said what it was taken for.
 */
export function fromMission(items: readonly MissionItem[], vehicle: MissionVehicle, speedAtFirst?: number): ReadMission {
  const reader = missionReader(vehicle, speedAtFirst);
  for (const [index, item] of items.entries()) reader.read(item, index);
  return reader.finish(items.length);
}

function missionReader(vehicle: MissionVehicle, speedAtFirst: number | undefined) {
  const { autopilot, home, pulses } = vehicle;
  const issues: Issue[] = [];
  const waypoints: Waypoint[] = [];
  /** Where it points on the way to each waypoint, and the number of the item that said so. */
  const noses: { nose: Nose; toldAt: number }[] = [];
  let toldAt = -1;
  /** Number of the item at which the way to each waypoint begins. */
  const beginsAt: number[] = [];
  let [speed, payload, nose]: [number, typeof AT_FIRST, Nose] = [speedAtFirst ?? NEW_ROUTE.speed, AT_FIRST, AHEAD];
  let isSpeedSaid = speedAtFirst !== undefined;
  /** Of waypoints alone: take-off and landing count from home in sound missions too. */
  let heightBase: HeightBase | undefined;
  let [endAction, begin]: [EndAction | null, number | undefined] = [null, undefined];
  /** Number of an item that turns the nose on the way to the first waypoint, of which a route says nothing. */
  let headingAt: number | undefined;
  let takeOff: { item: MissionItem; index: number } | undefined;
  /** What follows the beginning of a landing. */
  let landing: MissionItem[] | undefined;
  /** Number of the item behind the last waypoint and what is done there. */
  let endsAt: number | undefined;
  const jumps: { to: number; times: number; after: number; at: number; nose: Nose }[] = [];

  const tell = (code: string, index: number, params: Issue['params'] = {}) => issues.push(warning(code, { item: index + 1, ...params }));

  /** Where it stays as high as it is that is the height of what came before. */
  function heightOf(item: MissionItem, index: number): number {
    if (!keepsHeight(item, vehicle)) return heightTold(item.altitude, vehicle);
    const rise = takeOff && (takenOffTo(takeOff.item, heightModeOf(item), vehicle) ?? 0);
    const height = waypoints.at(-1)?.altitude ?? rise ?? 0;
    tell('mission.read.noHeight', index, { height: Math.round(height) });
    return height;
  }

  function turnNose(to: Nose, index: number): void {
    [nose, toldAt] = [to, index];
  }

  function addWaypoint(item: MissionItem, read: Waypoint, index: number): void {
    const waypoint = { ...read, altitude: heightOf(item, index) };
    if (!isSpeedSaid) tell('mission.read.speedUnsaid', index, { speed });
    isSpeedSaid = true;
    heightBase ??= heightBaseOf(item);
    const isOther = heightBaseOf(item) !== heightBase;
    if (isOther && !issues.some(isMixed)) issues.push(error(MIXED, { item: index + 1 }));
    if (!isOther && isAboveTerrain(item)) tell('mission.read.terrain', index);
    if (item.command === MavCmd.NAV_SPLINE_WAYPOINT) tell('mission.read.spline', index);
    if (isPartOfRound(item, waypoint)) tell('mission.read.circleTime', index, { turns: waypoint.circling.turns });
    if (isWaitedFor(waypoint)) return takeWait(waypoint);
    // Of a timed circle it says where that is left.
    if (autopilot === 'px4' && item.command !== MavCmd.NAV_LOITER_TIME && item.params[3] !== null)
      turnNose({ ...AHEAD, yawMode: 'fixed', yaw: degrees(item.params[3]) }, index);
    const before = waypoints.at(-1);
    if (before) Object.assign(before, nose);
    else if (nose.yawMode === 'fixed') headingAt = index;
    noses.push({ nose, toldAt });
    // A heading is for one leg, a place to look at until somebody looks away.
    if (nose.yawMode === 'fixed') nose = AHEAD;
    beginsAt.push(begin ?? index);
    begin = undefined;
    waypoints.push(waypoint);
  }

  /** It hovers where it then circles, and nothing else comes between: that is how it waits before it circles. */
  function isWaitedFor({ mode, altitude, ...circled }: Waypoint): boolean {
    const before = waypoints.at(-1);
    if (mode !== 'circle' || before?.mode !== 'hover' || begin !== undefined || jumps.some(({ after }) => after === waypoints.length))
      return false;
    return before.actions.length === 0 && before.altitude === altitude && metresBetween(before, circled) < SAME_M;
  }

  function takeWait(circled: Waypoint): void {
    const { holdMs, yawMode, yaw, target } = waypoints.pop()!;
    waypoints.push({ ...circled, circling: { ...circled.circling, waitMs: holdMs }, yawMode, yaw, target });
  }

  function land({ latitude, longitude }: MissionItem, index: number): EndAction {
    const last = waypoints.at(-1);
    const isAnywhere = latitude === 0 && longitude === 0;
    if (isAnywhere || !last || metresBetween(last, { latitude, longitude }) < SAME_M) return 'land';
    if (home && metresBetween(home, { latitude, longitude }) < SAME_M) return 'homingLand';
    endsAt = undefined;
    beginsAt.push(index);
    waypoints.push({ ...last, latitude, longitude, mode: 'pass', actions: [] });
    return 'land';
  }

  /** As high as the last waypoint and as tight as it likes, as it is sent from here: at another height or in another circle it waits at a waypoint of its own. */
  function isHomingHover(item: MissionItem): boolean {
    const last = waypoints.at(-1);
    if (!home || !last || item.command !== MavCmd.NAV_LOITER_UNLIM || metresBetween(home, item) >= SAME_M) return false;
    const isSameHeight =
      heightBaseOf(item) === heightBase && !isAboveTerrain(item) && Math.abs(item.altitude - last.altitude) < SAME_HEIGHT_M;
    return isSameHeight && !item.params[2];
  }

  function takeAction(item: MissionItem, index: number): boolean {
    const actions = readPayload(item, payload, pulses);
    if (!actions) return false;
    for (const action of actions) {
      payload = afterAction(payload, action);
      const at = waypoints.at(-1);
      if (at && isFitting(action) && at.actions.length < ACTIONS_MAX) at.actions.push(action);
      else tell('mission.read.action', index);
    }
    return true;
  }

  function onTheWay(item: MissionItem, index: number): void {
    const [first, second] = item.params;
    begin ??= index;
    switch (item.command) {
      case MavCmd.DO_CHANGE_SPEED:
        if (second !== null && second >= WAYPOINT_SPEED.min && !isOtherSpeed(item, vehicle)) [speed, isSpeedSaid] = [second, true];
        return;
      case MavCmd.CONDITION_YAW:
        if (!isTurnedBy(item)) turnNose({ ...AHEAD, yawMode: 'fixed', yaw: degrees(first ?? 0) }, index);
        return;
      case MavCmd.DO_SET_ROI:
      case MavCmd.DO_SET_ROI_LOCATION:
        turnNose({ ...AHEAD, yawMode: 'target', target: { latitude: item.latitude, longitude: item.longitude } }, index);
        return;
      case MavCmd.DO_SET_ROI_NONE:
        turnNose(AHEAD, index);
        return;
      case MavCmd.DO_JUMP:
        begin = undefined;
        jumps.push({ to: first ?? 0, times: second ?? 0, after: waypoints.length, at: index, nose });
        // Ahead of everything stands the way to where it enters: what was said there is not said to whoever comes to the first waypoint.
        if (waypoints.length <= 1 && second === 1) nose = AHEAD;
        return;
      default:
        tell('mission.read.command', index, { command: item.command });
    }
  }

  function read(item: MissionItem, index: number): void {
    if (landing) {
      if (keepsHeight(item, vehicle)) tell('mission.read.noHeight', index, { height: 0 });
      return void landing.push(item);
    }
    if (endAction !== null) return void tell('mission.read.rest', index);
    switch (item.command) {
      case MavCmd.NAV_TAKEOFF:
      case MavCmd.NAV_VTOL_TAKEOFF:
        return void (takeOff ??= { item, index });
      case MavCmd.DO_LAND_START:
        endsAt = index;
        return void (landing = []);
      case MavCmd.NAV_RETURN_TO_LAUNCH:
        endsAt = index;
        return void (endAction = 'return');
      case MavCmd.NAV_LAND:
      case MavCmd.NAV_VTOL_LAND:
        endsAt = index;
        return void (endAction = land(item, index));
    }
    if (isHomingHover(item)) {
      endsAt = index;
      return void (endAction = 'homingHover');
    }
    for (const { code, params } of unkeptOf(item, vehicle)) tell(code, index, params);
    const waypoint = readWaypoint(item, speed);
    if (waypoint) addWaypoint(item, waypoint, index);
    else if (!takeAction(item, index)) onTheWay(item, index);
  }

  /** Number of the waypoint whose way an item belongs to, or the next one's if it is behind its beginning. */
  const numberAt = (item: number) => beginsAt.findIndex((begins, index) => item <= begins && item > (beginsAt[index - 1] ?? -1)) + 1;

  /** Whoever enters in the middle, with all that would be under way there, is told of that waypoint ahead of everything: it is no waypoint of its own. */
  function takeEntry(): number | undefined {
    const [jump] = jumps;
    if (jump?.after !== 1 || jump.times !== 1) return undefined;
    const number = (numberAt(jump.to) || waypoints.length + 1) - 1;
    const entry = waypoints[number - 1];
    if (number < 2 || !entry || metresBetween(waypoints[0]!, entry) >= SAME_M) return undefined;
    waypoints.shift();
    headingAt = undefined;
    beginsAt.shift();
    noses.shift();
    jumps.shift();
    return number - 1;
  }

  /** A jump to the beginning makes cycles, one ahead of everything an entry; any other is no route any more. */
  function jumped(): Pick<Route, 'cycles' | 'entryPoint'> {
    let [cycles, entryPoint] = [1, takeEntry() ?? 1];
    for (const { to, times, after, at } of jumps) {
      const number = numberAt(to);
      const isForEver = times < 0 || times >= FOR_EVER;
      if (after === 0 && number > 0 && times === 1) entryPoint = number;
      else if (after > 0 && number === 1 && (isForEver || times < ROUTE_CYCLES.max)) cycles = isForEver ? 0 : times + 1;
      else tell('mission.read.jump', at);
    }
    return { cycles, entryPoint };
  }

  /** From the last waypoint to the first: as it is said on the way that is jumped to, or was said before. */
  function turnBetweenRounds({ to, nose: before }: (typeof jumps)[number]): void {
    const [first] = noses;
    const isSaid = first !== undefined && first.toldAt >= to;
    if (isSaid) headingAt = undefined;
    Object.assign(waypoints.at(-1)!, isSaid ? first.nose : before);
  }

  const heightMode = (): Route['heightMode'] => (heightBase === 'terrain' ? 'relative' : (heightBase ?? NEW_ROUTE.heightMode));

  /** A route rises to where it begins. */
  function tellOfTakeOff(entry: Waypoint | undefined): void {
    if (!takeOff || !entry) return;
    const { item, index } = takeOff;
    // How high, it was left to the aircraft.
    if (item.altitude === 0) return;
    const height = takenOffTo(item, heightMode(), vehicle);
    if (height !== undefined && Math.abs(height - entry.altitude) < SAME_HEIGHT_M) return;
    tell('mission.read.takeOff', index, { height: Math.round(height ?? item.altitude), first: Math.round(entry.altitude) });
  }

  return {
    read,
    finish(count: number): ReadMission {
      const back = jumps.find(({ after, at }) => after > 0 && after === waypoints.length && at < (endsAt ?? count));
      const entry = jumped();
      if (back && entry.cycles !== 1) turnBetweenRounds(back);
      if (headingAt !== undefined) tell('mission.read.heading', headingAt);
      tellOfTakeOff(waypoints[entry.entryPoint - 1]);
      const coming = landing && readLanding(landing, vehicle);
      if (landing && !coming) issues.push(warning('mission.read.landing'));
      const [first] = waypoints;
      const route: Route = {
        ...NEW_ROUTE,
        ...(first && { height: first.altitude, speed: first.speed, turnMode: first.turnMode, radius: first.radius }),
        ...(first?.mode === 'hover' && { holdMs: first.holdMs }),
        heightMode: heightMode(),
        ...entry,
        endAction: coming ? 'landingRoute' : endAction,
        landing: coming ?? null,
        waypoints,
      };
      return { route, isAboveTerrain: heightBase === 'terrain', issues, beginsAt, endsAt: back?.at ?? endsAt ?? count };
    },
  };
}

const degrees = (given: number): number => Math.max(YAW.min, Math.min(YAW.max, ((given % 360) + 360) % 360));
