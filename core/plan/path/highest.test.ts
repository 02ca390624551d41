import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END_ACTIONS } from '../route.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { homeAt } from './home-of.ts';
import { highestFlown } from './highest.ts';

const site = { longitude: 10, latitude: 50 };
const flownAt = (altitude: number) => ({
  ...NEW_ROUTE,
  endAction: 'return' as const,
  waypoints: [{ ...waypointAt({ ...site, latitude: 50.002 }, NEW_ROUTE), altitude }],
});
const returningAt = (returnHeight: number | null) => ({ ...NO_TRAITS, airframe: 'multirotor' as const, returnHeight });

test('how high an aircraft returns counts where it says so, and is unknown where it does not', () => {
  const highest = (returnHeight: number | null) => highestFlown(flownAt(15), homeAt(site), returningAt(returnHeight));
  expect(highest(12)).toEqual({ metres: 15, isAtLeast: false });
  expect(highest(45)).toEqual({ metres: 45, isAtLeast: false });
  expect(highest(null)).toEqual({ metres: 15, isAtLeast: true });
  expect(highestFlown(flownAt(15), homeAt(site), NO_TRAITS)).toEqual({ metres: 15, isAtLeast: true });
});

test('what lands where it is does not return: nothing of it is unknown', () => {
  expect(highestFlown({ ...flownAt(15), endAction: 'land' }, homeAt(site), NO_TRAITS)).toEqual({ metres: 15, isAtLeast: false });
});

test('an aircraft that has not said how high it returns is flown no lower, and no higher where nothing is unknown', () => {
  const altitude = fc.integer({ min: 2, max: 500 });
  fc.assert(
    fc.property(altitude, fc.integer({ min: 0, max: 1_000 }), fc.constantFrom(...END_ACTIONS), (height, returns, endAction) => {
      const route = { ...flownAt(height), endAction };
      const [said, unsaid] = [returningAt(returns), returningAt(null)].map((traits) => highestFlown(route, homeAt(site), traits));
      expect(said!.metres).toBeGreaterThanOrEqual(unsaid!.metres);
      if (!unsaid!.isAtLeast) expect(said!.metres).toBe(unsaid!.metres);
    }),
  );
});
