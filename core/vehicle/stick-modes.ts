import { CopterMode, PlaneMode } from '../mavlink/named-numbers.generated.ts';
import type { CommandKind } from './command.ts';
import type { Craft } from './flight-traits.ts';
import { px4Custom } from './mavlink/px4-modes.ts';
import { modeFamilyOf, type ModeFamily } from './native-mode.ts';
import type { VehicleState } from './state.ts';

/** An autopilot's modes, sorted by what they do with the sticks. */
interface StickModes {
  /** The sticks fly it: without a word from us it obeys the throttle of whatever receiver is attached. */
  reading: readonly number[];
  /** With centred sticks it stays at its height, so that sinking in these is uncommanded. */
  level: readonly number[];
  /** Modes of the first list that our commands switch to: a change to another one of them came from the pilot's transmitter or another ground station. */
  ordered: readonly number[];
  /** Commands that end in a mode of the first list. */
  commands: readonly CommandKind[];
}

const [C, P] = [CopterMode, PlaneMode];
const PX4_MAIN = { altitude: 2, position: 3, auto: 4 } as const;
const PX4_ORBIT = px4Custom(PX4_MAIN.position, 1);
const PX4_HOLD = px4Custom(PX4_MAIN.auto, 3);
/** Manual, altitude, position, acro, stabilised, rate and slow position control. */
const PX4_READING = [1, 2, 3, 5, 7, 8, 11].map((main) => px4Custom(main, 0));

const COPTER: StickModes = {
  reading: [
    ...[C.STABILIZE, C.ACRO, C.ALT_HOLD, C.LOITER, C.CIRCLE, C.DRIFT, C.SPORT, C.AUTOTUNE, C.POSHOLD, C.FLOWHOLD],
    ...[C.ZIGZAG, C.SYSTEMID],
  ],
  level: [C.ALT_HOLD, C.LOITER, C.CIRCLE, C.SPORT, C.AUTOTUNE, C.POSHOLD, C.FLOWHOLD, C.ZIGZAG, C.BRAKE],
  ordered: [C.LOITER, C.CIRCLE],
  commands: ['manual', 'orbit'],
};

const WINGS_READING = [P.MANUAL, P.STABILIZE, P.TRAINING, P.ACRO, P.FLY_BY_WIRE_A, P.FLY_BY_WIRE_B, P.CRUISE, P.AUTOTUNE];
const ROTORS_READING: readonly number[] = [P.QSTABILIZE, P.QHOVER, P.QLOITER, P.QACRO, P.QAUTOTUNE];

const PLANE: StickModes = {
  reading: [...WINGS_READING, ...ROTORS_READING],
  level: [P.FLY_BY_WIRE_B, P.CRUISE, P.LOITER, P.CIRCLE, P.QHOVER, P.QLOITER],
  ordered: [P.CRUISE, P.QLOITER],
  commands: ['manual'],
};

const PX4: StickModes = {
  reading: [...PX4_READING, PX4_ORBIT],
  level: [px4Custom(PX4_MAIN.altitude, 0), px4Custom(PX4_MAIN.position, 0)],
  ordered: [px4Custom(PX4_MAIN.position, 0), PX4_ORBIT],
  commands: ['manual', 'orbit'],
};

function modesOf({ autopilot, kind }: Craft): StickModes | undefined {
  if (kind === 'other' || autopilot === 'other') return undefined;
  if (autopilot === 'px4') return PX4;
  if (kind === 'multirotor') return COPTER;
  return kind === 'vtol' ? { ...PLANE, commands: ['manual', 'pause'] } : PLANE;
}

export const readsSticks = (craft: Craft, nativeMode: number | undefined): boolean =>
  nativeMode !== undefined && (modesOf(craft)?.reading.includes(nativeMode) ?? false);

/** The first of ArduPlane's modes that are flown on rotors. */
const FIRST_ON_ROTORS = 17;
export const hasRotorsOn = (craft: Craft, nativeMode = 0): boolean =>
  craft.autopilot === 'px4' || (readsSticks(craft, nativeMode) && nativeMode >= FIRST_ON_ROTORS);

const CRAFT_BY_MODES: Record<ModeFamily, Craft> = {
  arducopter: { autopilot: 'ardupilot', kind: 'multirotor' },
  arduplane: { autopilot: 'ardupilot', kind: 'vtol' },
  px4: { autopilot: 'px4', kind: 'multirotor' },
};

/** Whether sticks fly it now; undefined while its mode is unknown. */
export function isFlownBySticks(state: Pick<VehicleState, 'nativeMode' | 'modeFamily'>): boolean | undefined {
  const family = modeFamilyOf(state);
  return family === undefined || state.nativeMode === undefined ? undefined : readsSticks(CRAFT_BY_MODES[family], state.nativeMode);
}

export const keepsHeight = (craft: Craft, nativeMode: number | undefined): boolean =>
  nativeMode !== undefined && (modesOf(craft)?.level.includes(nativeMode) ?? false);

export const isOrderedMode = (craft: Craft, nativeMode: number | undefined): boolean =>
  nativeMode !== undefined && (modesOf(craft)?.ordered.includes(nativeMode) ?? false);

export const leadsToSticks = (craft: Craft, command: CommandKind): boolean => modesOf(craft)?.commands.includes(command) ?? false;

/**
 * The mode that keeps position and height without sticks; nothing where it has none. A quadplane on its rotors hovers in GUIDED only
 * if `hoversGuided`, by its parameter Q_GUIDED_MODE: otherwise every such mode would have it leave on its wings.
 */
export function holdModeOf({ autopilot, kind }: Craft, nativeMode: number, hoversGuided: boolean): number | undefined {
  if (kind === 'other' || autopilot === 'other') return undefined;
  if (autopilot === 'px4') return PX4_HOLD;
  if (kind === 'multirotor') return CopterMode.BRAKE;
  if (!ROTORS_READING.includes(nativeMode)) return PlaneMode.LOITER;
  return hoversGuided ? PlaneMode.GUIDED : undefined;
}

/** Where no mode keeps it in place and centred sticks will end: it returns on its rotors and lands. */
export const lastResortOf = (craft: Craft): number | undefined => (mayHoverGuided(craft) ? PlaneMode.QRTL : undefined);

/** Whether `holdModeOf` depends on the parameter below. */
export const mayHoverGuided = ({ autopilot, kind }: Craft): boolean => autopilot === 'ardupilot' && kind === 'vtol';
export const HOVERS_GUIDED = 'Q_GUIDED_MODE';
