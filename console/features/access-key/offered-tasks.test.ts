import type { AccessKey } from '@skyhelm/contract/access-key';
import { expect, test } from 'vitest';
import { offeredTasks } from './offered-tasks.ts';

const secret = {} as AccessKey['secrets'][number];
const key = (given: Partial<AccessKey> = {}) => ({ state: 'inForce', scopes: ['user:query'], secrets: [secret], ...given }) as AccessKey;
const reader = { permissions: ['user:query'], reachesAll: true, mayEdit: true, mayRevoke: true };

test('whoever holds what a key opens changes it', () => {
  expect(offeredTasks(key(), reader)).toEqual(['usage', 'edit', 'rotate', 'revoke']);
  expect(offeredTasks(key({ secrets: [secret, secret] }), reader)).toEqual(['usage', 'edit', 'endOld', 'revoke']);
  expect(offeredTasks(key(), { ...reader, mayEdit: false })).toEqual(['usage', 'revoke']);
});

test('whoever holds or reaches less still stops it', () => {
  const two = { secrets: [secret, secret] };
  expect(offeredTasks(key({ ...two, scopes: ['user:delete'] }), reader)).toEqual(['usage', 'endOld', 'revoke']);
  expect(offeredTasks(key(two), { ...reader, reachesAll: false })).toEqual(['usage', 'endOld', 'revoke']);
  expect(offeredTasks(key(), { ...reader, reachesAll: false })).toEqual(['usage', 'revoke']);
});

test('what one that was revoked was used for can still be seen, and nothing else is left to do with it', () => {
  expect(offeredTasks(key({ state: 'revoked' }), reader)).toEqual(['usage']);
});
