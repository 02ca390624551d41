import { describe, expect, test } from 'vitest';
import { CopterMode, PlaneMode } from '../mavlink/named-numbers.generated.ts';
import { px4Custom } from './mavlink/px4-modes.ts';
import { fliesMission, needsUploadConfirmed } from './mission-upload.ts';
import { modeNumber } from './flight-mode.ts';
import { isMissionMode, modeFamilyNumber, nativeModeName, type ModeFamily } from './native-mode.ts';

const name = (family: ModeFamily, nativeMode: number) => nativeModeName({ nativeMode, modeFamily: modeFamilyNumber(family) });

test('a mode has the name that the autopilot gives it', () => {
  expect([name('arducopter', CopterMode.LOITER), name('arduplane', PlaneMode.QLOITER)]).toEqual(['LOITER', 'QLOITER']);
  expect([name('arducopter', 5), name('arduplane', 5)]).toEqual(['LOITER', 'FBWA']);
  expect([name('px4', px4Custom(4, 3)), name('px4', px4Custom(3, 0)), name('px4', px4Custom(3, 1))]).toEqual(['Hold', 'Position', 'Orbit']);
  for (const mode of Object.values(CopterMode)) expect(name('arducopter', mode), String(mode)).toBeDefined();
  for (const mode of Object.values(PlaneMode)) expect(name('arduplane', mode), String(mode)).toBeDefined();
  expect([name('arducopter', 999), nativeModeName({ nativeMode: 5 }), nativeModeName({})]).toEqual([undefined, undefined, undefined]);
});

describe('a mission on board', () => {
  const plane = (nativeMode: number, mode: Parameters<typeof modeNumber>[0]) =>
    ({ flying: true, nativeMode, mode: modeNumber(mode), modeFamily: modeFamilyNumber('arduplane') }) as const;

  test('is flown in its mode, while it takes off and lands by it too', () => {
    expect(isMissionMode({ nativeMode: px4Custom(4, 4), modeFamily: modeFamilyNumber('px4') })).toBe(true);
    for (const mode of ['route', 'takeOff', 'land'] as const) expect(fliesMission(plane(PlaneMode.AUTO, mode)), mode).toBe(true);
    expect(fliesMission(plane(PlaneMode.LOITER, 'fixedPoint'))).toBe(false);
    expect(fliesMission({ ...plane(PlaneMode.AUTO, 'route'), flying: false })).toBe(false);
    expect(fliesMission({ flying: true, mode: modeNumber('route') }), 'of an autopilot that is not known').toBe(true);
  });

  test('may be entered by a plane that returns, as it is set up', () => {
    const returning = plane(PlaneMode.RTL, 'return');
    expect([0, 3, undefined].map((autoland) => fliesMission(returning, autoland))).toEqual([false, false, false]);
    expect([1, 2, 4].map((autoland) => fliesMission(returning, autoland))).toEqual([true, true, true]);
    expect(fliesMission(plane(PlaneMode.LOITER, 'fixedPoint'), 2)).toBe(false);
  });

  test('is replaced in the air only by someone who means it', () => {
    expect([{ flying: true }, {}, { flying: false }].map((state) => needsUploadConfirmed(true, state))).toEqual([true, true, false]);
    expect(needsUploadConfirmed(false, {}), 'nothing is sent where nobody hears it').toBe(false);
  });
});
