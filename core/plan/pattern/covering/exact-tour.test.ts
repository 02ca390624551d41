import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresApart } from './edges.ts';
import { exactTour } from './exact-tour.ts';
import { bestWays, cellOf, tourOf } from './tour.ts';
import type { Visit } from './visit.ts';

const metres = fc.integer({ min: 0, max: 500 });
const place = fc.record({ north: metres, east: metres });
/** Two ways along, and each of these backwards. */
const cell = fc
  .tuple(place, place, metres, place, place, metres)
  .map(([enters, leaves, between, otherEnters, otherLeaves, otherBetween]): Visit[] => {
    const forwards = [
      { enters, leaves, between },
      { enters: otherEnters, leaves: otherLeaves, between: otherBetween },
    ];
    return [...forwards, ...forwards.map((visit) => ({ ...visit, enters: visit.leaves, leaves: visit.enters }))];
  });

const ordersOf = (cells: readonly number[]): number[][] =>
  cells.length === 0 ? [[]] : cells.flatMap((first) => ordersOf(cells.filter((one) => one !== first)).map((rest) => [first, ...rest]));

test('no order of the cells, each in its best way, is shorter', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), fc.option(place, { nil: undefined }), (cells, start) => {
      const tour = tourOf(cells.flat(), metresApart, start);
      const stops = exactTour(tour);
      const all = cells.map((_, index) => index);
      expect(stops.map(cellOf).sort((one, other) => one - other)).toEqual(all);
      const length = stops.reduce((sum, stop, index) => sum + tour.gap(stops[index - 1] ?? -1, stop) + tour.between(stop), 0);
      const least = Math.min(...ordersOf(all).map((order) => bestWays(tour, order).length));
      expect(length).toBeCloseTo(least, 4);
    }),
    { numRuns: 60 },
  );
});
