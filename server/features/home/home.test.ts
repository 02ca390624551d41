import { getSummary } from '@skyhelm/contract/home';
import type { RoleId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { getUsers } from '@skyhelm/contract/user';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { certification } from '../../tables/certification.table.ts';
import { department } from '../../tables/department.table.ts';
import { createAccounts } from '../enterprise/index.ts';
import { role } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';

const clock = manualClock(new Date('2026-03-10T20:30:00Z'));
const { done, signIn, services, main } = await testApp({ clock });
const { db } = services.database;
const { enterpriseId } = main;
const [admin] = await db.select().from(user).where(eq(user.id, main.adminId));

const addDepartment = async (name: string, parent?: { id: string; path: string }) => {
  const id = newId();
  const path = `${parent?.path ?? ''}${id}/`;
  const fields = { name, nameKey: name, country: 'CN', city: 'X', personInCharge: 'Y' };
  await db.insert(department).values({ id, enterpriseId, path, parentId: parent?.id ?? null, depth: parent ? 2 : 1, ...fields });
  return { id, path };
};
const addPeople = (departmentId: string, accounts: string[], roleIds: RoleId[] = []) =>
  createAccounts(
    db,
    accounts.map((account) => ({ enterpriseId, account, name: account, passwordHash: admin!.passwordHash, roleIds, departmentId })),
  );
const addRole = async (permissions: Permission[], dataScope: 'all' | 'departmentTree') => {
  const id = newId<RoleId>();
  await db.insert(role).values({ id, enterpriseId, name: id, nameKey: id, permissions, dataScope });
  return id;
};

const headquarters = await addDepartment('Headquarters');
const north = await addDepartment('North', headquarters);
await addPeople(headquarters.id, ['hq1', 'hq2']);
const [frozen, waiting, pilot] = await addPeople(north.id, ['north1', 'north2', 'north3']);
await db.update(user).set({ state: 'frozen' }).where(eq(user.id, frozen!));
await db.update(user).set({ pilot: 'passed' }).where(eq(user.id, waiting!));
await db.insert(certification).values({
  id: newId(),
  enterpriseId,
  userId: waiting!,
  kind: 'realName',
  state: 'pending',
  queue: 1,
  facts: {},
  photoIds: [],
  submittedAt: new Date(),
});
await db.update(user).set({ pilot: 'passed' }).where(eq(user.id, pilot!));

test('an administrator sees the whole enterprise', async () => {
  const summary = await done(getSummary, {}, main);
  expect(summary).toMatchObject({
    people: { total: 6, frozen: 1, withoutDepartment: 1, online: 1 },
    departments: {
      total: 2,
      largest: [
        { name: 'North', headcount: 3 },
        { name: 'Headquarters', headcount: 2 },
      ],
    },
    certifications: { pending: 1, passed: 2, notCertified: 4 },
    server: { edition: 'enterprise', startedAt: '2026-03-10T20:30:00.000Z' },
  });
  expect(summary.recent!.map(({ operation }) => operation)).toContain('session.opened');
});

test('the people whom a figure counts are those whom its list finds', async () => {
  const { people, certifications } = await done(getSummary, {}, main);
  const found = async (filter: object) => (await done(getUsers, filter, main)).total;
  expect(await found({ isOnline: true })).toBe(people!.online);
  expect(await found({ licence: 'held' })).toBe(certifications!.passed);
  expect(await found({ licence: 'none' })).toBe(certifications!.notCertified);
});

test('somebody without permissions sees the server and nothing else', async () => {
  await addPeople(north.id, ['nobody'], [await addRole([], 'all')]);
  const summary = await done(getSummary, {}, { token: await signIn('nobody') });
  const { server, ...parts } = summary;
  expect(server.edition).toBe('enterprise');
  expect(Object.values(parts).filter((part) => part !== null)).toEqual([]);
});

test('figures end where the data scope ends', async () => {
  await addPeople(north.id, ['manager'], [await addRole(['user:query', 'department:query'], 'departmentTree')]);
  const summary = await done(getSummary, {}, { token: await signIn('manager') });
  expect(summary).toMatchObject({
    people: { total: 5, frozen: 1, withoutDepartment: 0, online: null },
    departments: { total: 1, largest: [{ name: 'North', headcount: 5 }] },
    certifications: null,
  });
});

test('sign-ins fall on the reader’s own day', async () => {
  const daysFor = async (timeZone: string) => (await done(getSummary, { timeZone }, main)).signIns!;
  const inLondon = await daysFor('Europe/London');
  expect(inLondon).toHaveLength(14);
  expect(inLondon[0]!.day).toBe('2026-02-25');
  expect(inLondon.at(-1)).toMatchObject({ day: '2026-03-10' });
  expect(inLondon.at(-1)!.count).toBeGreaterThan(0);
  const inShanghai = await daysFor('Asia/Shanghai');
  expect(inShanghai.at(-1)).toEqual({ day: '2026-03-11', count: inLondon.at(-1)!.count });
  expect(inShanghai.at(-2)!.count).toBe(0);
});
