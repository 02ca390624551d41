import { expect, test } from 'vitest';
import { metresFromDrawn } from './moved-site.ts';

const BEIJING = { latitude: 39.9, longitude: 116.4 };
const SHENZHEN = { latitude: 22.54, longitude: 114.06 };

test('what was drawn for another site is far from this one by its nearest point; what reaches near it, and nothing, is not', () => {
  expect(metresFromDrawn([{ ...BEIJING, latitude: 40 }, BEIJING], SHENZHEN)).toBeGreaterThan(1_900_000);
  expect(metresFromDrawn([BEIJING, { ...SHENZHEN, latitude: 22.57 }], SHENZHEN)).toBeUndefined();
  expect(metresFromDrawn([], SHENZHEN)).toBeUndefined();
});
