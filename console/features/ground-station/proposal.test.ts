import { metresBetween } from '@skyhelm/core/geo/distance';
import { COMMANDS } from '@skyhelm/core/vehicle/command';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightIn, placesFor } from './proposal.ts';

const near = fc.record({
  latitude: fc.double({ min: 39.9, max: 39.92, noNaN: true }),
  longitude: fc.double({ min: 116.4, max: 116.42, noNaN: true }),
});

test('several that fly to one place keep their distance to each other, around it', () => {
  fc.assert(
    fc.property(fc.array(near, { minLength: 1, maxLength: 10 }), near, (positions, place) => {
      const from = new Map(positions.map((position, at) => [`v${at}`, position]));
      const to = placesFor(place, from);
      const at = (map: ReadonlyMap<string, (typeof positions)[number]>, id: string) => map.get(id)!;
      for (const one of from.keys()) {
        const [before, after] = [metresBetween(at(from, 'v0'), at(from, one)), metresBetween(at(to, 'v0'), at(to, one))];
        expect(Math.abs(before - after)).toBeLessThan(0.01 * before + 0.5);
      }
      const mean = (axis: 'latitude' | 'longitude') => [...to.values()].reduce((sum, position) => sum + position[axis], 0) / to.size;
      expect(metresBetween({ latitude: mean('latitude'), longitude: mean('longitude') }, place)).toBeLessThan(1);
    }),
  );
  expect(placesFor({ latitude: 1, longitude: 2 }, new Map()).size).toBe(0);
});

test('a height is held to the same limits as by the server', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -5, max: 10_010 }), fc.double({ min: -1, max: 250, noNaN: true })), (height) => {
      const isTakeOff = COMMANDS.takeOff.safeParse({ height }).success;
      expect(heightIn('takeOff', String(height)).fault === undefined).toBe(isTakeOff);
      const isGoTo = COMMANDS.goTo.safeParse({ latitude: 0, longitude: 0, height }).success;
      expect(heightIn('goTo', String(height)).fault === undefined).toBe(isGoTo);
    }),
  );
  expect([heightIn('takeOff', ''), heightIn('goTo', ' '), heightIn('goTo', '12,5')]).toEqual([
    { metres: undefined, fault: 'hoverHeight' },
    { metres: undefined, fault: undefined },
    { metres: 12.5, fault: undefined },
  ]);
});
