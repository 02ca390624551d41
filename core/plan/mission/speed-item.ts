import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { doing, type MissionVehicle } from './manner.ts';

export const [AIR_SPEED, GROUND_SPEED] = [0, 1] as const;
const UNCHANGED = -1;

/** ArduPlane, which flies VTOLs as well, takes a speed over the ground for the least that it keeps against the wind: it goes on at the speed it had. */
export const isLeastSpeed = (type: number | null, { autopilot, kind }: MissionVehicle): boolean =>
  type === GROUND_SPEED && autopilot === 'ardupilot' && kind !== 'multirotor';

/** Metres a second that a mission has told before it comes to an item; nothing where it has told none. Of climbing and coming down nothing is said. */
export function speedBefore(items: readonly MissionItem[], item: number, vehicle: MissionVehicle): number | undefined {
  const isTold = ({ command, params: [type, speed] }: MissionItem): boolean =>
    command === MavCmd.DO_CHANGE_SPEED && (type ?? AIR_SPEED) <= GROUND_SPEED && !isLeastSpeed(type, vehicle) && (speed ?? 0) > 0;
  return items.slice(0, Math.max(0, item)).findLast(isTold)?.params[1] ?? undefined;
}

export function speedItem(speed: number, vehicle: MissionVehicle): MissionItem {
  const isByAir = vehicle.kind === 'fixedWing' || isLeastSpeed(GROUND_SPEED, vehicle);
  return doing(MavCmd.DO_CHANGE_SPEED, [isByAir ? AIR_SPEED : GROUND_SPEED, speed, UNCHANGED]);
}
