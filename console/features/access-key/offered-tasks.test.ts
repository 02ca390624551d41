import type { AccessKey } from '@skyhelm/contract/access-key';
import { expect, test } from 'vitest';
import { offeredTasks } from './offered-tasks.ts';

const secret = {} as AccessKey['secrets'][number];
const key = (given: Partial<AccessKey> = {}) => ({ state: 'inForce', scopes: ['user:query'], secrets: [secret], ...given }) as AccessKey;
const reader = { permissions: ['user:query'], reachesAll: true, mayEdit: true, mayRevoke: true };

test('whoever holds what a key opens changes it', () => {
  expect(offeredTasks(key(), reader)).toEqual(['edit', 'rotate', 'revoke']);
  expect(offeredTasks(key({ secrets: [secret, secret] }), reader)).toEqual(['edit', 'endOld', 'revoke']);
  expect(offeredTasks(key(), { ...reader, mayEdit: false })).toEqual(['revoke']);
});

test('whoever holds or reaches less still stops it', () => {
  const two = { secrets: [secret, secret] };
  expect(offeredTasks(key({ ...two, scopes: ['user:delete'] }), reader)).toEqual(['endOld', 'revoke']);
  expect(offeredTasks(key(two), { ...reader, reachesAll: false })).toEqual(['endOld', 'revoke']);
  expect(offeredTasks(key(), { ...reader, reachesAll: false })).toEqual(['revoke']);
});

test('nothing is left to do with one that was revoked', () => {
  expect(offeredTasks(key({ state: 'revoked' }), reader)).toEqual([]);
});
