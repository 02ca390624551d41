import { expect, it } from 'vitest';
import { filterOf, orderOf } from './flight-filter.ts';

it('takes from the address what makes sense and leaves out the rest', () => {
  const device = '019a0000-0000-7000-8000-000000000001';
  expect(filterOf({ q: 'heron', device, mode: 'route', source: 'live', from: '2026-03-01' })).toEqual({
    keyword: 'heron',
    deviceId: device,
    mode: 'route',
    source: 'live',
    from: new Date(2026, 2, 1).toISOString(),
  });
  expect(filterOf({ device: 'UAV-26001', mode: 'loop', source: 'disk', from: 'today' })).toEqual({ keyword: '' });
  expect(orderOf({ column: 'metres', ascending: true })).toBe('metres');
  expect(orderOf({ column: 'name', ascending: true })).toBe('takeOffAt');
});
