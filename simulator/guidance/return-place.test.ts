import { expect, test } from 'vitest';
import { copter, plane } from '../flavours/ardupilot.ts';
import { px4Multirotor } from '../flavours/px4.ts';
import { parameterSet } from '../flavours/parameters.ts';
import type { Flavour } from '../flavours/flavour.ts';
import { airborne, fly, modeNamed, testCraft } from '../testing/flight.ts';
import { enterMode } from '../vehicle/mode-change.ts';
import { returnPlace } from './return-place.ts';

/** Two hundred metres north of home, with rally points east of there and far beyond. */
function away(flavour: Flavour, set: Record<string, number> = {}) {
  const { get } = parameterSet(flavour.parameters);
  const craft = testCraft(flavour, { settings: flavour.settingsFrom((name) => set[name] ?? get(name)) });
  craft.home = { north: 0, east: 0, up: 0 };
  craft.entered = { ...craft.entered, north: 200, east: 0 };
  craft.rally = [{ north: 2_000, east: 0, up: 30 }, { north: 200, east: 100, up: 30 }]; // prettier-ignore
  const { place, height } = returnPlace(craft);
  return { north: place.north, east: place.east, height };
}

test('a return leads to the nearest place that the autopilot is set to, as high as it comes there', () => {
  const second = { north: 200, east: 100 };
  expect(away(copter)).toEqual({ ...second, height: 30 });
  expect(away(copter, { RTL_ALT: 5_000 }).height).toBe(50);
  expect(away(copter, { RALLY_LIMIT_KM: 0.05 })).toMatchObject({ north: 0, east: 0, height: 15 });
  expect(away(plane)).toEqual({ ...second, height: 30 });
  expect(away(px4Multirotor, { RTL_RETURN_ALT: 60 })).toEqual({ ...second, height: 90 });
  expect(away(px4Multirotor, { RTL_TYPE: 2 })).toMatchObject({ north: 0, east: 0 });
});

test('home is as good as any of them unless it is left out', () => {
  const far = (set: Record<string, number>) => {
    const { get } = parameterSet(copter.parameters);
    const craft = testCraft(copter, { settings: copter.settingsFrom((name) => set[name] ?? get(name)) });
    craft.home = { north: 0, east: 0, up: 0 };
    craft.rally = [{ north: 90, east: 0, up: 30 }];
    return returnPlace(craft).place.north;
  };
  expect(far({ RALLY_INCL_HOME: 1 })).toBe(0);
  expect(far({ RALLY_INCL_HOME: 0 })).toBe(90);
});

test('it comes down on its rally point', () => {
  const craft = airborne(testCraft(), 20);
  craft.guided = { kind: 'place', north: 60, east: 0, up: 20 };
  fly(craft, 30, ({ body }) => Math.abs(body.north - 60) < 1);
  craft.rally = [{ north: 60, east: 40, up: 25 }];
  enterMode(craft, modeNamed(craft, 'RTL'));
  let highest = 0;
  expect(
    fly(craft, 150, ({ armed, body }) => {
      highest = Math.max(highest, body.up);
      return !armed;
    }),
  ).toBe(true);
  expect(Math.hypot(craft.body.north - 60, craft.body.east - 40)).toBeLessThan(3);
  expect(highest).toBeGreaterThan(23);
});
