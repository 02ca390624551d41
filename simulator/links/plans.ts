import { MavCmd, MavMissionResult as Result, MavMissionType } from '@skyhelm/core/mavlink/named-numbers.generated';
import { isKnown, isKnownFrame, isOnEarth, hasPlace, type MissionItem } from '../guidance/mission-item.ts';
import { exchangeMission, loadMission } from '../guidance/mission-run.ts';
import { noFence } from '../vehicle/fence.ts';
import type { Offset } from '@skyhelm/core/geo/tangent-plane';
import type { Comms } from './comms.ts';
import { itemsId } from './item-id.ts';
import { isTaken, keptItem } from './kept-item.ts';

/** One of the three lists that a vehicle stores: how many it takes, what it makes of an item, and of them all. */
export interface Plan {
  type: number;
  most: number;
  items(): MissionItem[];
  /** MAV_MISSION_ACCEPTED, or why not. */
  check(item: MissionItem, sequence: number): number;
  replace(items: MissionItem[]): void;
  /** ArduPilot does not clear a mission that it flies. */
  isInUse?(): boolean;
}

const C = MavCmd;
const FENCE_ITEMS: ReadonlySet<number> = new Set([
  C.NAV_FENCE_RETURN_POINT,
  C.NAV_FENCE_POLYGON_VERTEX_INCLUSION,
  C.NAV_FENCE_POLYGON_VERTEX_EXCLUSION,
  C.NAV_FENCE_CIRCLE_INCLUSION,
  C.NAV_FENCE_CIRCLE_EXCLUSION,
]);

const isNumber = ({ param1, param2, param3, z }: MissionItem): boolean =>
  Number.isFinite(z) && [param1, param2, param3].every((one) => !Number.isNaN(one));

/** A circle has a radius, a corner belongs to a polygon of at least three. */
function hasExtent({ command, param1 }: MissionItem): boolean {
  if (command === C.NAV_FENCE_RETURN_POINT) return true;
  const isCircle = command === C.NAV_FENCE_CIRCLE_INCLUSION || command === C.NAV_FENCE_CIRCLE_EXCLUSION;
  return isCircle ? param1 > 0 && param1 < 1e6 : Number.isInteger(param1) && param1 >= 3;
}

export function missionPlan({ craft }: Comms): Plan {
  const { homeIsItem, autopilot } = craft.flavour;
  const isFlown = (): boolean => craft.mode.behaviour === 'auto' && craft.mission.leg !== undefined;
  return {
    type: MavMissionType.MISSION,
    most: homeIsItem ? 724 : 1_000,
    items() {
      const { items } = craft.mission;
      if (!homeIsItem || items.length === 0) return items;
      return [homeItem(craft), ...items.slice(1)];
    },
    check(item, sequence) {
      // Home is the vehicle's own affair, whatever is sent for it.
      if (homeIsItem && sequence === 0) return Result.ACCEPTED;
      if (!isKnown(item) || !isTaken(item, craft.flavour)) return Result.UNSUPPORTED;
      if (!isKnownFrame(item)) return Result.UNSUPPORTED_FRAME;
      if (hasPlace(item) && !isOnEarth(item)) return Math.abs(item.x) > 900_000_000 ? Result.INVALID_PARAM5_X : Result.INVALID_PARAM6_Y;
      return isNumber(item) ? Result.ACCEPTED : Result.INVALID_PARAM7;
    },
    /** PX4 leaves the very same mission as it is, with its jumps as far as they were taken; ArduPilot goes on counting them by their numbers, whatever comes. */
    replace(items) {
      const kept = items.map((item) => keptItem(item, craft.flavour));
      craft.orderedAt = craft.seconds;
      if (autopilot === 'px4' && kept.length > 0 && itemsId(kept) === itemsId(craft.mission.items)) return;
      if (autopilot === 'ardupilot') exchangeMission(craft.mission, kept, isFlown());
      else loadMission(craft.mission, kept);
    },
    isInUse: () => autopilot === 'ardupilot' && isFlown(),
  };
}

function homeItem(craft: Comms['craft']): MissionItem {
  const home = craft.home ?? { north: 0, east: 0, up: 0 };
  const { latitude, longitude } = craft.plane.positionAt(home);
  const place = { x: Math.round(latitude * 1e7), y: Math.round(longitude * 1e7), z: craft.elevation + home.up };
  return { command: C.NAV_WAYPOINT, frame: 0, param1: 0, param2: 0, param3: 0, param4: 0, autocontinue: 1, ...place };
}

export function fencePlan({ craft, stored }: Comms): Plan {
  takeFence(craft, stored.fence);
  return {
    type: MavMissionType.FENCE,
    most: 250,
    items: () => stored.fence,
    check(item) {
      if (!FENCE_ITEMS.has(item.command)) return Result.UNSUPPORTED;
      if (!isOnEarth(item)) return Result.INVALID_PARAM5_X;
      return hasExtent(item) ? Result.ACCEPTED : Result.INVALID_PARAM1;
    },
    replace(items) {
      stored.fence = items;
      takeFence(craft, items);
    },
  };
}

function takeFence(craft: Comms['craft'], items: readonly MissionItem[]): void {
  const fence = noFence();
  const at = ({ x, y }: MissionItem): Offset => craft.plane.offsetOf({ latitude: x / 1e7, longitude: y / 1e7 });
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!;
    if (item.command === C.NAV_FENCE_CIRCLE_INCLUSION) fence.circlesWithin.push({ ...at(item), radius: item.param1 });
    else if (item.command === C.NAV_FENCE_CIRCLE_EXCLUSION) fence.circlesOutside.push({ ...at(item), radius: item.param1 });
    else if (item.command !== C.NAV_FENCE_RETURN_POINT) {
      const corners = items.slice(index, index + item.param1).map(at);
      (item.command === C.NAV_FENCE_POLYGON_VERTEX_INCLUSION ? fence.within : fence.outside).push(corners);
      index += corners.length - 1;
    }
  }
  craft.fence = { ...fence, breaches: craft.fence.breaches, breachedAt: craft.fence.breachedAt };
}

export function rallyPlan({ craft, stored }: Comms): Plan {
  const take = (items: readonly MissionItem[]): void =>
    void (craft.rally = items.map(({ x, y, z }) => ({ ...craft.plane.offsetOf({ latitude: x / 1e7, longitude: y / 1e7 }), up: z })));
  take(stored.rally);
  return {
    type: MavMissionType.RALLY,
    most: 40,
    items: () => stored.rally,
    check: (item) =>
      item.command !== C.NAV_RALLY_POINT ? Result.UNSUPPORTED : isOnEarth(item) ? Result.ACCEPTED : Result.INVALID_PARAM5_X,
    replace(items) {
      stored.rally = items;
      take(items);
    },
  };
}
