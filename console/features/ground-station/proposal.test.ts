import { metresBetween } from '@skyhelm/core/geo/distance';
import { COMMANDS } from '@skyhelm/core/vehicle/command';
import type { UnitSystem } from '@skyhelm/core/units/unit-system';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureIn, placesFor, type FigureName } from './proposal.ts';

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

describe('what is typed with an order', () => {
  const said = (name: FigureName, text: string, system: UnitSystem = 1) => figureIn(name, text, system);

  test('is held to the same limits as by the server', () => {
    const anywhere = fc.oneof(fc.integer({ min: -5, max: 10_010 }), fc.double({ min: -1, max: 250, noNaN: true }));
    fc.assert(
      fc.property(anywhere, (value) => {
        const place = { latitude: 0, longitude: 0 };
        expect(said('hoverHeight', String(value)).isWrong).toBe(!COMMANDS.takeOff.safeParse({ height: value }).success);
        expect(said('flightHeight', String(value)).isWrong).toBe(!COMMANDS.goTo.safeParse({ ...place, height: value }).success);
        expect(said('flightSpeed', String(value)).isWrong).toBe(!COMMANDS.goTo.safeParse({ ...place, speed: value }).success);
      }),
    );
  });

  test('may be left out, if the aircraft knows by itself', () => {
    expect([said('hoverHeight', ''), said('flightHeight', ' '), said('flightSpeed', '')]).toEqual([
      { value: undefined, isWrong: true },
      { value: undefined, isWrong: false },
      { value: undefined, isWrong: false },
    ]);
    expect([said('flightHeight', '12,5').value, said('flightHeight', 'high').isWrong]).toEqual([12.5, true]);
  });

  test('is in feet and miles an hour for whoever reads those', () => {
    expect(said('hoverHeight', '50', 2)).toEqual({ value: 15, isWrong: false });
    expect(said('hoverHeight', '700', 2).isWrong).toBe(true);
    expect(said('flightHeight', '32.808', 2).value).toBeCloseTo(10, 6);
    expect(said('flightSpeed', '22.3694', 2).value).toBeCloseTo(10, 4);
    expect(said('flightSpeed', '230', 2).isWrong).toBe(true);
  });
});
