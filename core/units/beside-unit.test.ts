import { expect, test } from 'vitest';
import { besideUnit } from './beside-unit.ts';

test('a Chinese unit stands as far from its number as any other', () => {
  const minutes = (locale: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(2);
  expect(besideUnit(minutes('zh-CN'))).toBe('2\u00a0分钟');
  expect(besideUnit(minutes('en-GB'))).toBe(minutes('en-GB'));
});
