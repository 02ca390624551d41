import { expect, test } from 'vitest';
import { countryOptions } from './country-options.ts';

test('a country is found in any of the three languages and by its code, whoever reads', () => {
  const found = (typed: string) =>
    countryOptions('en')
      .filter(({ searched }) => searched.includes(typed))
      .map(({ value }) => value);
  expect(found('kazakhstan')).toEqual(['KZ']);
  expect(found('казахстан')).toEqual(['KZ']);
  expect(found('哈萨克斯坦')).toEqual(['KZ']);
  expect(found('kz')).toContain('KZ');
});

test('names stand in the alphabetical order of the reader', () => {
  const labels = countryOptions('ru').map(({ label }) => label);
  expect(labels).toHaveLength(249);
  expect(labels.indexOf('Австралия')).toBeLessThan(labels.indexOf('Япония'));
});
