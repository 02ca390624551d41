import { expect, test } from 'vitest';
import { filterOf } from './review-filter.ts';

const queue = { column: 'queue', ascending: true };

test('an address in its own words becomes a question in the contract’s', () => {
  const dept = '01890000-0000-7000-8000-000000000001';
  expect(filterOf({ filters: { q: 'wang', dept, kind: 'pilot', standing: 'passed', expiring: '30' }, sort: queue })).toEqual({
    keyword: 'wang',
    deptId: dept,
    kind: 'pilot',
    standing: 'passed',
    expiringWithinDays: 30,
    orderByColumn: 'queue',
    isAsc: true,
  });
});

test('what makes no sense in an address is left out', () => {
  const filters = { dept: 'x', kind: 'nothing', standing: 'lost', expiring: '31' };
  expect(filterOf({ filters, sort: { column: 'number', ascending: false } })).toEqual({
    keyword: '',
    orderByColumn: 'queue',
    isAsc: false,
  });
});
