import { expect, test } from 'vitest';
import { copter } from '../flavours/ardupilot.ts';
import { FLAVOURS } from '../flavours/index.ts';
import { testCraft } from '../testing/flight.ts';
import { remainingShare } from '../vehicle/battery.ts';
import { enterMode, modeDoing } from '../vehicle/mode-change.ts';
import { stepAircraft } from '../vehicle/step.ts';
import { patrol } from './patrol.ts';

const STEP = 0.2;
const HOUR = 3_600;

test.each(FLAVOURS.map((flavour) => [flavour.name, flavour] as const))(
  'a light %s on patrol flies for an hour in strong wind and lands where it began, again and again',
  { timeout: 90_000 },
  (_, flavour) => {
    const craft = testCraft(flavour, { seed: 11, wind: { speed: 8, from: 230, gust: 2 } });
    const landings: number[] = [];
    let wasArmed = false;
    for (let seconds = 0; seconds < HOUR; seconds += STEP) {
      stepAircraft(craft, { seconds, stationSilence: undefined }, STEP);
      patrol(craft, flavour.airframe === 'multirotor' ? 300 : 900);
      if (wasArmed && !craft.armed) landings.push(Math.hypot(craft.body.north, craft.body.east));
      wasArmed = craft.armed;
    }
    expect(craft.crashed).toBe(false);
    expect(landings.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...landings)).toBeLessThan(flavour.airframe === 'fixedWing' ? 400 : 10);
  },
);

test('whoever has landed it keeps it on the ground, with a fresh battery, until they have left it alone for ten minutes', () => {
  const craft = testCraft(copter, { seed: 11 });
  const pass = (most: number, until: () => boolean): boolean => {
    for (const end = craft.seconds + most; craft.seconds < end;) {
      stepAircraft(craft, { seconds: craft.seconds, stationSilence: undefined }, STEP);
      patrol(craft, 300);
      if (until()) return true;
    }
    return false;
  };
  expect(pass(120, () => craft.landed === 'inAir')).toBe(true);
  pass(30, () => false);
  craft.orderedAt = craft.seconds;
  enterMode(craft, modeDoing(craft, 'land')!);
  expect(pass(120, () => !craft.armed && craft.landed === 'onGround')).toBe(true);
  expect(pass(590, () => craft.armed)).toBe(false);
  expect(remainingShare(craft.battery)).toBeGreaterThan(0.99);
  expect(pass(60, () => craft.armed)).toBe(true);
  // Nobody has told it anything since: it rests as shortly as the others.
  expect(craft.orderedAt).toBeUndefined();
});
