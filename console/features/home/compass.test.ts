import { expect, test } from 'vitest';
import { compassPoint } from './compass.ts';

test.each([
  [0, 'n'],
  [22.4, 'n'],
  [22.6, 'ne'],
  [90, 'e'],
  [225, 'sw'],
  [337.4, 'nw'],
  [337.6, 'n'],
  [360, 'n'],
])('%f° is %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
