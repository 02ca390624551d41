import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { rangeText } from './height-range.ts';

const t: Say = (_, params) => `${String(params?.['low'])} to ${String(params?.['high'])}`;

test('a route of one height has one, not from itself to itself', () => {
  expect([rangeText(t, '15 m', '15 m'), rangeText(t, '15 m', '40 m')]).toEqual(['15 m', '15 m to 40 m']);
});
