import { expect, test } from 'vitest';
import { filterOf as approvalFilter } from '../approval/approval-filter.ts';
import { filterOf as reviewFilter } from '../certification/review-filter.ts';
import { filterOf as deviceFilter } from '../device/device-filter.ts';
import { filterOf as flightFilter } from '../flight-record/flight-filter.ts';
import { filterOf as logFilter } from '../operation-log/log-filter.ts';
import { filterIn as taskFilter } from '../task/task-filter.ts';
import { filterOf as userFilter } from '../user/user-filter.ts';
import { LISTS, stationAddress } from './addresses.ts';

const sort = { column: '', ascending: true };
const filters = (address: string): Record<string, string> => Object.fromEntries(new URL(address, 'http://home').searchParams);

test('lists understand what figures lead to', () => {
  expect(flightFilter(filters(LISTS.flights('2026-03-01', '2026-03-07')))).toMatchObject({
    source: 'live',
    from: new Date('2026-03-01T00:00').toISOString(),
    to: new Date('2026-03-07T23:59:59.999').toISOString(),
  });
  expect(taskFilter(filters(LISTS.tasks('executing')), false)).toMatchObject({ status: 'executing' });
  expect(approvalFilter({ filters: filters(LISTS.approvals), sort })).toMatchObject({ state: 'pending' });
  expect(deviceFilter({ filters: filters(LISTS.devicesOnline), sort })).toMatchObject({ network: 'online' });
  expect(deviceFilter({ filters: filters(LISTS.devicesUnderRepair), sort })).toMatchObject({ state: 'inMaintenance' });
  expect(userFilter({ filters: filters(LISTS.peopleFrozen), sort })).toMatchObject({ state: 'frozen' });
  expect(userFilter({ filters: filters(LISTS.peopleWithoutDepartment), sort })).toMatchObject({ withoutDept: true });
  const dept = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(userFilter({ filters: filters(LISTS.peopleOf(dept)), sort })).toMatchObject({ deptId: dept });
  expect(reviewFilter({ filters: filters(LISTS.certifications), sort })).toMatchObject({ standing: 'pending' });
  expect(logFilter(filters(LISTS.signIns('2026-03-01', '2026-03-07')), undefined).operations).toEqual(['session.opened']);
});

test('a name is asked for as it is, whatever stands in it', () => {
  expect(filters(LISTS.site('A & B? #1'))).toEqual({ q: 'A & B? #1' });
  expect(stationAddress('x')).toBe('/tta?uav=x');
});
