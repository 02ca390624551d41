import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { doing, type MissionVehicle } from './manner.ts';

export const [AIR_SPEED, GROUND_SPEED] = [0, 1] as const;
const UNCHANGED = -1;

/** ArduPlane, which flies VTOLs as well, takes a speed over the ground for the least that it keeps against the wind: it goes on at the speed it had. */
export const isLeastSpeed = (type: number | null, { autopilot, kind }: MissionVehicle): boolean =>
  type === GROUND_SPEED && autopilot === 'ardupilot' && kind !== 'multirotor';

/**
 * Metres a second that a mission has told by the time it flies to the first place from an item on; nothing where it has told none. Told what holds before that item, it
 * would fly there, and all of the rest that is as fast, by the speed of the leg before. Of climbing and coming down nothing is said.
 */
export function speedFrom(items: readonly MissionItem[], item: number, vehicle: MissionVehicle): number | undefined {
  const isTold = ({ command, params: [type, speed] }: MissionItem): boolean =>
    command === MavCmd.DO_CHANGE_SPEED && (type ?? AIR_SPEED) <= GROUND_SPEED && !isLeastSpeed(type, vehicle) && (speed ?? 0) > 0;
  const begin = Math.max(0, item);
  return [...items.slice(0, begin), ...doneFirst(items, begin)].findLast(isTold)?.params[1] ?? undefined;
}

/** Before anything is flown, as it would be gone through: jumps are followed. */
function doneFirst(items: readonly MissionItem[], begin: number): MissionItem[] {
  // A jump may lead back to itself.
  const passed = new Set<number>();
  let at = begin;
  while (!passed.has(at) && (items[at]?.command ?? 0) > MavCmd.NAV_LAST) {
    passed.add(at);
    const { command, params } = items[at]!;
    at = command === MavCmd.DO_JUMP && params[1] !== 0 ? (params[0] ?? 0) : at + 1;
  }
  return [...passed].map((one) => items[one]!);
}

export function speedItem(speed: number, vehicle: MissionVehicle): MissionItem {
  const isByAir = vehicle.kind === 'fixedWing' || isLeastSpeed(GROUND_SPEED, vehicle);
  return doing(MavCmd.DO_CHANGE_SPEED, [isByAir ? AIR_SPEED : GROUND_SPEED, speed, UNCHANGED]);
}
