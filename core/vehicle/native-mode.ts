import type { VehicleState } from './state.ts';

/** Whose numbers `nativeMode` are: the place here, counted from one. */
export const MODE_FAMILIES = ['arducopter', 'arduplane', 'px4'] as const;
export type ModeFamily = (typeof MODE_FAMILIES)[number];

export const modeFamilyNumber = (family: ModeFamily): number => MODE_FAMILIES.indexOf(family) + 1;

type Names = Partial<Record<number, string>>;

/** As ArduPilot's own messages and ground stations spell them. */
const COPTER: Names = {
  0: 'STABILIZE',
  1: 'ACRO',
  2: 'ALT_HOLD',
  3: 'AUTO',
  4: 'GUIDED',
  5: 'LOITER',
  6: 'RTL',
  7: 'CIRCLE',
  9: 'LAND',
  11: 'DRIFT',
  13: 'SPORT',
  14: 'FLIP',
  15: 'AUTOTUNE',
  16: 'POSHOLD',
  17: 'BRAKE',
  18: 'THROW',
  19: 'AVOID_ADSB',
  20: 'GUIDED_NOGPS',
  21: 'SMART_RTL',
  22: 'FLOWHOLD',
  23: 'FOLLOW',
  24: 'ZIGZAG',
  25: 'SYSTEMID',
  26: 'AUTOROTATE',
  27: 'AUTO_RTL',
  28: 'TURTLE',
};

const PLANE: Names = {
  0: 'MANUAL',
  1: 'CIRCLE',
  2: 'STABILIZE',
  3: 'TRAINING',
  4: 'ACRO',
  5: 'FBWA',
  6: 'FBWB',
  7: 'CRUISE',
  8: 'AUTOTUNE',
  10: 'AUTO',
  11: 'RTL',
  12: 'LOITER',
  13: 'TAKEOFF',
  14: 'AVOID_ADSB',
  15: 'GUIDED',
  16: 'INITIALISING',
  17: 'QSTABILIZE',
  18: 'QHOVER',
  19: 'QLOITER',
  20: 'QLAND',
  21: 'QRTL',
  22: 'QAUTOTUNE',
  23: 'QACRO',
  24: 'THERMAL',
  25: 'LOITER_ALT_QLAND',
  26: 'AUTOLAND',
};

const PX4_AUTO = 4;
const PX4_MAIN: Names = {
  1: 'Manual',
  2: 'Altitude',
  3: 'Position',
  5: 'Acro',
  6: 'Offboard',
  7: 'Stabilized',
  8: 'Rattitude',
  10: 'Termination',
  11: 'Altitude Cruise',
};
const PX4_BELOW_AUTO: Names = {
  1: 'Ready',
  2: 'Takeoff',
  3: 'Hold',
  4: 'Mission',
  5: 'Return',
  6: 'Land',
  8: 'Follow',
  9: 'Precision Land',
  10: 'VTOL Takeoff',
};
const PX4_POSITION_ORBIT = 0x0103;

function px4Name(custom: number): string | undefined {
  const [main, below] = [(custom >>> 16) & 0xff, custom >>> 24];
  if (custom >>> 16 === PX4_POSITION_ORBIT) return 'Orbit';
  return main === PX4_AUTO ? PX4_BELOW_AUTO[below] : PX4_MAIN[main];
}

type Mode = Pick<VehicleState, 'nativeMode' | 'modeFamily'>;

export const modeFamilyOf = ({ modeFamily }: Mode): ModeFamily | undefined => MODE_FAMILIES[(modeFamily ?? 0) - 1];

/** By the family of its modes, which it tells with every heartbeat. */
export const isArduPilot = (state: Mode): boolean => modeFamilyOf(state)?.startsWith('ardu') ?? false;

/** What the autopilot itself calls its mode; nothing where that is not known. */
export function nativeModeName(state: Mode): string | undefined {
  const { nativeMode } = state;
  if (nativeMode === undefined) return undefined;
  switch (modeFamilyOf(state)) {
    case 'arducopter':
      return COPTER[nativeMode];
    case 'arduplane':
      return PLANE[nativeMode];
    case 'px4':
      return px4Name(nativeMode);
    case undefined:
      return undefined;
  }
}

/** Modes that fly the mission on board, whatever part of it: its take-off and its landing too. */
const MISSION_MODES: Record<ModeFamily, readonly number[]> = { arducopter: [3, 27], arduplane: [10], px4: [0x0404_0000] };

/** Nothing where nobody knows whose number its mode is. */
export function isMissionMode(state: Mode): boolean | undefined {
  const family = modeFamilyOf(state);
  return family && state.nativeMode !== undefined ? MISSION_MODES[family].includes(state.nativeMode) : undefined;
}

/** ArduPlane's RTL, INITIALISING, QLAND and QRTL: a quadplane that has landed in one of them is not ready until it leaves it. */
const NEVER_ARMS: Partial<Record<ModeFamily, readonly number[]>> = { arduplane: [11, 16, 20, 21] };

/** It cannot be armed before its mode changes, which a take-off does first. */
export function armsOnlyInOtherMode(state: Mode): boolean {
  const family = modeFamilyOf(state);
  return family !== undefined && state.nativeMode !== undefined && (NEVER_ARMS[family]?.includes(state.nativeMode) ?? false);
}
