import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { END_ACTIONS } from '../route.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import { NO_TRAITS, traitsOf } from '../../vehicle/flight-traits.ts';
import { NO_RALLY } from '../../vehicle/rally.ts';
import { homeAt } from './home-of.ts';
import { highestFlown } from './highest.ts';

const site = { longitude: 10, latitude: 50 };
const flownAt = (altitude: number) => ({
  ...NEW_ROUTE,
  endAction: 'return' as const,
  waypoints: [{ ...waypointAt({ ...site, latitude: 50.002 }, NEW_ROUTE), altitude }],
});
const returningAt = (returnHeight: number | null) => ({
  ...NO_TRAITS,
  airframe: 'multirotor' as const,
  returnHeight,
  returnClimb: 0,
  rally: NO_RALLY,
});

test('how high an aircraft returns counts where it says so, and is unknown where it does not', () => {
  const highest = (returnHeight: number | null) => highestFlown(flownAt(15), homeAt(site), returningAt(returnHeight));
  expect(highest(12)).toEqual({ metres: 15, isAtLeast: false });
  expect(highest(45)).toEqual({ metres: 45, isAtLeast: false });
  expect(highest(null)).toEqual({ metres: 15, isAtLeast: true });
  expect(highestFlown(flownAt(15), homeAt(site), NO_TRAITS)).toEqual({ metres: 15, isAtLeast: true });
});

test('what it climbs before any return comes on top of its last waypoint, and is unknown where nobody has said it', () => {
  const highest = (returnClimb: number | null, height = 110) =>
    highestFlown(flownAt(height), homeAt(site), { ...returningAt(30), returnClimb });
  expect(highest(30)).toEqual({ metres: 140, isAtLeast: false });
  expect(highest(0)).toEqual({ metres: 110, isAtLeast: false });
  expect(highest(10, 15), 'no more than it climbs anyway').toEqual({ metres: 30, isAtLeast: false });
  expect(highest(null)).toEqual({ metres: 110, isAtLeast: true });
  expect(highestFlown({ ...flownAt(110), endAction: 'land' }, homeAt(site), returningAt(30))).toEqual({ metres: 110, isAtLeast: false });
});

describe('rally points', () => {
  /** 55 m beyond where the route ends, which is 222 m from home. */
  const near = { longitude: 10, latitude: 50.0025 };
  const COPTER = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
  const settings: Record<string, number> = { RTL_ALT: 1_200, RTL_CLIMB_MIN: 0, RALLY_LIMIT_KM: 1, RALLY_INCL_HOME: 0 };
  const highest = (altitude: number | undefined, given: Record<string, number | undefined> = {}, at = near) => {
    const traits = traitsOf(
      COPTER,
      (name) => ({ ...settings, ...given })[name],
      altitude === undefined ? undefined : [{ ...at, altitude }],
    );
    return highestFlown(flownAt(15), homeAt(site), traits);
  };

  test('count as high as it comes to them', () => {
    expect(highest(150)).toEqual({ metres: 150, isAtLeast: false });
    expect(highest(10)).toEqual({ metres: 15, isAtLeast: false });
    expect(highest(150, { RALLY_INCL_HOME: 1 }), 'from nearer to it than home').toEqual({ metres: 150, isAtLeast: false });
  });

  test('count no further away than it makes for them', () => {
    expect(highest(150, {}, { longitude: 10, latitude: 50.02 })).toEqual({ metres: 15, isAtLeast: false });
    expect(highest(150, { RALLY_LIMIT_KM: 0 }, { longitude: 10, latitude: 50.02 })).toEqual({ metres: 150, isAtLeast: false });
  });

  test('leave it unknown as long as nobody knows them, or how high it returns', () => {
    expect(highest(undefined)).toEqual({ metres: 15, isAtLeast: true });
    expect(highest(20, { RTL_ALT: undefined })).toEqual({ metres: 15, isAtLeast: true });
  });
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
