import { MavAutopilot, MavLandedState, MavState, MavType } from '../../mavlink/named-numbers.generated.ts';
import { flightNotes, translateBeat } from '../../vehicle/mavlink/flight.ts';
import { px4Custom } from '../../vehicle/mavlink/px4-modes.ts';
import type { Patch, VehicleState } from '../../vehicle/state.ts';
import type { Topic } from './topics.ts';

const ARMED = 2;

/** PX4 numbers its modes one way on board and another in MAVLink: main mode, and the one below it. */
const NAVIGATION: Partial<Record<number, readonly [main: number, below: number]>> = {
  0: [1, 0],
  1: [2, 0],
  2: [3, 0],
  3: [4, 4],
  4: [4, 3],
  5: [4, 5],
  6: [3, 2],
  10: [5, 0],
  12: [4, 6],
  13: [10, 0],
  14: [6, 0],
  15: [7, 0],
  17: [4, 2],
  18: [4, 6],
  19: [4, 8],
  20: [4, 9],
  21: [3, 1],
  22: [4, 10],
};

/** Whether and how an aircraft flies, gathered from several topics of its log. */
export interface FlightState {
  readonly type: number;
  readonly isKnown: boolean;
  /** True where something has changed. */
  note(name: string, topic: Topic): boolean;
  /** As a heartbeat would say it. */
  patch(state: Readonly<VehicleState>): Patch;
}

export const FLIGHT_STATE_TOPICS: readonly string[] = ['vehicle_status', 'vehicle_land_detected'];

export function flightState(): FlightState {
  const notes = flightNotes();
  let type: number = MavType.GENERIC;
  let navigation: number | undefined;
  let [isArmed, isFailsafe] = [false, false];

  function noteStatus(topic: Topic): boolean {
    const before = [navigation, isArmed, isFailsafe];
    navigation = topic.number('nav_state');
    isArmed = topic.number('arming_state') === ARMED;
    isFailsafe = topic.number('failsafe') === 1;
    if (topic.number('system_type') > 0) type = topic.number('system_type');
    return [navigation, isArmed, isFailsafe].some((one, at) => one !== before[at]);
  }

  function noteGround(topic: Topic): boolean {
    const before = notes.landedState;
    notes.landedState = topic.number('landed') === 1 ? MavLandedState.ON_GROUND : MavLandedState.IN_AIR;
    return notes.landedState !== before;
  }

  return {
    get type() {
      return type;
    },
    get isKnown() {
      return navigation !== undefined;
    },
    note: (name, topic) => (name === 'vehicle_status' ? noteStatus(topic) : noteGround(topic)),
    patch(state) {
      const patch: Patch = {};
      notes.groundSpeed = state.groundSpeed;
      const [main, below] = NAVIGATION[navigation ?? 0] ?? [0, 0];
      // Before the log has said a word of the ground, armed does not mean in the air.
      const status = isFailsafe ? MavState.CRITICAL : MavState.STANDBY;
      translateBeat({ autopilot: MavAutopilot.PX4, type, status, customMode: px4Custom(main, below), isArmed }, patch, notes);
      return patch;
    },
  };
}
