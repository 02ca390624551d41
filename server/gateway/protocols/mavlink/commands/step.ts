import type { Message } from '@skyhelm/core/mavlink/message';
import { MavCmd, MavFrame, MavModeFlag } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Position } from '@skyhelm/core/geo/position';
import type { DoneWithout, RefusedAs } from '@skyhelm/core/vehicle/command-course';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** One thing to say to a vehicle, which it answers before the next is said; or what has to come true before. */
export type CommandStep = (SaidStep | Arrival) & {
  /** It is done what was asked for without it: a no to it is none to the whole, but told as this. Said twice it does no harm, which it is where no answer comes. */
  beside?: DoneWithout;
  /** Sent right behind it, before its answer, as by then it would be too late; it is sent again in its own turn. */
  atOnce?: SaidStep;
  /** What it means that the vehicle does not do it, where its bare answer says less. */
  refusedAs?: RefusedAs;
};

export type SaidStep =
  | { wire: 'COMMAND_LONG'; said: Partial<Message<'COMMAND_LONG'>> & { command: number }; isSeen?: IsSeen }
  | { wire: 'COMMAND_INT'; said: Partial<Message<'COMMAND_INT'>> & { command: number } }
  | Notice
  | Setting
  | Question;

/** Whether the heartbeat of the vehicle shows that it has obeyed: an answer names a command, and not which of two it is to. */
type IsSeen = (state: VehicleState) => boolean;

/** What no vehicle answers: it shows that it has heard. */
export interface Notice {
  wire: 'MISSION_SET_CURRENT';
  said: { seq: number };
  isSeen: IsSeen;
}

/** What a mode goes by that cannot be told otherwise. The vehicle's answer is the value that it has then. */
export interface Setting {
  wire: 'PARAM_SET';
  said: { name: string; value: number };
}

export const setting = (name: string, value: number): Setting => ({ wire: 'PARAM_SET', said: { name, value } });

/** A setting that is left as it is, but without which the order would turn out as another one. */
export interface Question {
  wire: 'PARAM_REQUEST_READ';
  said: { name: string };
  isRight(value: number): boolean;
}

/** Nothing is said. In any other mode than this somebody else has taken over, and the order is at its end. */
export interface Arrival {
  wire: 'none';
  /** Left out where it does not matter. */
  mode?: number;
  /** Left out, as long as a way to somewhere takes. */
  withinMs?: number;
  isThere(state: VehicleState): boolean;
}

export const commandOf = (step: CommandStep): number | undefined =>
  step.wire === 'COMMAND_LONG' || step.wire === 'COMMAND_INT' ? step.said.command : undefined;

type Four = [param1?: number, param2?: number, param3?: number, param4?: number];

export const long = (
  command: number,
  [param1 = 0, param2 = 0, param3 = 0, param4 = 0]: Four,
  param7 = 0,
): Extract<SaidStep, { wire: 'COMMAND_LONG' }> => ({
  wire: 'COMMAND_LONG',
  said: { command, param1, param2, param3, param4, param7 },
});

/** Whole numbers for a place: as a float it would be off by a metre. */
export function at(
  command: number,
  [param1 = 0, param2 = 0, param3 = 0, param4 = 0]: Four,
  { latitude, longitude }: Position,
  { frame, metres }: Level,
): CommandStep {
  const [x, y] = [Math.round(latitude * 1e7), Math.round(longitude * 1e7)];
  return { wire: 'COMMAND_INT', said: { command, frame, param1, param2, param3, param4, x, y, z: metres } };
}

/** How high, and counted from where. */
export interface Level {
  frame: number;
  metres: number;
}

export const aboveHome = (metres: number): Level => ({ frame: MavFrame.GLOBAL_RELATIVE_ALT_INT, metres });
export const aboveSea = (metres: number): Level => ({ frame: MavFrame.GLOBAL, metres });

/** `native` is how the vehicle itself calls it then. */
export const mode = (main: number, below = 0, native = main): CommandStep => ({
  ...long(MavCmd.DO_SET_MODE, [MavModeFlag.CUSTOM_MODE_ENABLED, main, below]),
  isSeen: ({ nativeMode }) => nativeMode === native,
});

export const ARM: CommandStep = { ...long(MavCmd.COMPONENT_ARM_DISARM, [1]), isSeen: ({ armed }) => armed === true };
/** By what it says: a plan may have copied the step, to have more said along with it. */
export const isArming = (step: CommandStep): boolean =>
  step.wire === 'COMMAND_LONG' && step.said.command === MavCmd.COMPONENT_ARM_DISARM && step.said.param1 === 1;

/** The number that says: although it flies. */
const FORCE = 21_196;
export const STOP_MOTORS: CommandStep = { ...long(MavCmd.COMPONENT_ARM_DISARM, [0, FORCE]), isSeen: ({ armed }) => armed === false };

export const REBOOT: CommandStep = long(MavCmd.PREFLIGHT_REBOOT_SHUTDOWN, [1]);
export const CHECK_READINESS: CommandStep = long(MavCmd.RUN_PREARM_CHECKS, []);

/** It stands at the beginning of what it has on board; ArduPilot counts its home as the first item and may stand behind it. */
const isReset: IsSeen = ({ missionItem }) => missionItem !== undefined && missionItem <= 1;
const CONFIRM_MS = 6_000;

/** Without the reset of the second parameter: that would have ArduPilot begin its mission inside, though it stands. */
export const RESET_ARDUPILOT: readonly CommandStep[] = [
  long(MavCmd.DO_SET_MISSION_CURRENT, [0]),
  { wire: 'none', withinMs: CONFIRM_MS, isThere: isReset },
];
export const RESET_PX4: readonly CommandStep[] = [
  { wire: 'MISSION_SET_CURRENT', said: { seq: 0 }, isSeen: ({ missionItem }) => missionItem === 0 },
];
