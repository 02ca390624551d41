import { expect, test } from 'vitest';
import { givesMore } from './held.ts';

const held = { permissions: ['role:query'], ptzPermissions: ['ptz:zoom'], reachesAll: false };
const role = { permissions: ['role:query'], ptzPermissions: ['ptz:zoom'], dataScope: 'self' as const };

test('a role gives more by a permission, a payload control or its reach', () => {
  expect(givesMore(role, held)).toBe(false);
  expect(givesMore({ ...role, permissions: ['role:add'] }, held)).toBe(true);
  expect(givesMore({ ...role, ptzPermissions: ['ptz:record'] }, held)).toBe(true);
  expect(givesMore({ ...role, dataScope: 'all' }, held)).toBe(true);
  expect(givesMore({ ...role, dataScope: 'all' }, { ...held, reachesAll: true })).toBe(false);
});
