import { error, warning } from '@skyhelm/core/issue';
import { expect, test } from 'vitest';
import { elsewhere, issueOf } from './in-place.ts';

test('what is about a field is said there and nowhere else; all the rest is said beside the map', () => {
  const pilot = error('task.pilot.expired', undefined, ['executorId']);
  const aircraft = warning('task.device.typeUnknown', undefined, ['deviceId']);
  const time = error('task.tooLate', undefined, ['endTime']);
  const plan = error('airspace.noFly', undefined, ['waypoints', 3]);
  const bare = warning('task.anything');
  const found = [plan, pilot, time, bare, aircraft];
  expect(issueOf(found, 'executorId')).toBe(pilot);
  expect(issueOf(found, 'deviceId')).toBe(aircraft);
  expect(issueOf(found, 'endTime')).toBe(time);
  expect(issueOf(found, 'siteId')).toBeUndefined();
  expect(elsewhere(found)).toEqual([plan, bare]);
});
