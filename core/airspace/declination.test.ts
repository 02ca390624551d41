import { expect, test } from 'vitest';
import { declinationAt } from './declination.ts';

test.each([
  ['Seattle', 47.4, -122.3, 15.5],
  ['Cape Town', -34, 18.6, -25.5],
  ['Auckland', -37, 174.8, 19.8],
  ['Sydney', -33.9, 151.2, 12.7],
  ['Rio de Janeiro', -22.8, -43.2, -22.5],
  ['Beijing', 40.1, 116.6, -7.2],
  ['London', 51.5, -0.5, 0],
  ['Reykjavik', 64, -22.6, -12.5],
])('a compass points so many degrees aside in %s', (_, latitude, longitude, degrees) => {
  expect(Math.abs(declinationAt({ latitude, longitude }) - degrees)).toBeLessThan(5);
});
