import { MavAutopilot, MavLandedState, MavState, MavType } from '../../mavlink/named-numbers.generated.ts';
import { flightNotes, translateBeat } from '../../vehicle/mavlink/flight.ts';
import type { Patch, VehicleState } from '../../vehicle/state.ts';
import type { Message } from './layout.ts';

/** Of the events that ArduPilot numbers. */
const EVENT = { armed: 10, disarmed: 11, landed: 18, inAir: 28 } as const;
/** Higher than this above home nothing stands, where the log says nothing better. */
const IN_AIR_M = 2;

/** What sort of aircraft a log is of, as its firmware calls itself. */
const TYPES: readonly (readonly [name: RegExp, type: number])[] = [
  [/copter|heli/i, MavType.QUADROTOR],
  [/plane/i, MavType.FIXED_WING],
  [/rover/i, MavType.GROUND_ROVER],
  [/sub/i, MavType.SUBMARINE],
];

/** Whether and how an aircraft flies, gathered from several messages of its log. */
export interface FlightState {
  readonly type: number;
  readonly isKnown: boolean;
  /** `name` is that of the message. True where something has changed. */
  note(name: string, message: Message): boolean;
  call(firmware: string): void;
  /** As a heartbeat would say it. */
  patch(state: Readonly<VehicleState>): Patch;
}

export function flightState(): FlightState {
  const notes = flightNotes();
  let type: number = MavType.GENERIC;
  let mode: number | undefined;
  let isArmed: boolean | undefined;

  const ground = (isOn: boolean): number => (isOn ? MavLandedState.ON_GROUND : MavLandedState.IN_AIR);

  function event(id: number): boolean {
    if (id === EVENT.armed || id === EVENT.disarmed) isArmed = id === EVENT.armed;
    else if (id === EVENT.landed || id === EVENT.inAir) notes.landedState = ground(id === EVENT.landed);
    else return false;
    return true;
  }

  const NOTES: Record<string, (message: Message) => boolean> = {
    MODE(message) {
      const number = message.number(message.has('ModeNum') ? 'ModeNum' : 'Mode');
      if (Number.isFinite(number)) mode = number;
      return true;
    },
    EV: (message) => event(message.number('Id')),
    ARM(message) {
      isArmed = message.number('ArmState') === 1;
      return true;
    },
    STAT(message) {
      const before = [isArmed, notes.landedState];
      isArmed = message.number('Armed') === 1;
      notes.landedState = ground(message.number('isFlying') !== 1);
      return before[0] !== isArmed || before[1] !== notes.landedState;
    },
  };

  return {
    get type() {
      return type;
    },
    get isKnown() {
      return mode !== undefined;
    },
    note: (name, message) => NOTES[name]?.(message) ?? false,
    call(firmware) {
      type = TYPES.find(([name]) => name.test(firmware))?.[1] ?? type;
    },
    patch(state) {
      const patch: Patch = {};
      notes.groundSpeed = state.groundSpeed;
      const isHigh = (state.height ?? 0) > IN_AIR_M;
      const beat = {
        autopilot: MavAutopilot.ARDUPILOTMEGA,
        type,
        status: isHigh ? MavState.ACTIVE : MavState.STANDBY,
        customMode: mode ?? 0,
        isArmed: isArmed ?? isHigh,
      };
      translateBeat(beat, patch, notes);
      return patch;
    },
  };
}

export const FLIGHT_STATE_MESSAGES: readonly string[] = ['MODE', 'EV', 'ARM', 'STAT'];
