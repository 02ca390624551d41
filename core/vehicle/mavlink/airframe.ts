import { MavAutopilot, MavType } from '../../mavlink/named-numbers.generated.ts';
import type { Airframe, Autopilot } from '../airframe.ts';

const KINDS: Partial<Record<number, Airframe>> = {
  [MavType.FIXED_WING]: 'fixedWing',
  [MavType.QUADROTOR]: 'multirotor',
  [MavType.COAXIAL]: 'multirotor',
  [MavType.HELICOPTER]: 'multirotor',
  [MavType.HEXAROTOR]: 'multirotor',
  [MavType.OCTOROTOR]: 'multirotor',
  [MavType.TRICOPTER]: 'multirotor',
  [MavType.DODECAROTOR]: 'multirotor',
  [MavType.DECAROTOR]: 'multirotor',
  [MavType.GENERIC_MULTIROTOR]: 'multirotor',
  [MavType.VTOL_TAILSITTER_DUOROTOR]: 'vtol',
  [MavType.VTOL_TAILSITTER_QUADROTOR]: 'vtol',
  [MavType.VTOL_TILTROTOR]: 'vtol',
  [MavType.VTOL_FIXEDROTOR]: 'vtol',
  [MavType.VTOL_TAILSITTER]: 'vtol',
  [MavType.VTOL_TILTWING]: 'vtol',
};

/** Cameras, gimbals, radios and ground stations have hearts too. */
export const isVehicle = (type: number, autopilot: number): boolean => autopilot !== MavAutopilot.INVALID && type !== MavType.GCS;

export const kindOf = (type: number): Airframe => KINDS[type] ?? 'other';

export function autopilotOf(autopilot: number): Autopilot {
  if (autopilot === MavAutopilot.ARDUPILOTMEGA) return 'ardupilot';
  return autopilot === MavAutopilot.PX4 ? 'px4' : 'other';
}
