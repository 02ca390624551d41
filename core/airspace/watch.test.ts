import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { NO_FENCE } from './fence.ts';
import { UNTROUBLED, watchAirspace, type Watched } from './watch.ts';
import { zoneIndex } from './zone-index.ts';
import { isWithin } from './testing/air.ts';
import type { Zone } from './zone.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const plane = tangentPlane(HOME);
const zone = (given: Partial<Zone> = {}): Zone => ({
  id: 'z',
  name: 'Airport',
  kind: 'noFly',
  shape: { kind: 'circle', centre: HOME, radius: 500 },
  floor: null,
  ceiling: null,
  datum: 'sea',
  activeFrom: null,
  validUntil: null,
  ...given,
});
const flyingAt = (metresNorth: number, altitude?: number) => ({
  flying: true,
  ...plane.positionAt({ north: metresNorth, east: 0 }),
  ...(altitude !== undefined && { altitude }),
});
const seen = (zones: Zone[], ...states: Parameters<typeof watchAirspace>[0][]) => {
  let watched: Watched = UNTROUBLED;
  return states.map((state) => (watched = watchAirspace(state, zoneIndex(zones), NO_FENCE, watched, 1_000)).inZone);
};

describe('a zone', () => {
  test('is entered at its border, and left only well outside of it', () => {
    expect(seen([zone()], flyingAt(600), flyingAt(495), flyingAt(508), flyingAt(520), flyingAt(508))).toEqual([
      undefined,
      'Airport',
      'Airport',
      undefined,
      undefined,
    ]);
  });

  test('has a floor and a ceiling; who does not know how high they are may be in it', () => {
    const high = zone({ floor: 100, ceiling: 300 });
    expect(seen([high], flyingAt(0, 60), flyingAt(0, 200), flyingAt(0, 400), flyingAt(0))).toEqual([
      undefined,
      'Airport',
      undefined,
      'Airport',
    ]);
  });

  test('above the ground is entered by the height above home, or by that above the ground below, as far as either is known', () => {
    const limit = zone({ kind: 'restricted', floor: 120, datum: 'ground' });
    const at = (height: number | undefined, altitude: number, ground: number | undefined) =>
      watchAirspace({ ...flyingAt(0, altitude), height }, zoneIndex([limit]), NO_FENCE, UNTROUBLED, 1_000, { ground }).inZone;
    expect(at(80, 180, undefined)).toBeUndefined();
    expect(at(80, 180, 100), 'level with home').toBeUndefined();
    expect(at(80, 180, 40), 'over a valley').toBe('Airport');
    expect(at(150, 250, 200), 'over a hill').toBe('Airport');
    expect(at(undefined, 180, undefined), 'nobody knows').toBe('Airport');
    expect(at(undefined, 180, 100)).toBeUndefined();
  });

  test('is told of before it is reached, as long as one flies towards it', () => {
    const ahead = (...states: Parameters<typeof watchAirspace>[0][]) => {
      let watched: Watched = UNTROUBLED;
      return states.map(
        (state) => (watched = watchAirspace(state, zoneIndex([zone({ ceiling: 300 })]), NO_FENCE, watched, 1_000)).zoneAhead,
      );
    };
    const south = (metresNorth: number, speed: number, altitude = 100) => ({ ...flyingAt(metresNorth, altitude), velocityNorth: -speed });
    expect(ahead(south(1_000, 10), south(640, 10), south(700, 10), south(800, 10))).toEqual([undefined, 'Airport', 'Airport', undefined]);
    expect(ahead(south(640, -10), south(640, 0.5), south(640, 10, 320))).toEqual([undefined, undefined, undefined]);
    expect(ahead({ ...south(640, 10, 320), velocityDown: 3 })).toEqual(['Airport']);
    // Once it is in, that is told instead.
    expect(ahead(south(640, 10), south(490, 10))).toEqual(['Airport', undefined]);
  });

  test('is flown towards from further away by what has to turn before it, as it cannot stop', () => {
    const towards = (metres: number, turnRadius: number) =>
      watchAirspace({ ...flyingAt(metres), velocityNorth: -20 }, zoneIndex([zone()]), NO_FENCE, UNTROUBLED, 1_000, { turnRadius })
        .zoneAhead;
    expect([towards(800, 0), towards(860, 0), towards(860, 80), towards(900, 80)]).toEqual(['Airport', undefined, 'Airport', undefined]);
  });

  test('that comes into force in a few seconds is told of to whoever flies or stays there', () => {
    const soon = (activeFrom: number, state: Parameters<typeof watchAirspace>[0]) =>
      watchAirspace(state, zoneIndex([zone({ activeFrom })]), NO_FENCE, UNTROUBLED, 1_000);
    expect(soon(11_000, flyingAt(0))).toMatchObject({ inZone: undefined, zoneAhead: 'Airport' });
    expect(soon(31_000, flyingAt(0))).toMatchObject({ inZone: undefined, zoneAhead: undefined });
    expect(soon(11_000, { ...flyingAt(640), velocityNorth: -10 })).toMatchObject({ zoneAhead: 'Airport' });
  });

  test('counts only while it is active', () => {
    expect(seen([zone({ activeFrom: 1_001 })], flyingAt(0))).toEqual([undefined]);
    expect(seen([zone({ validUntil: 1_000 })], flyingAt(0))).toEqual([undefined]);
    expect(seen([zone({ activeFrom: 1_000, validUntil: 1_001 })], flyingAt(0))).toEqual(['Airport']);
  });

  test('matters in flight only; a lost position changes nothing', () => {
    expect(seen([zone()], { ...flyingAt(0), flying: false }, flyingAt(0), { flying: true }, {}, { flying: false })).toEqual([
      undefined,
      'Airport',
      'Airport',
      'Airport',
      undefined,
    ]);
  });
});

test('a fence is what one stays in, or out of', () => {
  const within = { within: [zone().shape], outside: [] };
  const outside = { within: [], outside: [zone().shape] };
  const isBeyond = (fence: typeof NO_FENCE, north: number, before = UNTROUBLED) =>
    watchAirspace(flyingAt(north), zoneIndex([]), fence, before, 0).isBeyondFence;
  expect([isBeyond(within, 490), isBeyond(within, 510)]).toEqual([false, true]);
  expect([isBeyond(outside, 490), isBeyond(outside, 510)]).toEqual([true, false]);
  expect(isBeyond(NO_FENCE, 0)).toBe(false);
  const low = { ...NO_FENCE, ceiling: 50 };
  const isTooHigh = (height: number | undefined, before = UNTROUBLED) =>
    watchAirspace({ ...flyingAt(0), height }, zoneIndex([]), low, before, 0).isBeyondFence;
  const beyond = { ...UNTROUBLED, isBeyondFence: true };
  expect([isTooHigh(50), isTooHigh(51), isTooHigh(undefined), isTooHigh(49, beyond), isTooHigh(47, beyond)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect([isBeyond(within, 495, beyond), isBeyond(within, 485, beyond)]).toEqual([true, false]);
});

test('among many zones the index misses none that holds the place, on the date line too', () => {
  const place = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.oneof(fc.double({ min: 179.9, max: 180, noNaN: true }), fc.double({ min: -180, max: -179.9, noNaN: true })),
  });
  const many = fc.array(fc.record({ centre: place, radius: fc.double({ min: 100, max: 90_000, noNaN: true }) }), { maxLength: 20 });
  fc.assert(
    fc.property(many, place, (circles, here) => {
      const zones = circles.map((circle, at) => zone({ id: String(at), shape: { kind: 'circle', ...circle } }));
      const near = zoneIndex(zones).near(here, 15);
      expect(zones.filter((one) => isWithin(one, here, undefined, 10) && !near.includes(one))).toEqual([]);
      expect(new Set(near).size).toBe(near.length);
    }),
  );
});
