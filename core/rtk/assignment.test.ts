import { expect, test } from 'vitest';
import { allocationFailed } from './allocation-failed.ts';
import type { RtkAssignment } from './assignment.ts';
import { rtkIssues } from './assignment-rules.ts';

const FREE: RtkAssignment = {
  activatedOn: '2026-01-01',
  servesUntil: '2026-12-31',
  today: '2026-12-31',
  deviceId: 'here',
  assigned: undefined,
};
const found = (given: Partial<RtkAssignment>) => rtkIssues({ ...FREE, ...given }).map(({ code, severity }) => [code, severity]);

test('a service that serves and is nobody else’s is given without a question, also once more to the same drone', () => {
  expect(found({})).toEqual([]);
  expect(found({ servesUntil: null })).toEqual([]);
  expect(found({ assigned: { deviceId: 'here', device: 'UAV1', isByMe: true } })).toEqual([]);
});

test('section 8: not activated, or not yet', () => {
  expect(found({ activatedOn: null })).toEqual([['rtk.notActivated', 'error']]);
  expect(found({ activatedOn: '2027-01-01' })).toEqual([['rtk.notActivated', 'error']]);
});

test('section 8: expired from the day after its last one', () => {
  expect(found({ today: '2027-01-01' })).toEqual([['rtk.expired', 'error']]);
});

test('sections 4 and 8: already assigned to another drone asks for confirmation, with its name', () => {
  expect(rtkIssues({ ...FREE, assigned: { deviceId: 'there', device: 'UAV2', isByMe: true } })).toEqual([
    { code: 'rtk.otherDrone', severity: 'warning', params: { device: 'UAV2' } },
  ]);
});

test('section 8: assigned by another account is refused, whichever drone has it', () => {
  for (const deviceId of ['here', 'there'])
    expect(found({ assigned: { deviceId, device: 'UAV2', isByMe: false } })).toEqual([['rtk.otherAccount', 'error']]);
});

test('section 8: what the service does not take has failed', () => {
  expect(allocationFailed(false)).toMatchObject({ code: 'rtk.failed', severity: 'error' });
  expect(allocationFailed(true)).toBeUndefined();
});
