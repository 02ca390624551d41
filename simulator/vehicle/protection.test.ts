import { expect, test } from 'vitest';
import { airborne, fly, modeNamed, testCraft, textsOf } from '../testing/flight.ts';
import type { Aircraft } from './aircraft.ts';
import { enterMode } from './mode-change.ts';
import type { Settings } from './settings.ts';

function change(craft: Aircraft, more: { [K in 'fence' | 'stationLost' | 'battery']?: Partial<Settings[K]> }): void {
  const { fence, stationLost, battery } = craft.settings;
  craft.settings = {
    ...craft.settings,
    fence: { ...fence, ...more.fence },
    stationLost: { ...stationLost, ...more.stationLost },
    battery: { ...battery, ...more.battery },
  };
}

test('a low battery brings it home, a critical one down where it is', () => {
  const craft = airborne(testCraft());
  craft.guided = { kind: 'place', north: 100, east: 0, up: 20 };
  fly(craft, 20);
  craft.battery.usedMah = craft.battery.capacityMah * 0.81;
  fly(craft, 1);
  expect(craft.mode.name).toBe('RTL');
  craft.battery.usedMah = craft.battery.capacityMah * 0.91;
  fly(craft, 1);
  expect(craft.mode.name).toBe('LAND');
  expect(textsOf(craft).filter((text) => text.startsWith('Battery 1 is'))).toHaveLength(2);
});

test('the border of the fence turns it back', () => {
  const craft = airborne(testCraft());
  change(craft, { fence: { enabled: true, radius: 50 } });
  craft.guided = { kind: 'place', north: 300, east: 0, up: 20 };
  expect(fly(craft, 60, ({ mode }) => mode.name === 'RTL')).toBe(true);
  expect(craft.body.north).toBeLessThan(60);
  expect(textsOf(craft)).toContain('Circle fence breached');
  expect(fly(craft, 120, ({ armed }) => !armed)).toBe(true);
  expect(textsOf(craft)).toContain('Fence breach cleared');
});

test('it comes back as fast as its return is set to, and otherwise as it flies', () => {
  const speedHome = (returnSpeed: number | undefined) => {
    const craft = airborne(testCraft());
    craft.settings = { ...craft.settings, returnSpeed };
    craft.guided = { kind: 'place', north: 200, east: 0, up: 20 };
    fly(craft, 60, ({ body }) => body.north > 195);
    enterMode(craft, modeNamed(craft, 'RTL'));
    fly(craft, 60, ({ body }) => body.north < 120);
    return Math.hypot(craft.body.northSpeed, craft.body.eastSpeed);
  };
  expect(speedHome(3)).toBeCloseTo(3, 0);
  expect(speedHome(undefined)).toBeGreaterThan(7);
});

test('a polygon fence counts as well', () => {
  const craft = airborne(testCraft());
  craft.fence.within = [
    [
      { north: -30, east: -30 },
      { north: 30, east: -30 },
      { north: 30, east: 30 },
      { north: -30, east: 30 },
    ],
  ];
  change(craft, { fence: { enabled: true, radius: 5_000, action: 'land' } });
  craft.guided = { kind: 'place', north: 0, east: 200, up: 20 };
  expect(fly(craft, 60, ({ mode }) => mode.name === 'LAND')).toBe(true);
  expect(craft.fence).toMatchObject({ breach: 'polygon', breaches: 1 });
});

test('a silent ground station matters only where somebody has said so', () => {
  const unconcerned = airborne(testCraft());
  fly(unconcerned, 10, undefined, 60);
  expect(unconcerned.mode.name).toBe('GUIDED');
  const careful = airborne(testCraft());
  change(careful, { stationLost: { action: 'return', seconds: 5 } });
  fly(careful, 1, undefined, 4);
  expect(careful.mode.name).toBe('GUIDED');
  fly(careful, 1, undefined, 6);
  expect(careful.mode.name).toBe('RTL');
});

test('without satellites it comes down, drifting with the wind', () => {
  const craft = airborne(testCraft(undefined, { wind: { speed: 5, from: 270, gust: 0 } }));
  craft.faults.gpsLost = true;
  expect(fly(craft, 90, ({ armed }) => !armed)).toBe(true);
  expect(craft.mode.name).toBe('LAND');
  expect(craft.body.east).toBeGreaterThan(10);
  expect(craft.crashed).toBe(false);
});

test('a lost motor ends in a crash, a parachute saves the rest', () => {
  const falling = airborne(testCraft(), 40);
  falling.faults.motorLost = true;
  fly(falling, 20);
  expect(falling.crashed).toBe(true);
  const saved = airborne(testCraft(undefined, { parachute: true }), 40);
  saved.faults.motorLost = true;
  fly(saved, 40);
  expect(saved).toMatchObject({ crashed: false, parachute: 'open', landed: 'onGround', armed: false });
});

test('armed and left alone on the ground it stops its motors', () => {
  const craft = testCraft();
  fly(craft, 12);
  enterMode(craft, modeNamed(craft, 'GUIDED'));
  craft.armed = true;
  craft.armedAt = craft.seconds;
  fly(craft, 9);
  expect(craft.armed).toBe(true);
  fly(craft, 2);
  expect(craft.armed).toBe(false);
});

test('a silent remote control brings it home, but for where FS_OPTIONS lets it go on', () => {
  const byHand = airborne(testCraft());
  enterMode(byHand, modeNamed(byHand, 'LOITER'));
  byHand.faults.remoteLost = true;
  fly(byHand, 1.5);
  expect(byHand.mode.name).toBe('RTL');
  const guided = airborne(testCraft());
  guided.settings = { ...guided.settings, continues: { ...guided.settings.continues, remoteInGuided: true } };
  guided.faults.remoteLost = true;
  fly(guided, 1.5);
  expect(guided.mode.name).toBe('GUIDED');
  expect(textsOf(guided)).toContain('Radio Failsafe - Continuing Guided Mode');
});
