import { expect, test } from 'vitest';
import { filterOf } from './approval-filter.ts';

test('an address in its own words becomes a question in the contract’s', () => {
  const sort = { column: 'submittedAt', ascending: false };
  expect(filterOf({ filters: { q: 'bridge', state: 'timeout', type: 'oblique' }, sort })).toEqual({
    keyword: 'bridge',
    state: 'timeout',
    type: 'oblique',
    orderByColumn: 'submittedAt',
    isAsc: false,
  });
});

test('what makes no sense in an address is left out', () => {
  const sort = { column: 'dueAt', ascending: true };
  expect(filterOf({ filters: { state: 'none', type: 'point' }, sort })).toEqual({ keyword: '', orderByColumn: 'queue', isAsc: true });
});
