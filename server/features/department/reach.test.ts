import {
  addDept,
  addMembers,
  deleteDept,
  getCandidates,
  getDepts,
  getMembers,
  moveDept,
  removeMembers,
  setDept,
} from '@skyhelm/contract/department';
import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { addRole, setRole } from '@skyhelm/contract/role';
import { addUser } from '@skyhelm/contract/user';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { user } from '../../tables/user.table.ts';
import { department } from '../../tables/department.table.ts';

const HELPER: Permission[] = ['department:query', 'department:add', 'department:edit', 'department:delete', 'department:personnel'];
const PEOPLE: Permission[] = ['role:add', 'role:edit', 'user:add', 'user:query'];

const app = await testApp();
const people = await peopleOf(app);
const { db } = app.services.database;
const [own, tree, plain]: RoleId[] = [
  await people.role('Own', { permissions: [...HELPER, ...PEOPLE], dataScope: 'department' }),
  await people.role('Tree', { permissions: HELPER, dataScope: 'departmentTree' }),
  await people.role('Plain', { dataScope: 'self' }),
];

let number = 0;
const person = (roleIds: RoleId[], departmentId?: DepartmentId) => people.person(`person${number++}`, roleIds, departmentId);
const place = (departmentId: DepartmentId) => ({
  name: `New ${number++}`,
  parentId: departmentId,
  country: 'CN',
  city: 'X',
  personInCharge: 'Y',
});
const lastEntry = async () => (await db.select().from(operationLog).orderBy(desc(operationLog.at), desc(operationLog.seq)).limit(1))[0]!;

let north: DepartmentId;
let team: DepartmentId;
let south: DepartmentId;
let helper: Person;
beforeEach(async () => {
  await db.update(user).set({ departmentId: null });
  await db.delete(department);
  north = await people.department('North');
  team = await people.department('Team', north);
  south = await people.department('South');
  helper = await person([own!], north);
});

describe('personnel', () => {
  test('a role widened while its holder stood nowhere does not come back with them', async () => {
    const form = { name: `Puppet ${number++}`, permissions: ['user:query' as const], dataScope: 'department' as const };
    const { id: roleId } = await app.done(addRole, form, helper);
    const { id } = await app.done(addUser, { name: 'Puppet', userName: `puppet${number++}`, roleIds: [roleId], deptId: north }, helper);
    const wider = { ...form, id: roleId, version: 1, dataScope: 'departmentTree' as const };
    expect(codeOf(await app.call(setRole, wider, helper))).toBe('user.grantsMore');
    await app.done(removeMembers, { id: north, userIds: [id] }, helper);
    await app.done(setRole, wider, helper);
    expect(codeOf(await app.call(addMembers, { id: north, userIds: [id] }, helper))).toBe('user.holdsMore');
    expect(await lastEntry()).toMatchObject({
      operation: 'request.denied',
      actorId: helper.id,
      details: { path: addMembers.path, refusal: 'user.holdsMore' },
    });
    expect(codeOf(await app.call(addMembers, { id: north, userIds: [id] }, people.admin))).toBe('done');
  });

  test('widening a role and placing its holder at once: one of them is refused', async () => {
    const form = { name: `Racer ${number++}`, permissions: [], dataScope: 'department' as const };
    const { id: roleId } = await app.done(addRole, form, helper);
    const { id } = await person([roleId]);
    await Promise.all([1, 2, 3].map(() => app.call(getDepts, {}, helper)));
    const codes = await Promise.all([
      app.call(setRole, { ...form, id: roleId, version: 1, dataScope: 'departmentTree' as const }, helper),
      app.call(addMembers, { id: north, userIds: [id] }, helper),
    ]);
    expect(codes.map(codeOf).sort()).toEqual(['done', expect.stringMatching(/^user\.(grants|holds)More$/) as string]);
  });

  test('nobody moves whoever holds more, nor themselves, nor by deleting the department', async () => {
    const chief = await person([tree!], north);
    const remove = async (userIds: Person['id'][]) => codeOf(await app.call(removeMembers, { id: north, userIds }, helper));
    expect(await remove([chief.id])).toBe('user.holdsMore');
    expect(await remove([helper.id])).toBe('user.self');
    expect(await remove([(await person([plain!], north)).id])).toBe('done');
    await app.done(deleteDept, { id: team }, people.admin);
    expect(codeOf(await app.call(deleteDept, { id: north }, helper))).toBe('user.holdsMore');
    expect((await app.done(getMembers, { id: north }, helper)).total).toBe(2);
  });

  test('candidates are those one may take in, and their numbers stay private', async () => {
    const chief = await person([app.main.administratorRoleId]);
    const free = await person([plain!]);
    await db.update(user).set({ mobile: '13800138000', mobileKey: '+8613800138000' }).where(eq(user.id, free.id));
    const found = async (keyword: string, reader = helper as { token: string }) =>
      (await app.done(getCandidates, { keyword, pageSize: 200 }, reader)).rows;
    const seen = await found('');
    expect(seen.find(({ id }) => id === free.id)).toMatchObject({ mobile: '', roles: ['Plain'] });
    expect(seen.map(({ id }) => id)).not.toContain(chief.id);
    expect((await found('', people.admin)).map(({ id }) => id)).toEqual(expect.arrayContaining([chief.id, free.id]));
    expect(await found('1380013')).toEqual([]);
    expect((await found('138 0013 8000')).map(({ id }) => id)).toEqual([free.id]);
  });
});

describe('tree', () => {
  test('what lies out of sight below a department does not come into sight by moving it', async () => {
    const yard = await people.role(`Yard ${number++}`, { permissions: HELPER, dataScope: 'custom', scopeDeptIds: [south] });
    const mover = await person([own!, yard], north);
    expect(codeOf(await app.call(moveDept, { id: north, version: 1, parentId: south }, mover))).toBe('request.forbidden');
    expect(await lastEntry()).toMatchObject({ operation: 'request.denied', targetId: north, details: { path: moveDept.path } });
    await app.done(deleteDept, { id: team }, people.admin);
    expect(codeOf(await app.call(moveDept, { id: north, version: 1, parentId: south }, mover))).toBe('done');
  });

  test('nobody puts a department where they cannot see it', async () => {
    expect(codeOf(await app.call(addDept, place(north), helper))).toBe('request.forbidden');
    expect(codeOf(await app.call(addDept, place(north), await person([tree!], north)))).toBe('done');
  });

  test('a stale edit does not tell where the department hangs', async () => {
    const local = await person([tree!], team);
    const stale = (reader: { token: string }) => app.call(setDept, { ...place(north), id: team, version: 7 }, reader);
    expect(await stale(local)).toMatchObject({ code: 'record.stale', data: { id: team, parentId: null } });
    expect(await stale(people.admin)).toMatchObject({ code: 'record.stale', data: { id: team, parentId: north } });
  });

  test('an attempt beyond the data scope is on record, a wrong id is not', async () => {
    const attempt = async (id: DepartmentId) => codeOf(await app.call(getMembers, { id }, helper));
    expect(await attempt(south)).toBe('record.notFound');
    const denied = await lastEntry();
    expect(denied).toMatchObject({ operation: 'request.denied', targetId: south, targetName: 'South', details: { path: getMembers.path } });
    expect(await attempt(helper.id as string as DepartmentId)).toBe('record.notFound');
    expect((await lastEntry()).seq).toBe(denied.seq);
  });

  test('the log tells what an edit changed and whom a deletion displaced', async () => {
    const form = { name: 'Team', country: 'CN', city: 'Harbin', personInCharge: 'Head' };
    await app.done(setDept, { ...form, id: team, version: 1 }, people.admin);
    expect((await lastEntry()).details).toEqual({ fields: ['city'], before: { city: 'Shenzhen' }, after: { city: 'Harbin' } });
    const { id } = await person([plain!], team);
    await app.done(deleteDept, { id: team }, people.admin);
    expect((await lastEntry()).details).toEqual({ people: 1, userIds: [id] });
  });
});
