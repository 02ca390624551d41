import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { doing, type MissionVehicle } from './manner.ts';

export const [AIR_SPEED, GROUND_SPEED] = [0, 1] as const;
const UNCHANGED = -1;

/** ArduPlane, which flies VTOLs as well, takes a speed over the ground for the least that it keeps against the wind: it goes on at the speed it had. */
export const isLeastSpeed = (type: number | null, { autopilot, kind }: MissionVehicle): boolean =>
  type === GROUND_SPEED && autopilot === 'ardupilot' && kind !== 'multirotor';

export function speedItem(speed: number, vehicle: MissionVehicle): MissionItem {
  const isByAir = vehicle.kind === 'fixedWing' || isLeastSpeed(GROUND_SPEED, vehicle);
  return doing(MavCmd.DO_CHANGE_SPEED, [isByAir ? AIR_SPEED : GROUND_SPEED, speed, UNCHANGED]);
}
