import { expect, test } from 'vitest';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { homeOf, isSameHome } from './home-of.ts';

const { positionAt } = tangentPlane({ latitude: 39.9, longitude: 116.4 });
const standing = (north: number, altitude?: number) =>
  homeOf({ flying: false, ...positionAt({ north, east: 0 }), ...(altitude && { altitude }) });

test('an aircraft that stands takes off from the same place, whatever its receiver makes of it from one moment to the next', () => {
  expect(isSameHome(standing(0, 50), standing(1, 51.5))).toBe(true);
  expect(isSameHome(standing(0, 50), standing(5, 50)), 'carried elsewhere').toBe(false);
  expect(isSameHome(standing(0, 50), standing(0, 53)), 'or higher').toBe(false);
  expect(isSameHome(standing(0, 50), standing(0)), 'nobody knows how high any more').toBe(false);
  expect(isSameHome(standing(0), standing(0))).toBe(true);
  expect(isSameHome(undefined, standing(0, 50))).toBe(false);
  expect(isSameHome(undefined, undefined)).toBe(true);
});

test('where its nose points is part of it, as a plane takes off that way', () => {
  const pointing = (heading?: number) =>
    homeOf({ flying: false, latitude: 39.9, longitude: 116.4, ...(heading !== undefined && { heading }) });
  expect(isSameHome(pointing(359), pointing(2))).toBe(true);
  expect(isSameHome(pointing(359), pointing(10)), 'turned').toBe(false);
  expect(isSameHome(pointing(0), pointing()), 'nobody knows any more').toBe(false);
});
