import { expect, test } from 'vitest';
import { error, warning } from '../issue.ts';
import { countFindings, foundIn, KEPT_MAX, keptFindings } from './air-findings.ts';

const warned = (zone: string, count: number, zoneId = zone) =>
  Array.from({ length: count }, (_, number) => ({ ...warning('airspace.later', { zone, number }), zoneId }));

test('an error is kept however much was warned of before it, and comes first', () => {
  const kept = keptFindings([...warned('long', 300), error('airspace.noFly', { zone: 'closed' })]);
  expect(kept).toHaveLength(KEPT_MAX);
  expect(kept[0]).toMatchObject({ severity: 'error', params: { zone: 'closed' } });
});

test('no zone is left out for another that the way is long in, two of one name neither, nor what is of no zone', () => {
  const found = [
    ...warned('long', 300),
    ...warned('short', 2),
    ...warned('twin', 2, 'a'),
    ...warned('twin', 2, 'b'),
    warning('route.energy'),
  ];
  const kept = keptFindings(found);
  expect(kept.slice(0, 5).map(({ params, code, ...more }) => ('zoneId' in more && more.zoneId) || code)).toEqual([
    'long',
    'short',
    'a',
    'b',
    'route.energy',
  ]);
  expect(kept).toHaveLength(KEPT_MAX);
});

test('of more errors than there is room for, one of each zone is kept before a second of any', () => {
  const found = [...warned('long', 150), ...warned('late', 1)].map((one) => ({ ...one, severity: 'error' as const }));
  expect(keptFindings(found).some(({ zoneId }) => zoneId === 'late')).toBe(true);
});

test('few are all kept', () => {
  const found = [...warned('a', 3), error('airspace.noFly', { zone: 'b' })];
  expect(new Set(keptFindings(found))).toEqual(new Set(found));
});

test('how much there was is told beside what was kept; a proof of before that was counted is what it says', () => {
  const found = [...warned('long', 300), error('airspace.noFly', { zone: 'closed' })];
  expect(foundIn({ issues: keptFindings(found), found: countFindings(found) })).toEqual({ errors: 1, warnings: 300, notKept: 201 });
  expect(foundIn({ issues: warned('a', 2) })).toEqual({ errors: 0, warnings: 2, notKept: 0 });
});
