import { addDept, addMembers, exportMembers, getCandidates, getDepts, getMembers, removeMembers } from '@skyhelm/contract/department';
import type { DepartmentId, UserId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { eq, inArray } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { subscribe, type Events } from '../../platform/bus/subjects.ts';
import { newId } from '../../platform/ids.ts';
import { testApp } from '../../testing/app.ts';
import { createAccounts } from '../enterprise/index.ts';
import { user } from '../../tables/user.table.ts';
import { department } from '../../tables/department.table.ts';

const { call, done, raw, signIn, services, main, other } = await testApp();
const { db } = services.database;
const [admin] = await db.select().from(user).where(eq(user.id, main.adminId));
const people = await createAccounts(
  db,
  ['pilot1', 'pilot2', 'pilot3'].map((account) => ({
    enterpriseId: main.enterpriseId,
    account,
    name: account,
    passwordHash: admin!.passwordHash,
    roleIds: [main.administratorRoleId],
  })),
);
const [one, two, three] = people as [UserId, UserId, UserId];

let north: DepartmentId;
let south: DepartmentId;
const addDepartment = async (name: string) =>
  (await done(addDept, { name, country: 'CN', city: 'Harbin', personInCharge: 'Head' }, main)).id;
const join = (id: DepartmentId, userIds: UserId[]) => call(addMembers, { id, userIds }, main);
const leave = (id: DepartmentId, userIds: UserId[]) => call(removeMembers, { id, userIds }, main);
const accountsIn = async (id: DepartmentId) => (await done(getMembers, { id }, main)).rows.map(({ userName }) => userName);

beforeEach(async () => {
  await db.update(user).set({ departmentId: null });
  await db.delete(department);
  [north, south] = [await addDepartment('North'), await addDepartment('South')];
});

test('people join and leave, and candidates are those who are nowhere', async () => {
  expect(await join(north, [one, two])).toMatchObject({ state: 1, data: { added: 2 } });
  expect(await done(getMembers, { id: north }, main)).toMatchObject({
    total: 2,
    rows: [{ name: 'pilot1', roles: ['Administrator'], frozen: false }, { name: 'pilot2' }],
  });
  const candidates = await done(getCandidates, { keyword: 'PILOT' }, main);
  expect(candidates.rows.map(({ id }) => id)).toEqual([three]);
  expect(await leave(north, [one])).toMatchObject({ data: { removed: 1 } });
  expect(await accountsIn(north)).toEqual(['pilot2']);
});

test('pages and searches as text, not as a pattern', async () => {
  await join(north, [one, two, three]);
  const page = await done(getMembers, { id: north, pageNum: 2, pageSize: 2, orderByColumn: 'userName', isAsc: false }, main);
  expect(page).toMatchObject({ total: 3, rows: [{ userName: 'pilot1' }] });
  expect((await done(getMembers, { id: north, keyword: '%' }, main)).total).toBe(0);
});

test('each refusal of the specification, in its words, and nobody is half-added', async () => {
  await join(north, [one]);
  await join(south, [two]);
  expect(await join(north, [three, one])).toMatchObject({
    code: 'department.memberAlready',
    mes: 'User already exists, do not add it again',
  });
  expect(await join(north, [three, two])).toMatchObject({
    code: 'department.memberElsewhere',
    mes: 'Add failed, user already in another department',
  });
  expect(await join(north, [three, newId<UserId>()])).toMatchObject({
    code: 'user.notFound',
    mes: 'User does not exist or is not registered',
  });
  expect(await join(north, [three, other.adminId])).toMatchObject({ code: 'user.notFound' });
  expect(await leave(north, [one, two])).toMatchObject({ code: 'department.memberNotHere' });
  expect([await accountsIn(north), await accountsIn(south)]).toEqual([['pilot1'], ['pilot2']]);
});

test('one person added to two departments at once ends up in one', async () => {
  // With connections still to be opened the first request would be done before the second begins.
  await Promise.all(people.map(() => accountsIn(north)));
  const answers = await Promise.all([north, south, north].map((id) => join(id, [one, two])));
  expect(answers.filter(({ state }) => state === 1)).toHaveLength(1);
  const rows = await done(getDepts, {}, main);
  expect(rows.map(({ headcount }) => headcount).toSorted((a, b) => a - b)).toEqual([0, 2]);
});

test('whoever joins or leaves is told, and their rights are looked up anew', async () => {
  const changed: Events['principal.changed'][] = [];
  const stop = subscribe(services.bus, 'principal.changed', (event) => void changed.push(event));
  await join(north, [one]);
  await leave(north, [one]);
  await join(south, [one, other.adminId]);
  stop();
  expect(changed).toEqual([{ userId: one }, { userId: one }]);
  const { rows } = await done(getMessages, { isAsc: false, pageSize: 2 }, { token: await signIn('pilot1') });
  expect(rows.map(({ text }) => text)).toEqual([
    'admin has removed you from the department “North”.',
    'admin has added you to the department “North”.',
  ]);
});

test('export lists the people; without any it says so', async () => {
  await join(north, [two, one]);
  const response = await raw(exportMembers, { id: north }, { ...main, language: 'zh' });
  const [sheet] = await readXlsxFile(response.rawPayload);
  expect(sheet!.data).toEqual([
    ['姓名', '账号', '手机号', '角色', '状态'],
    ['pilot1', 'pilot1', null, 'Administrator', '正常'],
    ['pilot2', 'pilot2', null, 'Administrator', '正常'],
  ]);
  expect(await call(exportMembers, { id: south }, main)).toMatchObject({
    code: 'department.noUsers',
    mes: 'Please select a department with users',
  });
});

test('export holds everybody, however many they are', async () => {
  const size = 2_001;
  const accounts = Array.from({ length: size }, (_, number) => ({
    enterpriseId: main.enterpriseId,
    account: `many${number}`,
    name: `many${number}`,
    passwordHash: '',
    roleIds: [],
  }));
  const ids = await createAccounts(db, accounts);
  await db.update(user).set({ departmentId: north }).where(inArray(user.id, ids));
  const [sheet] = await readXlsxFile((await raw(exportMembers, { id: north }, main)).rawPayload);
  expect(new Set(sheet!.data.map(([, account]) => account)).size).toBe(size + 1);
  await db.delete(user).where(inArray(user.id, ids));
});
