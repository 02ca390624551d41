import { describe, expect, test } from 'vitest';
import { copter, plane } from '../flavours/ardupilot.ts';
import { px4Multirotor } from '../flavours/px4.ts';
import { parameterSet } from '../flavours/parameters.ts';
import type { Flavour } from '../flavours/flavour.ts';
import { airborne, fly, modeNamed, testCraft } from '../testing/flight.ts';
import type { Aircraft } from '../vehicle/aircraft.ts';
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

describe('a copter that returns', () => {
  /** Twenty metres up and sixty north, with home set that much above the ground; the highest and the lowest on its way, and where it ends. */
  const flown = (set: Record<string, number>, homeUp = 0, rally: Aircraft['rally'] = []) => {
    const { get } = parameterSet(copter.parameters);
    const craft = airborne(testCraft(copter, { settings: copter.settingsFrom((name) => set[name] ?? get(name)) }), 20);
    craft.guided = { kind: 'place', north: 60, east: 0, up: 20 };
    fly(craft, 30, ({ body }) => Math.abs(body.north - 60) < 1);
    craft.home = { ...craft.home!, up: homeUp };
    craft.rally = rally;
    enterMode(craft, modeNamed(craft, 'RTL'));
    let highest = 0;
    const crossed: number[] = [];
    const isDown = fly(craft, 200, ({ armed, body }) => {
      highest = Math.max(highest, body.up);
      if (body.north > 20 && body.north < 40) crossed.push(body.up);
      return !armed;
    });
    return { highest: Math.round(highest), halfWay: Math.round(Math.min(...crossed)), isDown };
  };

  test('climbs before it, however high it is, and stays up there on its way', () => {
    expect(flown({ RTL_ALT: 1_500 })).toEqual({ highest: 20, halfWay: 20, isDown: true });
    expect(flown({ RTL_ALT: 1_500, RTL_CLIMB_MIN: 1_000 })).toEqual({ highest: 30, halfWay: 30, isDown: true });
    expect(flown({ RTL_ALT: 4_000, RTL_CLIMB_MIN: 1_000 }), 'no more than it climbs anyway').toMatchObject({ highest: 40, halfWay: 40 });
    expect(flown({ RTL_ALT: 1_500, RTL_CLIMB_MIN: -1_000 })).toMatchObject({ highest: 20 });
  });

  test('counts from home, or from the ground where it is set to and has heights of it', () => {
    expect(flown({ RTL_ALT: 2_500 }, 10)).toMatchObject({ highest: 35 });
    expect(flown({ RTL_ALT: 2_500, RTL_ALT_TYPE: 1 }, 10)).toMatchObject({ highest: 25 });
    expect(flown({ RTL_ALT: 2_500, RTL_ALT_TYPE: 1, TERRAIN_ENABLE: 0 }, 10)).toMatchObject({ highest: 35 });
    expect(
      flown({ RTL_ALT: 2_500, RTL_ALT_TYPE: 1 }, 10, [{ north: 60, east: 30, up: 22 }]),
      'no lower than its rally point',
    ).toMatchObject({ highest: 32 });
  });
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
