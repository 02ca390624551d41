import { expect, test } from 'vitest';
import { LISTS, stationAddress } from './addresses.ts';

test('a period, a status and a person’s department stand in the address as lists read them', () => {
  expect(LISTS.flights('2026-03-01', '2026-03-07')).toBe('/history/flight-record?from=2026-03-01&to=2026-03-07&source=live');
  expect(LISTS.tasks('executing')).toBe('/task-management?status=executing');
  expect(LISTS.peopleOf('d1')).toBe('/user?dept=d1');
  expect(LISTS.pilots('none')).toBe('/user?licence=none');
  expect(LISTS.signIns('2026-03-01', '2026-03-07')).toBe('/log?kind=session.opened&from=2026-03-01&to=2026-03-07');
  expect(stationAddress('x')).toBe('/tta?uav=x');
  expect([LISTS.flying, LISTS.withAlarm]).toEqual(['/tta?show=flying', '/tta?show=alarm']);
});

test('a name is asked for as it is, whatever stands in it', () => {
  expect(new URL(LISTS.site('A & B? #1'), 'http://home').searchParams.get('q')).toBe('A & B? #1');
});
