import { describe, expect, test } from 'vitest';
import type { Craft } from '../flight-traits.ts';
import { parametersFor, settingsOnBoard } from './settings-on-board.ts';

const COPTER: Craft = { kind: 'multirotor', autopilot: 'ardupilot' };
const PLANE: Craft = { kind: 'fixedWing', autopilot: 'ardupilot' };
const PX4: Craft = { kind: 'multirotor', autopilot: 'px4' };

const FENCE = { FENCE_ENABLE: 0, FENCE_TYPE: 7, FENCE_ALT_MAX: 100, FENCE_ACTION: 1 };
const ON_COPTER = { ...FENCE, RTL_ALT: 1_500, RTL_SPEED: 0, WPNAV_SPEED: 1_000 };
const ON_PX4 = { GF_ACTION: 2, GF_MAX_VER_DIST: 0, RTL_RETURN_ALT: 30, MPC_XY_CRUISE: 5 };

const has = (values: Record<string, number>) => new Map(Object.entries(values));
const NOTHING = { heightLimit: null, returnHeight: null, returnSpeed: null };

describe('what an aircraft is set to', () => {
  test('is what holds now, and says what it has no parameter for', () => {
    expect(settingsOnBoard(COPTER, has(ON_COPTER))).toEqual({
      heightLimit: { value: null, isSettable: true },
      returnHeight: { value: 15, isSettable: true },
      returnSpeed: { value: 10, isSettable: true },
      border: 'acts',
    });
    expect(settingsOnBoard(PX4, has(ON_PX4))).toEqual({
      heightLimit: { value: null, isSettable: true },
      returnHeight: { value: 30, isSettable: true },
      returnSpeed: { value: 5, isSettable: false },
      border: 'acts',
    });
    expect(settingsOnBoard(PLANE, has({ RTL_ALTITUDE: 100, AIRSPEED_CRUISE: 22 }))).toEqual({
      heightLimit: { value: null, isSettable: false },
      returnHeight: { value: 100, isSettable: true },
      returnSpeed: { value: 22, isSettable: false },
      border: null,
    });
    const none = { value: null, isSettable: false };
    expect(settingsOnBoard({ kind: 'other', autopilot: 'other' }, has(ON_COPTER))).toEqual({
      heightLimit: none,
      returnHeight: none,
      returnSpeed: none,
      border: null,
    });
  });

  test('says what it does at a limit, also at one that it does not keep yet', () => {
    expect(settingsOnBoard(COPTER, has({ ...ON_COPTER, FENCE_ACTION: 0 })).border).toBe('reports');
    expect(settingsOnBoard(PX4, has({ ...ON_PX4, GF_ACTION: 0 })).border).toBe('nothing');
  });
});

describe('what is written for it', () => {
  test('switches the fence of ArduPilot on for heights, and wakes nothing else', () => {
    expect(parametersFor(COPTER, has(ON_COPTER), { ...NOTHING, heightLimit: 120 })).toEqual([
      { name: 'FENCE_ALT_MAX', value: 120 },
      { name: 'FENCE_TYPE', value: 1 },
      { name: 'FENCE_ENABLE', value: 1 },
    ]);
    const inForce = { ...ON_COPTER, FENCE_TYPE: 6, FENCE_AUTOENABLE: 3 };
    expect(parametersFor(COPTER, has(inForce), { ...NOTHING, heightLimit: 120 })).toContainEqual({ name: 'FENCE_TYPE', value: 7 });
  });

  test('is in the units of each parameter, under the name that the firmware has', () => {
    const wanted = { heightLimit: null, returnHeight: 40, returnSpeed: 6 };
    expect(parametersFor(COPTER, has(ON_COPTER), wanted)).toEqual([
      { name: 'RTL_ALT', value: 4_000 },
      { name: 'RTL_SPEED', value: 600 },
    ]);
    expect(parametersFor(COPTER, has({ RTL_ALT_M: 15, RTL_SPEED_MS: 0 }), wanted)).toEqual([
      { name: 'RTL_ALT_M', value: 40 },
      { name: 'RTL_SPEED_MS', value: 6 },
    ]);
    expect(parametersFor(PLANE, has({ ALT_HOLD_RTL: 10_000 }), wanted)).toEqual([{ name: 'ALT_HOLD_RTL', value: 4_000 }]);
    expect(parametersFor(PX4, has(ON_PX4), { heightLimit: 80, returnHeight: 40, returnSpeed: null })).toEqual([
      { name: 'GF_MAX_VER_DIST', value: 80 },
      { name: 'RTL_RETURN_ALT', value: 40 },
    ]);
  });

  test('is nothing where all is so already: a speed that follows from another parameter is left to it', () => {
    const limited = { ...ON_COPTER, FENCE_ENABLE: 1 };
    expect(parametersFor(COPTER, has(limited), { heightLimit: 100, returnHeight: 15, returnSpeed: 10 })).toEqual([]);
  });
});
