import { CopterMode, PlaneMode } from '../mavlink/named-numbers.generated.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { isUncommandedDescent, newDescentMemory, type DescentLook, type DescentMemory } from './descent.ts';
import type { Craft } from './flight-traits.ts';

const COPTER: Craft = { autopilot: 'ardupilot', kind: 'multirotor' };
const PLANE: Craft = { autopilot: 'ardupilot', kind: 'fixedWing' };
/** Measurements come about nine times a second. */
const STEP_MS = 110;

let memory: DescentMemory;
let now: number;
beforeEach(() => {
  memory = newDescentMemory();
  now = 100_000;
});

/** After how many milliseconds it is an alarm, as it sinks ever faster; nothing within ten seconds. */
function alarmAfter(given: Partial<DescentLook>, sinkRate: (ms: number) => number): number | undefined {
  const begun = now;
  for (; now - begun < 10_000; now += STEP_MS) {
    const look = {
      now,
      craft: COPTER,
      nativeMode: CopterMode.LOITER,
      flying: true,
      groundSpeed: 0,
      askedAt: -Infinity,
      isOurs: true,
      ...given,
    };
    if (isUncommandedDescent(memory, { ...look, sinkRate: sinkRate(now - begun) })) return now - begun;
  }
  return undefined;
}

const still = (ms: number) => 0.2 * Math.sin(ms / 300);
/** As a copter begins to obey a throttle at its minimum. */
const sinking = (ms: number) => Math.min(1.5, 2.5 * (ms / 1_000) ** 2);

describe('an aircraft that should keep its height', () => {
  test('sinks for less than a second before it is an alarm', () => {
    expect(alarmAfter({}, still)).toBeUndefined();
    expect(alarmAfter({}, sinking)).toBeLessThan(1_000);
  });

  test.each([CopterMode.ALT_HOLD, CopterMode.CIRCLE, CopterMode.POSHOLD, CopterMode.BRAKE])('also in mode %i', (nativeMode) => {
    expect(alarmAfter({ nativeMode }, sinking)).toBeLessThan(1_000);
  });

  test('and no alarm where it is led down: in another mode, on the ground, by the sticks, by a command, by another ground station', () => {
    expect(alarmAfter({ nativeMode: CopterMode.LAND }, sinking)).toBeUndefined();
    expect(alarmAfter({ flying: false }, sinking)).toBeUndefined();
    expect(alarmAfter({ askedAt: Infinity }, sinking)).toBeUndefined();
    expect(alarmAfter({ isOurs: false }, sinking)).toBeUndefined();
  });

  test('may brake what it did before, but not for long', () => {
    isUncommandedDescent(memory, {
      ...{ now, craft: COPTER, nativeMode: CopterMode.LAND, flying: true, groundSpeed: 0, askedAt: now, isOurs: true, sinkRate: 1.5 },
    });
    const braking = (ms: number) => Math.max(0, 1.5 - ms / 1_000);
    expect(alarmAfter({}, braking)).toBeUndefined();
    memory = newDescentMemory();
    expect(alarmAfter({}, () => 1.5)).toBeLessThan(3_000);
  });

  test('a quadplane that stops on its wings sinks back after rising, and later may not', () => {
    const quadplane: Craft = { autopilot: 'ardupilot', kind: 'vtol' };
    const afterMode = (before: number, groundSpeed: number) => {
      memory = newDescentMemory();
      isUncommandedDescent(memory, {
        ...{ now, craft: quadplane, nativeMode: before, flying: true, groundSpeed, askedAt: -Infinity, isOurs: true, sinkRate: -2 },
      });
      const sinksBack = (ms: number) => (ms > 4_000 && ms < 6_500 ? 2.7 : 0);
      return alarmAfter({ craft: quadplane, nativeMode: PlaneMode.QLOITER, groundSpeed }, sinksBack);
    };
    expect(afterMode(PlaneMode.AUTO, 20)).toBeUndefined();
    expect(afterMode(PlaneMode.QHOVER, 20)).toBeLessThan(5_000);
    expect(afterMode(PlaneMode.GUIDED, 2), 'it hovered').toBeLessThan(5_000);
  });

  test('the alarm is over once it has kept its height for a second', () => {
    expect(alarmAfter({}, sinking)).toBeDefined();
    const look = {
      craft: COPTER,
      nativeMode: CopterMode.LOITER,
      flying: true,
      groundSpeed: 0,
      askedAt: -Infinity,
      isOurs: true,
      sinkRate: 0,
    };
    expect(isUncommandedDescent(memory, { ...look, now: now + 100 })).toBe(true);
    expect(isUncommandedDescent(memory, { ...look, now: now + 900 })).toBe(true);
    expect(isUncommandedDescent(memory, { ...look, now: now + 1_200 })).toBe(false);
  });

  test('wings are given more room than rotors', () => {
    const gusts = (ms: number) => 1.8 * Math.sin(ms / 700);
    expect(alarmAfter({ craft: PLANE, nativeMode: PlaneMode.LOITER }, gusts)).toBeUndefined();
    const falling = (ms: number) => Math.min(6, ms / 80);
    expect(alarmAfter({ craft: PLANE, nativeMode: PlaneMode.CRUISE }, falling)).toBeLessThan(1_000);
  });
});
