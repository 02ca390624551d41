import { expect, test } from 'vitest';
import { FLAVOURS } from '../flavours/index.ts';
import { testCraft } from '../testing/flight.ts';
import { stepAircraft } from '../vehicle/step.ts';
import { patrol } from './patrol.ts';

const STEP = 0.2;
const HOUR = 3_600;

test.each(FLAVOURS.map((flavour) => [flavour.name, flavour] as const))(
  'a light %s on patrol flies for an hour in strong wind and lands where it began, again and again',
  { timeout: 20_000 },
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
