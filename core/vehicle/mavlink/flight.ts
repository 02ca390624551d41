import { CopterMode, MavLandedState, MavModeFlag, MavState, MavVtolState } from '../../mavlink/named-numbers.generated.ts';
import { offsetsOf } from '../../mavlink/offsets.ts';
import { modeNumber, type FlightMode } from '../flight-mode.ts';
import { modeFamilyNumber, type ModeFamily } from '../native-mode.ts';
import { phaseNumber, phaseOf } from '../phase.ts';
import type { Patch } from '../state.ts';
import { autopilotOf, kindOf } from './airframe.ts';
import { fallAfter, type Fall } from './fall-after-disarming.ts';
import { COPTER_MODES, PLANE_MODES } from './ardupilot-modes.ts';
import { px4Mode } from './px4-modes.ts';

const heart = offsetsOf('HEARTBEAT');
const extended = offsetsOf('EXTENDED_SYS_STATE');

/** What has to be remembered between messages to tell whether and how a vehicle flies. */
export interface FlightNotes {
  isFlying: boolean;
  landedState: number;
  mode: FlightMode;
  flownInMode: boolean;
  groundSpeed: number | undefined;
  /** Above home, and metres a second downwards. */
  height: number | undefined;
  sinkRate: number | undefined;
  wasArmed: boolean;
  /** Disarmed in the air, and not at rest since. */
  fall: Fall | undefined;
}

export const flightNotes = (): FlightNotes => ({
  isFlying: false,
  landedState: MavLandedState.UNDEFINED,
  mode: 'notFlying',
  flownInMode: false,
  groundSpeed: undefined,
  height: undefined,
  sinkRate: undefined,
  wasArmed: false,
  fall: undefined,
});

/** What a message says of its motion, for the next heartbeat. */
export function noteMotion(notes: FlightNotes, { groundSpeed, height, velocityDown }: Patch): void {
  if (groundSpeed !== undefined) notes.groundSpeed = groundSpeed;
  if (height !== undefined) notes.height = height;
  if (velocityDown !== undefined) notes.sinkRate = velocityDown;
}

export function modeOf(autopilot: number, type: number, customMode: number): FlightMode | undefined {
  const made = autopilotOf(autopilot);
  if (made === 'px4') return px4Mode(customMode);
  if (made !== 'ardupilot') return undefined;
  const modes: Partial<Record<number, FlightMode>> = kindOf(type) === 'multirotor' ? COPTER_MODES : PLANE_MODES;
  return modes[customMode];
}

function modeFamilyOf(autopilot: number, type: number): ModeFamily | undefined {
  const made = autopilotOf(autopilot);
  if (made !== 'ardupilot') return made === 'px4' ? 'px4' : undefined;
  const kind = kindOf(type);
  if (kind === 'other') return undefined;
  return kind === 'multirotor' ? 'arducopter' : 'arduplane';
}

/** A mode that stops the aircraft where it is, in the middle of something. */
const isHolding = (autopilot: number, type: number, customMode: number): boolean =>
  autopilotOf(autopilot) === 'ardupilot' && kindOf(type) === 'multirotor' && customMode === CopterMode.BRAKE;

const CRITICAL: readonly number[] = [MavState.CRITICAL, MavState.EMERGENCY, MavState.FLIGHT_TERMINATION];

/** What an autopilot says of itself once a second, in the numbers of MAVLink. */
export interface Beat {
  autopilot: number;
  type: number;
  status: number;
  customMode: number;
  isArmed: boolean;
}

export function translateHeartbeat(view: DataView, patch: Patch, notes: FlightNotes): void {
  const beat: Beat = {
    autopilot: view.getUint8(heart.autopilot),
    type: view.getUint8(heart.type),
    status: view.getUint8(heart.system_status),
    customMode: view.getUint32(heart.custom_mode, true),
    isArmed: (view.getUint8(heart.base_mode) & MavModeFlag.SAFETY_ARMED) !== 0,
  };
  translateBeat(beat, patch, notes);
}

export function translateBeat({ autopilot, type, status, customMode, isArmed }: Beat, patch: Patch, notes: FlightNotes): void {
  const wasFlying = notes.isFlying;
  const flownMode = duringManoeuvre(modeOf(autopilot, type, customMode) ?? 'stabilised', notes);
  notes.fall = isArmed ? undefined : fallAfter(notes, wasFlying && notes.wasArmed, flownMode);
  notes.wasArmed = isArmed;
  notes.isFlying = notes.fall !== undefined || (isArmed && isInAir(notes, status));
  const mode = isArmed || notes.isFlying ? flownMode : 'notFlying';
  if (mode !== notes.mode) notes.flownInMode = false;
  notes.mode = mode;
  notes.flownInMode ||= notes.isFlying;
  const phase = phaseOf({
    mode,
    isFlying: notes.isFlying,
    hasFlown: notes.flownInMode,
    isHeld: isHolding(autopilot, type, customMode),
    hasFailed: notes.fall?.isSeen === true,
    groundSpeed: notes.groundSpeed,
  });
  patch.armed = isArmed;
  patch.flying = notes.isFlying;
  patch.nativeMode = customMode;
  const family = modeFamilyOf(autopilot, type);
  if (family) patch.modeFamily = modeFamilyNumber(family);
  patch.sound = !CRITICAL.includes(status);
  patch.mode = modeNumber(mode);
  patch.phase = phaseNumber(mode, phase)!;
}

/** Its own word on whether it stands on the ground counts most. Without it, active means in the air, and a failsafe says nothing of either. */
function isInAir({ landedState, isFlying }: FlightNotes, status: number): boolean {
  if (landedState !== MavLandedState.UNDEFINED) return landedState !== MavLandedState.ON_GROUND;
  if (status === MavState.ACTIVE) return true;
  return CRITICAL.includes(status) && isFlying;
}

/** Autopilots take off and land within other modes. */
function duringManoeuvre(mode: FlightMode, { landedState }: FlightNotes): FlightMode {
  if (landedState === MavLandedState.TAKEOFF && (mode === 'pointing' || mode === 'route')) return 'takeOff';
  if (landedState === MavLandedState.LANDING && (mode === 'return' || mode === 'route')) return 'land';
  return mode;
}

/** Takes effect with the next heartbeat, within a second, so that mode and flight never contradict each other. */
export function noteLandedState(view: DataView, notes: FlightNotes): void {
  notes.landedState = view.getUint8(extended.landed_state);
}

/** Where it has stopped saying so, what it said last does not hold for ever. */
export function forgetLandedState(notes: FlightNotes): void {
  notes.landedState = MavLandedState.UNDEFINED;
}

/** By the word of an autopilot that knows of them: it goes up and down like a multirotor. */
export const hasRotors = (view: DataView): boolean => view.getUint8(extended.vtol_state) !== MavVtolState.UNDEFINED;
