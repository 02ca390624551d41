import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import { addRole, deleteRole, getAllRoles, setRole } from '@skyhelm/contract/role';
import { userInfo } from '@skyhelm/contract/session';
import { getUsers } from '@skyhelm/contract/user';
import { beforeAll, expect, test } from 'vitest';
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
