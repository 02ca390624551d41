import { expect, it } from 'vitest';
import { filterOf, orderOf } from './flight-filter.ts';

it('takes from the address what makes sense and leaves out the rest', () => {
  expect(filterOf({ q: 'heron', mode: 'route', source: 'live', from: '2026-03-01' })).toEqual({
    keyword: 'heron',
    mode: 'route',
    source: 'live',
    from: new Date(2026, 2, 1).toISOString(),
  });
  expect(filterOf({ mode: 'loop', source: 'disk', from: 'today' })).toEqual({ keyword: '' });
  expect(orderOf({ column: 'metres', ascending: true })).toBe('metres');
  expect(orderOf({ column: 'name', ascending: true })).toBe('takeOffAt');
});
