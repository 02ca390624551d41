import { MavStandardMode as Standard } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Mode } from '../vehicle/mode.ts';

const MAIN = { MANUAL: 1, ALTCTL: 2, POSCTL: 3, AUTO: 4, ACRO: 5, OFFBOARD: 6, STABILIZED: 7 } as const;
const AUTO = { TAKEOFF: 2, LOITER: 3, MISSION: 4, RTL: 5, LAND: 6 } as const;
const ORBIT = 1;

const custom = (main: number, sub = 0): number => ((sub << 24) | (main << 16)) >>> 0;

export const PX4_MODES: readonly Mode[] = [
  { name: 'Hold', number: custom(MAIN.AUTO, AUTO.LOITER), behaviour: 'hold', armable: true },
  { name: 'Manual', number: custom(MAIN.MANUAL), behaviour: 'attitude', armable: true },
  { name: 'Stabilized', number: custom(MAIN.STABILIZED), behaviour: 'attitude', armable: true },
  { name: 'Acro', number: custom(MAIN.ACRO), behaviour: 'attitude', armable: true },
  { name: 'Altitude', number: custom(MAIN.ALTCTL), behaviour: 'height', armable: true, standard: Standard.ALTITUDE_HOLD },
  { name: 'Position', number: custom(MAIN.POSCTL), behaviour: 'position', armable: true, standard: Standard.POSITION_HOLD },
  { name: 'Orbit', number: custom(MAIN.POSCTL, ORBIT), behaviour: 'circle', armable: false, standard: Standard.ORBIT },
  { name: 'Offboard', number: custom(MAIN.OFFBOARD), behaviour: 'guided', armable: true },
  { name: 'Takeoff', number: custom(MAIN.AUTO, AUTO.TAKEOFF), behaviour: 'takeOff', armable: true, standard: Standard.TAKEOFF },
  { name: 'Mission', number: custom(MAIN.AUTO, AUTO.MISSION), behaviour: 'auto', armable: true, standard: Standard.MISSION },
  { name: 'Return', number: custom(MAIN.AUTO, AUTO.RTL), behaviour: 'return', armable: false, standard: Standard.SAFE_RECOVERY },
  { name: 'Land', number: custom(MAIN.AUTO, AUTO.LAND), behaviour: 'land', armable: false, standard: Standard.LAND },
];
