import { CopterMode, PlaneMode } from '../mavlink/named-numbers.generated.ts';
import { describe, expect, test } from 'vitest';
import type { Craft } from './flight-traits.ts';
import { px4Custom } from './mavlink/px4-modes.ts';
import { modeFamilyNumber, type ModeFamily } from './native-mode.ts';
import { holdModeOf, isFlownBySticks, keepsHeight, leadsToSticks, readsSticks } from './stick-modes.ts';

const COPTER: Craft = { autopilot: 'ardupilot', kind: 'multirotor' };
const PLANE: Craft = { autopilot: 'ardupilot', kind: 'fixedWing' };
const QUADPLANE: Craft = { autopilot: 'ardupilot', kind: 'vtol' };
const PX4: Craft = { autopilot: 'px4', kind: 'multirotor' };
const [PX4_HOLD, PX4_POSITION, PX4_ORBIT] = [px4Custom(4, 3), px4Custom(3, 0), px4Custom(3, 1)];

describe('modes that the sticks fly', () => {
  test.each([
    [COPTER, CopterMode.LOITER, CopterMode.BRAKE],
    [COPTER, CopterMode.CIRCLE, CopterMode.BRAKE],
    [COPTER, CopterMode.ALT_HOLD, CopterMode.BRAKE],
    [PLANE, PlaneMode.CRUISE, PlaneMode.LOITER],
    [QUADPLANE, PlaneMode.CRUISE, PlaneMode.LOITER],
    [PX4, PX4_POSITION, PX4_HOLD],
    [PX4, PX4_ORBIT, PX4_HOLD],
  ])('of %o: %i is left for %i', (craft, mode, hold) => {
    expect(readsSticks(craft, mode)).toBe(true);
    expect(holdModeOf(craft, mode, false)).toBe(hold);
    // The hold must never have to be left again.
    expect(readsSticks(craft, hold)).toBe(false);
  });

  test.each([
    [COPTER, [CopterMode.BRAKE, CopterMode.GUIDED, CopterMode.AUTO, CopterMode.RTL, CopterMode.LAND]],
    [PLANE, [PlaneMode.LOITER, PlaneMode.GUIDED, PlaneMode.AUTO, PlaneMode.RTL]],
    [QUADPLANE, [PlaneMode.GUIDED, PlaneMode.QLAND, PlaneMode.QRTL]],
    [PX4, [PX4_HOLD, px4Custom(4, 4), px4Custom(4, 5)]],
  ])('of %o are none of %o', (craft, modes) => {
    expect(modes.filter((mode) => readsSticks(craft, mode))).toEqual([]);
  });

  test('a quadplane on its rotors is told to hover only where it would, and is never sent off on its wings', () => {
    expect(holdModeOf(QUADPLANE, PlaneMode.QLOITER, true)).toBe(PlaneMode.GUIDED);
    expect(holdModeOf(QUADPLANE, PlaneMode.QLOITER, false)).toBeUndefined();
  });

  test('are what flying by hand and circling lead to, and on rotors with wings a pause', () => {
    expect([leadsToSticks(COPTER, 'manual'), leadsToSticks(COPTER, 'orbit'), leadsToSticks(COPTER, 'pause')]).toEqual([true, true, false]);
    expect([leadsToSticks(PLANE, 'manual'), leadsToSticks(PLANE, 'orbit')]).toEqual([true, false]);
    expect(leadsToSticks(QUADPLANE, 'pause')).toBe(true);
  });

  test('an aircraft with unknown modes has no answer', () => {
    const other: Craft = { autopilot: 'other', kind: 'multirotor' };
    expect([readsSticks(other, 5), keepsHeight(other, 5), holdModeOf(other, 5, true)]).toEqual([false, false, undefined]);
  });
});

test('whether sticks fly it is seen by the family of its modes, and unknown without a mode', () => {
  const flown = (family: ModeFamily, nativeMode: number) => isFlownBySticks({ modeFamily: modeFamilyNumber(family), nativeMode });
  expect([flown('arducopter', CopterMode.LOITER), flown('arducopter', CopterMode.BRAKE)]).toEqual([true, false]);
  expect([flown('arduplane', PlaneMode.QLOITER), flown('arduplane', PlaneMode.LOITER)]).toEqual([true, false]);
  expect([flown('px4', PX4_POSITION), flown('px4', PX4_HOLD)]).toEqual([true, false]);
  expect(isFlownBySticks({ nativeMode: CopterMode.LOITER })).toBeUndefined();
  expect(isFlownBySticks({ modeFamily: modeFamilyNumber('px4') })).toBeUndefined();
});
