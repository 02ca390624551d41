import type { RoleId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { heartbeat, login } from '@skyhelm/contract/session';
import {
  addUser,
  deleteUser,
  frozenUser,
  getUsers,
  recoverPassword,
  recoverUser,
  resetSecondFactor,
  setUser,
} from '@skyhelm/contract/user';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { subscribe } from '../../platform/bus/subjects.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { role, userRole } from '../../tables/role.table.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { user } from '../../tables/user.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let pilotRole: RoleId;
let helper: Person;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = people.admin;
  pilotRole = await people.role('Pilot');
  const helperRole = await people.role('Helper', { permissions: ['user:freeze', 'user:delete', 'user:resetPassword', 'user:query'] });
  helper = await people.person('helper', [helperRole]);
});

const activeAdministrators = () =>
  app.services.database.db.$count(
    user,
    and(
      eq(user.enterpriseId, app.main.enterpriseId),
      eq(user.state, 'normal'),
      sql`${user.id} in (select ${userRole.userId} from ${userRole} join ${role} on ${role.id} = ${userRole.roleId} where ${role.builtIn})`,
    ),
  );

test('a frozen person is out at once, stays in the list and comes back', async () => {
  const person = await people.person('icy', [pilotRole]);
  const ended: string[] = [];
  const stop = subscribe(app.services.bus, 'session.ended', ({ userId }) => void ended.push(userId));
  await app.done(frozenUser, { id: person.id }, admin);
  stop();
  expect(ended).toEqual([person.id]);
  expect(await app.call(heartbeat, {}, person)).toMatchObject({ state: 1000 });
  expect(codeOf(await app.call(login, { username: 'icy', password: PASSWORD }))).not.toBe('done');
  expect((await app.done(getUsers, { keyword: 'icy' }, admin)).rows).toMatchObject([{ state: 'frozen' }]);
  expect(codeOf(await app.call(frozenUser, { id: person.id }, admin))).toBe('user.frozen');
  await app.done(recoverUser, { id: person.id }, admin);
  expect(codeOf(await app.call(recoverUser, { id: person.id }, admin))).toBe('user.notFrozen');
  expect(codeOf(await app.call(heartbeat, {}, { token: await app.signIn('icy') }))).toBe('done');
});

test('a deleted person is gone, signed in or not', async () => {
  const person = await people.person('gone', [pilotRole]);
  await app.done(deleteUser, { id: person.id }, admin);
  expect(await app.call(heartbeat, {}, person)).toMatchObject({ state: 1000 });
  expect((await app.done(getUsers, { keyword: 'gone' }, admin)).total).toBe(0);
  expect(codeOf(await app.call(deleteUser, { id: person.id }, admin))).toBe('record.notFound');
});

test('a reset password ends every session and works until it is replaced', async () => {
  const person = await people.person('forgetful', [pilotRole]);
  const { password } = await app.done(recoverPassword, { id: person.id }, helper);
  expect(await app.call(heartbeat, {}, person)).toMatchObject({ state: 1000 });
  expect(codeOf(await app.call(login, { username: 'forgetful', password: PASSWORD }))).not.toBe('done');
  const token = await app.signIn('forgetful', password);
  const { rows } = await app.done(getMessages, {}, { token });
  expect(rows.map(({ kind }) => kind)).toContain('passwordReset');
});

test('a reset password of somebody who may not change it opens at once what they hold', async () => {
  const given = {
    name: 'Desk',
    userName: 'desk',
    roleIds: [await people.role('Desk', { permissions: ['user:query'] })],
    deptId: null,
    changePassword: false,
  };
  const { id, password: first } = await app.done(addUser, given, admin);
  expect(codeOf(await app.call(getUsers, {}, { token: await app.signIn('desk', first) }))).toBe('done');
  const { password: second } = await app.done(recoverPassword, { id }, admin);
  expect(codeOf(await app.call(login, { username: 'desk', password: first }))).toBe('login.failed');
  expect(codeOf(await app.call(getUsers, {}, { token: await app.signIn('desk', second) }))).toBe('done');
});

describe('who may not be touched', () => {
  test('a helper does not become the administrator by resetting a password', async () => {
    const id = app.main.adminId;
    for (const endpoint of [recoverPassword, resetSecondFactor, frozenUser, deleteUser])
      expect(codeOf(await app.call(endpoint, { id }, helper))).toBe('user.holdsMore');
  });

  test('nobody freezes, deletes or resets themselves', async () => {
    const id = app.main.adminId;
    for (const endpoint of [recoverPassword, resetSecondFactor, frozenUser, deleteUser])
      expect(codeOf(await app.call(endpoint, { id }, admin))).toBe('user.self');
  });

  test('people of another tenant are not there', async () => {
    const id = app.other.adminId;
    for (const endpoint of [recoverPassword, resetSecondFactor, frozenUser, recoverUser, deleteUser])
      expect(codeOf(await app.call(endpoint, { id }, admin))).toBe('record.notFound');
  });
});

describe('one active administrator always remains', () => {
  test('two who freeze each other at the same moment: one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [
        await people.person(`pair${round}a`, [app.main.administratorRoleId]),
        await people.person(`pair${round}b`, [app.main.administratorRoleId]),
      ];
      await app.services.database.db.update(user).set({ state: 'frozen' }).where(eq(user.id, app.main.adminId));
      const answers = await Promise.all([app.call(frozenUser, { id: b.id }, a), app.call(deleteUser, { id: a.id }, b)]);
      expect(answers.filter(({ state }) => state === 1)).toHaveLength(1);
      expect(await activeAdministrators()).toBe(1);
      await app.services.database.db.update(user).set({ state: 'normal' }).where(eq(user.id, app.main.adminId));
      for (const { id } of [a, b]) await app.call(deleteUser, { id }, admin);
    }
  });

  test('the last one keeps the role, also when another administrator was frozen before', async () => {
    const second = await people.person('second', [app.main.administratorRoleId]);
    const [record] = (await app.done(getUsers, { keyword: 'second' }, admin)).rows;
    await app.services.database.db.update(user).set({ state: 'frozen' }).where(eq(user.id, app.main.adminId));
    const { id, version, name } = record!;
    const stripped = await app.call(setUser, { id, version, name, roleIds: [pilotRole] }, admin);
    expect(codeOf(stripped)).toBe('user.lastAdministrator');
    await app.services.database.db.update(user).set({ state: 'normal' }).where(eq(user.id, app.main.adminId));
    expect(codeOf(await app.call(setUser, { id, version, name, roleIds: [pilotRole] }, admin))).toBe('done');
    expect(codeOf(await app.call(getUsers, {}, second))).toBe('request.forbidden');
  });
});
