import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { doing, type MissionVehicle } from './manner.ts';

const [AIR_SPEED, GROUND_SPEED, UNCHANGED] = [0, 1, -1];

export const speedItem = (speed: number, { kind }: MissionVehicle): MissionItem =>
  doing(MavCmd.DO_CHANGE_SPEED, [kind === 'fixedWing' ? AIR_SPEED : GROUND_SPEED, speed, UNCHANGED]);
