import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SERVICE_STATUSES, serviceStatus } from './service.ts';

const TODAY = '2026-06-15';
const day = fc.constantFrom(null, '2026-06-14', TODAY, '2026-06-16');
const service = fc.record({ hasUser: fc.boolean(), activatedOn: day, warrantyUntil: day });

test('a warranty holds through its last day and no longer, whoever has the device', () => {
  const held = { hasUser: true, activatedOn: '2025-06-15' };
  expect(serviceStatus({ ...held, warrantyUntil: TODAY }, TODAY)).toBe('inService');
  expect(serviceStatus({ ...held, warrantyUntil: '2026-06-14' }, TODAY)).toBe('expired');
  expect(serviceStatus({ ...held, hasUser: false, warrantyUntil: '2026-06-14' }, TODAY)).toBe('expired');
});

test('what nobody has is unassigned, what is to be activated later is not yet', () => {
  const never = { activatedOn: null, warrantyUntil: null };
  expect(serviceStatus({ ...never, hasUser: false }, TODAY)).toBe('unassigned');
  expect(serviceStatus({ ...never, hasUser: true }, TODAY)).toBe('inactivated');
  expect(serviceStatus({ ...never, hasUser: true, activatedOn: '2026-06-16' }, TODAY)).toBe('inactivated');
  expect(serviceStatus({ ...never, hasUser: true, activatedOn: TODAY }, TODAY)).toBe('assigned');
});

test('in service is only what somebody has, what is activated and under warranty; each status can be met', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(service, (given) => {
      const status = serviceStatus(given, TODAY);
      met.add(status);
      if (status === 'inService') {
        expect(given.hasUser).toBe(true);
        expect(given.activatedOn! <= TODAY && given.warrantyUntil! >= TODAY).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
  expect(met).toEqual(new Set(SERVICE_STATUSES));
});
