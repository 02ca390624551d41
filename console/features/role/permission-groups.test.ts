import { PERMISSIONS } from '@skyhelm/contract/permissions';
import { expect, test } from 'vitest';
import { PERMISSION_GROUPS, tick } from './permission-groups.ts';

const everything = () => true;

test('every permission stands in one group', () => {
  expect(PERMISSION_GROUPS.flatMap(({ permissions }) => permissions).toSorted()).toEqual(PERMISSIONS.toSorted());
});

test('a button brings its screen along, unless that is not there to give', () => {
  expect(tick([], 'department:edit', true, everything)).toEqual(['department:query', 'department:edit']);
  expect(tick([], 'department:edit', true, (permission) => permission !== 'department:query')).toEqual(['department:edit']);
  expect(tick([], 'department:query', true, everything)).toEqual(['department:query']);
});

test('a list inside of another screen comes with its buttons, and takes them away', () => {
  const all = ['corporate:query', 'accessKey:query', 'accessKey:add'] as const;
  expect(tick([], 'accessKey:add', true, everything)).toEqual(all);
  expect(tick(all, 'accessKey:query', false, everything)).toEqual(['corporate:query']);
  expect(tick(all, 'corporate:query', false, everything)).toEqual([]);
});

test('a screen takes its buttons away with it, and only its own', () => {
  const ticked = ['department:query', 'department:add', 'role:query', 'role:add'] as const;
  expect(tick(ticked, 'department:query', false, everything)).toEqual(['role:query', 'role:add']);
  expect(tick(ticked, 'department:add', false, everything)).toEqual(['department:query', 'role:query', 'role:add']);
});
