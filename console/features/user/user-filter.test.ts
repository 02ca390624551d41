import { expect, test } from 'vitest';
import { filterOf } from './user-filter.ts';

const sort = { column: 'createdAt', ascending: false };
const given = (filters: object) => JSON.parse(JSON.stringify(filterOf({ filters, sort }))) as object;
const order = { keyword: '', orderByColumn: 'createdAt', isAsc: false };

test('the address says what is looked for', () => {
  const dept = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(given({ q: 'ann', dept, state: 'frozen', certification: 'passed' })).toEqual({
    ...order,
    keyword: 'ann',
    deptId: dept,
    state: 'frozen',
    certification: 'passed',
  });
  expect(given({ dept: 'none' })).toEqual({ ...order, withoutDept: true });
  expect(given({ licence: 'none', presence: 'online' })).toEqual({ ...order, licence: 'none', isOnline: true });
});

test('what nobody could have chosen is left out, so that an old link still shows a list', () => {
  expect(given({ dept: 'x', role: '1 or 1', state: 'lost', certification: '', licence: 'x', presence: 'x' })).toEqual(order);
  expect(filterOf({ filters: {}, sort: { column: 'shoeSize', ascending: true } }).orderByColumn).toBe('name');
});
