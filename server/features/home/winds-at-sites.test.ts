import { expect, test } from 'vitest';
import { windsAtSites } from './winds-at-sites.ts';

const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
const told = (...given: Parameters<typeof windsAtSites<ReturnType<typeof at>, ReturnType<typeof at>>>) =>
  windsAtSites(...given).map(({ site, report }) => `${site.name} ${report.name}`);

test('each site is told by who flies nearest to it, within five kilometres', () => {
  const sites = [at('quay', 31, 121), at('mast', 31.03, 121), at('moor', 40, 100)];
  const reports = [at('far', 31.2, 121), at('near', 31.01, 121), at('nearest', 31.002, 121.001), at('beside', 31, 121.06)];
  expect(told(sites, reports)).toEqual(['quay nearest', 'mast near']);
  expect(told([sites[0]!], [at('beside', 31, 121.06)]), '5.7 km east').toEqual([]);
});

test('across the date line and near a pole', () => {
  expect(told([at('isle', 0, 179.99)], [at('swift', 0, -179.99)])).toEqual(['isle swift']);
  expect(told([at('ice', 89, 0)], [at('tern', 89, 2)])).toEqual(['ice tern']);
});
