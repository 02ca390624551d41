import { expect, test } from 'vitest';
import { axisValues } from './axis-values.ts';

test('nought, half and the highest stand beside an axis, the lowest where it is below nought and not printed over that', () => {
  expect(axisValues(0, 100, 46)).toEqual([0, 100, 50]);
  expect(axisValues(-50, 100, 46)).toEqual([0, 100, -50, 50]);
  expect(axisValues(-1, 100, 46)).toEqual([0, 100, 50]);
});
