import { setAutoApproval } from '@skyhelm/contract/auto-approval';
import { UserId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { dayOf, zoneHere } from '../../words/day.ts';
import { issueAt } from '../../ui/form/rules.ts';
import { inputOf, typedSchema, valuesOf, type AutoSetting, type RulesValues } from './rules-form.ts';
import { minuteIn } from './time-of-day.ts';

const ANN = { id: UserId.parse('01890000-0000-7000-8000-000000000001'), name: 'Ann', userName: 'ann', deptName: '', mobile: '', roles: [] };
const SET: AutoSetting = {
  version: 3,
  maySet: true,
  isOn: true,
  users: [ANN],
  from: '2026-11-01T03:04:05.000Z',
  until: '2026-12-01T06:07:08.000Z',
  types: ['spot'],
  heightMax: 120,
  dayTime: { from: 22 * 60, until: 6 * 60, timeZone: 'Asia/Shanghai' },
  needsClearAir: true,
  needsLicence: false,
};

const issue = (change: Partial<RulesValues>, field: string) =>
  issueAt(typedSchema(setAutoApproval.input, SET), { ...valuesOf(SET), ...change }, field);

test('a form that nothing was changed in sends what there was, people included', () => {
  const { users: _users, maySet: _maySet, ...rest } = SET;
  expect(inputOf(valuesOf(SET), SET)).toEqual({ ...rest, userIds: [ANN.id] });
});

test('hours stay those of the clock in their place, wherever they are read; new ones begin with the clock here', () => {
  const values = valuesOf(SET);
  expect([values['dayTime.from'], values['dayTime.until'], values['dayTime.timeZone']]).toEqual(['22:00', '06:00', 'Asia/Shanghai']);
  expect(inputOf({ ...values, 'dayTime.timeZone': 'Europe/London' }, SET).dayTime).toMatchObject({ timeZone: 'Europe/London' });
  expect(valuesOf({ ...SET, dayTime: null })['dayTime.timeZone']).toBe(zoneHere());
});

test('a day that was changed begins with its first moment and ends with its last', () => {
  const { from, until } = inputOf({ ...valuesOf(SET), from: '2026-11-02', until: '2026-11-03' }, SET);
  expect(from).toBe(new Date('2026-11-02T00:00').toISOString());
  expect(until).toBe(new Date('2026-11-03T23:59:59.999').toISOString());
});

test('the period is required, and in order', () => {
  expect(issue({ from: '' }, 'from')).toBe('autoApproval.period');
  expect(issue({ until: '' }, 'until')).toBe('autoApproval.period');
  expect(issue({ until: '2026-10-01' }, 'until')).toBe('autoApproval.order');
  expect(issue({ until: dayOf(SET.until) }, 'until')).toBeUndefined();
});

test('what is switched on is switched on for something', () => {
  expect(issue({ types: [] }, 'types')).toBe('autoApproval.types');
  expect(issue({ types: [], isOn: false }, 'types')).toBeUndefined();
});

test('limits are left out, or make sense', () => {
  expect(issue({ heightMax: '' }, 'heightMax')).toBeUndefined();
  expect(issue({ heightMax: 'high' }, 'heightMax')).toBe('amount');
  expect(issue({ 'dayTime.from': '25:00' }, 'dayTime.from')).toBe('autoApproval.time');
  expect(issue({ 'dayTime.until': '' }, 'dayTime.until')).toBe('autoApproval.time');
  expect(issue({ 'dayTime.from': '', isTimed: false }, 'dayTime.from')).toBeUndefined();
});

test('a time is read as people write it', () => {
  expect([minuteIn('8:30'), minuteIn(' 08.30 '), minuteIn('08：30'), minuteIn('23:59')]).toEqual([510, 510, 510, 1_439]);
  for (const text of ['24:00', '8', '8:5', 'noon']) expect(minuteIn(text), text).toBeNaN();
});
