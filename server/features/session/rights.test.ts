import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/postgres.ts';
import type { Database } from '../../platform/db/database.ts';
import { createAccounts, createEnterprise } from '../enterprise/index.ts';
import { department } from '../../tables/department.table.ts';
import { role, roleDepartment, userRole } from '../../tables/role.table.ts';
import { rightsOf, rolesOf, type HeldRole } from './actor.store.ts';
import type { EnterpriseId } from '@skyhelm/contract/ids';

const held = (given: Partial<HeldRole>): HeldRole => ({
  id: newId(),
  name: 'role',
  builtIn: false,
  permissions: [],
  ptzPermissions: [],
  dataScope: 'self',
  trees: [],
  ...given,
});
const own = { id: 'd', path: 'a/d/' };
const scopeOf = (...roles: Partial<HeldRole>[]) => rightsOf(roles.map(held), own).scope;

test('each scope reaches what it says', () => {
  expect(scopeOf({ dataScope: 'self' })).toEqual({ all: false, trees: [], departmentIds: [] });
  expect(scopeOf({ dataScope: 'department' })).toEqual({ all: false, trees: [], departmentIds: ['d'] });
  expect(scopeOf({ dataScope: 'departmentTree' })).toEqual({ all: false, trees: ['a/d/'], departmentIds: [] });
  expect(scopeOf({ dataScope: 'custom', trees: ['x/', 'y/'] })).toEqual({ all: false, trees: ['x/', 'y/'], departmentIds: [] });
  expect(scopeOf({ dataScope: 'all' }).all).toBe(true);
});

test('two roles reach what either reaches', () => {
  expect(scopeOf({ dataScope: 'department' }, { dataScope: 'custom', trees: ['x/'] }, { dataScope: 'departmentTree' })).toEqual({
    all: false,
    trees: ['x/', 'a/d/'],
    departmentIds: ['d'],
  });
  expect(rightsOf([held({ permissions: ['user:query', 'user:add'] }), held({ permissions: ['user:query'] })], own).permissions).toEqual([
    'user:query',
    'user:add',
  ]);
});

test('without a department there is none to reach, and no role is nothing', () => {
  const none = { all: false, trees: [], departmentIds: [] };
  expect(rightsOf([held({ dataScope: 'department' }), held({ dataScope: 'departmentTree' })], { id: null, path: null }).scope).toEqual(
    none,
  );
  expect(rightsOf([], own)).toEqual({ permissions: [], scope: none });
});

test('the built-in role holds everything, whatever its row says', () => {
  expect(rightsOf([held({ builtIn: true })], own)).toMatchObject({ permissions: ['*:*:*'], scope: { all: true } });
});

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  return () => database.close();
});

test('departments of a custom role are read as paths; those of another scope are not', async () => {
  const { db } = database;
  const { enterpriseId } = await createEnterprise(db, { name: 'one', administrators: 'Administrator' });
  const [id] = await createAccounts(db, [{ enterpriseId, account: 'one', name: 'one', passwordHash: '', roleIds: [] }]);
  const places = await Promise.all(['north', 'south'].map((name) => addDepartment(enterpriseId, name)));
  for (const dataScope of ['custom', 'self'] as const) {
    const roleId = newId();
    await db.insert(role).values({ id: roleId, enterpriseId, name: dataScope, nameKey: dataScope, dataScope });
    await db.insert(userRole).values({ enterpriseId, roleId, userId: id! });
    await db.insert(roleDepartment).values(places.map((departmentId) => ({ enterpriseId, roleId, departmentId })));
  }
  const roles = await rolesOf(db, id!);
  expect(roles.map(({ name, trees }) => [name, trees.sort()])).toEqual([
    ['custom', places.map((place) => `${place}/`).sort()],
    ['self', []],
  ]);
});

async function addDepartment(enterpriseId: EnterpriseId, name: string): Promise<string> {
  const id = newId();
  const place = { id, enterpriseId, path: `${id}/`, depth: 1, name, nameKey: name };
  await database.db.insert(department).values({ ...place, country: 'CN', city: 'Beijing', personInCharge: 'Head' });
  return id;
}
