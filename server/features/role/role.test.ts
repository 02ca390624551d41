import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import { addRole, deleteRole, getAllRoles, getGivableRoles, setRole } from '@skyhelm/contract/role';
import { userInfo } from '@skyhelm/contract/session';
import { getUsers } from '@skyhelm/contract/user';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let manager: Person;
let north: DepartmentId;
let northBase: DepartmentId;
let south: DepartmentId;

const MANAGER = ['role:query', 'role:add', 'role:edit', 'role:delete', 'user:query'] as const;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = people.admin;
  north = await people.department('North');
  northBase = await people.department('Base', north);
  south = await people.department('South');
  const managerRole = await people.role('Manager', {
    permissions: [...MANAGER],
    ptzPermissions: ['ptz:zoom'],
    dataScope: 'custom',
    scopeDeptIds: [north],
  });
  manager = await people.person('manager', [managerRole], north);
});

const roleNamed = async (name: string) => (await app.done(getAllRoles, { keyword: name }, admin))[0]!;
const formOf = async (name: string) => {
  const { id, version, description, permissions, ptzPermissions, dataScope, scopeDeptIds } = await roleNamed(name);
  return {
    id,
    version,
    name,
    description,
    dataScope,
    scopeDeptIds,
    permissions: permissions as never[],
    ptzPermissions: ptzPermissions as never[],
  };
};

test('a role is listed with its people, the built-in one first', async () => {
  const id = await people.role('Observer', { description: 'looks on', permissions: ['user:query'] });
  await people.person('observer1', [id]);
  await people.person('observer2', [id]);
  expect(await roleNamed('Observer')).toEqual({
    id,
    version: 1,
    name: 'Observer',
    description: 'looks on',
    userCount: 2,
    builtIn: false,
    permissions: ['user:query'],
    ptzPermissions: [],
    dataScope: 'all',
    scopeDeptIds: [],
  });
  expect((await app.done(getAllRoles, {}, admin))[0]).toMatchObject({ builtIn: true, permissions: ['*:*:*'] });
  expect((await app.done(getAllRoles, {}, { token: app.other.token })).map((role) => role.name)).toEqual(['Administrator']);
});

test('names are unique in the tenant, whatever the case, also when two are added at once', async () => {
  const form = { name: 'Unique', permissions: [] };
  const answers = await Promise.all([app.call(addRole, form, admin), app.call(addRole, { ...form, name: 'uniquE' }, admin)]);
  expect(answers.map(codeOf).sort()).toEqual(['done', 'role.nameTaken']);
  expect(codeOf(await app.call(addRole, form, { token: app.other.token }))).toBe('done');
  expect(codeOf(await app.call(setRole, { ...(await formOf('Observer')), name: 'UNIQUE' }, admin))).toBe('role.nameTaken');
});

test('an edited or deleted role counts from the next request; its people keep the home page', async () => {
  const id = await people.role('Fading', { permissions: ['user:query'] });
  const person = await people.person('fading', [id]);
  expect(codeOf(await app.call(getUsers, {}, person))).toBe('done');
  const form = await formOf('Fading');
  await app.done(setRole, { ...form, permissions: [] }, admin);
  expect(codeOf(await app.call(getUsers, {}, person))).toBe('request.forbidden');
  expect(await app.call(setRole, form, admin)).toMatchObject({ code: 'record.stale', data: { version: 2, permissions: [] } });
  await app.done(deleteRole, { id }, admin);
  expect(await app.done(userInfo, {}, person)).toMatchObject({ roles: [], permissions: [] });
  expect(codeOf(await app.call(deleteRole, { id }, admin))).toBe('record.notFound');
});

test('the built-in role stays as it is', async () => {
  const form = { ...(await formOf('Administrator')), permissions: [] };
  expect(codeOf(await app.call(setRole, form, admin))).toBe('role.builtIn');
  expect(codeOf(await app.call(deleteRole, { id: app.main.administratorRoleId }, admin))).toBe('role.builtIn');
  expect(codeOf(await app.call(deleteRole, { id: app.other.administratorRoleId }, admin))).toBe('record.notFound');
});

test('nobody grants more than they hold: permission, payload control, reach', async () => {
  let number = 0;
  const add = async (grants: object) => {
    const form = { name: `Try ${number++}`, permissions: [], dataScope: 'self' as const };
    return codeOf(await app.call(addRole, { ...form, ...grants }, manager));
  };
  expect(await add({})).toBe('done');
  expect(await add({ permissions: ['user:delete'] })).toBe('user.grantsMore');
  expect(await add({ ptzPermissions: ['ptz:zoom'] })).toBe('done');
  expect(await add({ ptzPermissions: ['ptz:record'] })).toBe('user.grantsMore');
  expect(await add({ dataScope: 'all' })).toBe('user.grantsMore');
  expect(await add({ dataScope: 'custom', scopeDeptIds: [northBase] })).toBe('done');
  expect(await add({ dataScope: 'custom', scopeDeptIds: [south] })).toBe('record.notFound');
});

test('a role that gives more than its editor holds can be neither edited nor deleted by them', async () => {
  const id = await people.role('Strong', { permissions: ['user:delete'], dataScope: 'self' });
  expect(codeOf(await app.call(setRole, { ...(await formOf('Strong')), permissions: [] }, manager))).toBe('user.grantsMore');
  expect(codeOf(await app.call(deleteRole, { id }, manager))).toBe('user.grantsMore');
});

test('a reach that follows the holder is measured where the holders stand', async () => {
  const id: RoleId = await people.role('Local', { dataScope: 'self' });
  await people.person('southerner', [id], south);
  const form = await formOf('Local');
  expect(codeOf(await app.call(setRole, { ...form, dataScope: 'departmentTree' }, manager))).toBe('user.grantsMore');
  expect(codeOf(await app.call(setRole, { ...form, description: 'harmless' }, manager))).toBe('done');
});

describe('rights add up over the roles of a person, so whoever widens one answers for the sum', () => {
  const edit = async (name: string, changes: object, editor: { token: string }) =>
    codeOf(await app.call(setRole, { ...(await formOf(name)), ...changes }, editor));

  test('a permission does not reach further than its giver by another role of its holder', async () => {
    const small = await people.role('Small', { dataScope: 'self' });
    const wide = await people.role('Wide', { permissions: ['user:query'], dataScope: 'all' });
    await people.person('friend', [small, wide], north);
    expect(await edit('Small', { permissions: ['user:query'] }, manager)).toBe('role.holdersAbove');
    expect(await edit('Small', { dataScope: 'departmentTree' }, manager)).toBe('role.holdersAbove');
    expect((await roleNamed('Small')).permissions).toEqual([]);
    expect(await edit('Small', { description: 'gives no more than before' }, manager)).toBe('done');
    expect(await edit('Small', { permissions: ['user:query'] }, admin)).toBe('done');
    expect(await edit('Small', { permissions: [] }, manager)).toBe('done');
    expect(codeOf(await app.call(deleteRole, { id: small }, manager))).toBe('done');
  });

  test('a reach does not serve permissions that its giver lacks', async () => {
    const near = await people.role('Near', { dataScope: 'self' });
    const able = await people.role('Able', { permissions: ['user:delete'], dataScope: 'self' });
    await people.person('able', [near, able], north);
    const everywhere = await people.person('everywhere', [await people.role('Everywhere', { permissions: ['role:edit', 'role:query'] })]);
    expect(await edit('Near', { dataScope: 'all' }, everywhere)).toBe('role.holdersAbove');
    expect(await edit('Near', { dataScope: 'all' }, admin)).toBe('done');
  });

  test('each holder is measured where they stand, and neither oneself nor whoever holds everything is in the way', async () => {
    const shared = await people.role('Shared', { dataScope: 'self' });
    const tree = await people.role('Tree', { dataScope: 'departmentTree' });
    const { id: managerRole } = await roleNamed('Manager');
    await people.person('northern', [shared, tree], northBase);
    await people.person('southern', [shared], south);
    await people.person('chief', [shared, app.main.administratorRoleId], south);
    const colleague = await people.person('colleague', [shared, managerRole], north);
    expect(await edit('Shared', { permissions: ['user:query'] }, colleague)).toBe('done');
    await people.person('southerntree', [shared, tree], south);
    expect(await edit('Shared', { permissions: ['user:query', 'role:query'] }, colleague)).toBe('role.holdersAbove');
  });

  test('two roles of one person are widened at the same moment, one after the other', async () => {
    const [left, right] = [await people.role('Left', { dataScope: 'self' }), await people.role('Right', { dataScope: 'self' })];
    await people.person('both', [left, right], north);
    const permissions = [...MANAGER];
    for (let count = 1; count <= permissions.length; count++) {
      const wider = { permissions: permissions.slice(0, count) };
      expect(await Promise.all([edit('Left', wider, admin), edit('Right', wider, admin)])).toEqual(['done', 'done']);
    }
  });
});

test('whoever manages people is told what is theirs to give, without a look at what roles hold', async () => {
  const low = await people.role('Low', { permissions: ['user:query'], dataScope: 'self' });
  await people.role('High', { permissions: ['user:delete'], dataScope: 'self' });
  const adder = await people.person('adder', [
    await people.role('Adder', { permissions: ['user:query', 'user:add'], dataScope: 'departmentTree' }),
  ]);
  expect(codeOf(await app.call(getAllRoles, {}, adder))).toBe('request.forbidden');
  const names = (await app.done(getGivableRoles, {}, adder)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Low', 'Adder']));
  for (const name of ['High', 'Administrator', 'Everywhere']) expect(names).not.toContain(name);
  expect(await app.done(getGivableRoles, {}, admin)).toContainEqual({ id: low, name: 'Low' });
});
