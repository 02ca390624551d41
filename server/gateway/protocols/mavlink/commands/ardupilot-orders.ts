import { MavCmd, MavDoRepositionFlags } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Position } from '@skyhelm/core/geo/position';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Manner, Plan } from './manner.ts';
import { aboveHome, at, long, type CommandStep, type Level, type SaidStep } from './step.ts';

export const AIR_SPEED = 0;
export const GROUND_SPEED = 1;
/** Of speed, throttle and the like: as it is. */
export const UNCHANGED = -1;

export const changeSpeed = (kind: number, speed: number): SaidStep => long(MavCmd.DO_CHANGE_SPEED, [kind, speed, UNCHANGED]);

/** Where home is the first item, all numbers are higher by one. */
const toItem = (item: number): CommandStep => long(MavCmd.DO_SET_MISSION_CURRENT, [item + 1]);

/**
 * By the number of its home: only so do all versions forget the rounds that they have counted, which no new mission makes them forget either. Said as a message, as two
 * answers to the same command could not be told apart.
 */
const FROM_THE_FIRST: CommandStep = { wire: 'MISSION_SET_CURRENT', said: { seq: 0 }, isSeen: ({ missionItem }) => missionItem === 0 };

/** Modes in which it flies its mission, and how it is told to wait. */
interface MissionModes {
  flown: readonly number[];
  wait: CommandStep;
}

/** Counting its rounds anew. While it flies its mission the first item would be begun at once, and be flown to should the link break then: it is told to wait before. */
export function fromItem(item: number, { flown, wait }: MissionModes, { flying, nativeMode }: VehicleState): CommandStep[] {
  if (item === 0) return [FROM_THE_FIRST];
  const isFlown = flying !== false && (nativeMode === undefined || flown.includes(nativeMode));
  return [...(isFlown ? [wait] : []), FROM_THE_FIRST, toItem(item)];
}

/** As high above home as was said, or as it is now. */
export const levelAboveHome = (height: number | undefined, state: VehicleState, order: (level: Level) => Plan): Plan => {
  const metres = height ?? state.height;
  return metres === undefined ? 'unknownPosition' : order(aboveHome(metres));
};

/** The speed is said behind the place: the mode that the place brings along begins with the speed of its own. */
export const goTo =
  (kind: number): Manner['orders']['goTo'] =>
  ({ speed, ...place }, { state }) =>
    levelAboveHome(place.height, state, (level) => [reposition(place, level), ...(speed === undefined ? [] : [changeSpeed(kind, speed)])]);

/** Planes circle where they arrive; `turn` says how wide and which way round. */
export const reposition = (place: Position, level: Level, turn?: { radius: number; clockwise: boolean }): CommandStep =>
  at(
    MavCmd.DO_REPOSITION,
    [UNCHANGED, MavDoRepositionFlags.CHANGE_MODE, turn?.radius ?? 0, turn ? (turn.clockwise ? 0 : 1) : Number.NaN],
    place,
    level,
  );
