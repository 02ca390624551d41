import { expect, test } from 'vitest';
import { CopterMode, MavAutopilot, MavLandedState, MavState, MavType } from '../../mavlink/named-numbers.generated.ts';
import { faultChanges, newFaultMemory } from '../fault.ts';
import { phaseNumbered } from '../phase.ts';
import type { Patch } from '../state.ts';
import { flightNotes, noteMotion, translateBeat, type FlightNotes } from './flight.ts';

interface Second {
  armed: boolean;
  height: number;
  down?: number;
  landed?: number;
  mode?: number;
}

/** What is shown of a copter second by second. */
function shown(...seconds: Second[]): string[] {
  const notes: FlightNotes = flightNotes();
  const memory = newFaultMemory();
  return seconds.map(({ armed, height, down = 0, landed = MavLandedState.ON_GROUND, mode = CopterMode.LOITER }) => {
    const patch: Patch = {};
    noteMotion(notes, { height, velocityDown: down, groundSpeed: 0 });
    notes.landedState = landed;
    const beat = { autopilot: MavAutopilot.ARDUPILOTMEGA, type: MavType.QUADROTOR, status: MavState.STANDBY };
    translateBeat({ ...beat, customMode: mode, isArmed: armed }, patch, notes);
    const faults = faultChanges(patch, memory, 0).map(({ fault, isOn }) => ` ${fault} ${isOn ? 'on' : 'off'}`);
    return `${patch.flying ? 'in the air' : 'on the ground'}, ${phaseNumbered(patch.phase!)!.phase}${faults.join('')}`;
  });
}

const { IN_AIR, LANDING } = MavLandedState;

test('a copter that is disarmed in the air falls until it is at rest, though ArduCopter reports it as landed at once', () => {
  expect(
    shown(
      { armed: true, height: 40, landed: IN_AIR },
      { armed: false, height: 38, down: 6 },
      { armed: false, height: 20, down: 16 },
      { armed: false, height: 0.1 },
      { armed: false, height: 0.1 },
    ),
  ).toEqual([
    'in the air, inProgress',
    'in the air, failed disarmedInAir on',
    'in the air, failed',
    'in the air, failed',
    'on the ground, notFlying disarmedInAir off',
  ]);
});

test('at the moment it is disarmed it does not sink yet: that it is high is enough', () => {
  const [, second] = shown({ armed: true, height: 40, landed: IN_AIR }, { armed: false, height: 40 });
  expect(second).toBe('in the air, failed disarmedInAir on');
});

test('a landing at home, and one on a hill, are landings', () => {
  const land = { mode: CopterMode.LAND };
  expect(shown({ armed: true, height: 0.3, landed: LANDING, ...land }, { armed: false, height: 0.1, ...land })[1]).toBe(
    'on the ground, notFlying',
  );
  const onHill = { armed: false, height: 50, ...land };
  expect(shown({ armed: true, height: 50.5, down: 0.5, landed: LANDING, ...land }, onHill, onHill, onHill)).toEqual([
    'in the air, inProgress',
    'in the air, inProgress',
    'in the air, inProgress',
    'on the ground, notFlying',
  ]);
});

test('motors that are killed while it lands high up are seen by how it sinks', () => {
  const land = { mode: CopterMode.LAND };
  const seconds = shown({ armed: true, height: 50, down: 0.5, landed: LANDING, ...land }, { armed: false, height: 49, down: 5, ...land });
  expect(seconds[1]).toBe('in the air, failed disarmedInAir on');
});
