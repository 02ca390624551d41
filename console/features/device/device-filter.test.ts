import { expect, test } from 'vitest';
import { filterOf } from './device-filter.ts';

test('the address is taken at its word where it makes sense', () => {
  const group = '01890a5d-ac96-774b-bcce-b302099a8057';
  const filters = { q: 'ridge', type: 'rtk', state: 'using', network: 'online', group };
  expect(filterOf({ filters, sort: { column: 'sn', ascending: false } })).toEqual({
    keyword: 'ridge',
    type: 'rtk',
    state: 'using',
    network: 'online',
    groupId: group,
    orderByColumn: 'sn',
    isAsc: false,
  });
});

test('what makes no sense there is left out instead of being refused', () => {
  const filters = { type: 'submarine', state: 'lost', network: 'maybe', group: "'; drop" };
  expect(filterOf({ filters, sort: { column: 'colour', ascending: true } })).toEqual({
    keyword: '',
    type: undefined,
    state: undefined,
    network: undefined,
    groupId: undefined,
    orderByColumn: 'name',
    isAsc: true,
  });
});
