import {
  changePassword,
  endSessions,
  heartbeat,
  login,
  menu,
  sessions,
  setLanguage,
  socketTicket,
  startTotp,
  userInfo,
} from '@skyhelm/contract/session';
import { getDepts } from '@skyhelm/contract/department';
import { getMessages, readMessages } from '@skyhelm/contract/message';
import { getUserDetailedInfo } from '@skyhelm/contract/user';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { publish, subscribe } from '../../platform/bus/subjects.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { createAccessKey } from '../access-key/index.ts';
import { revokeNow } from '../../testing/access-key.ts';
import { role } from '../../tables/role.table.ts';
import { session } from '../../tables/session.table.ts';
import { addAccount, addRole, BEHIND_PROXY, from } from './session-testing.ts';
import { onlineCount, redeemTicket, scheduleCleaning } from './index.ts';
import { user } from '../../tables/user.table.ts';

let app: TestApp;
const clock = manualClock();
const MINUTE = 60_000;

beforeAll(async () => {
  app = await testApp({ clock, config: { ...BEHIND_PROXY, sessionIdleMinutes: 30, sessionMaxHours: 2 } });
});

const alive = async (token: string) => (await app.call(heartbeat, {}, { token })).state === 1;
const change = (token: string, oldPassword: string, newPassword: string) =>
  app.call(changePassword, { oldPassword, newPassword, confirmPassword: newPassword }, { token });

test('an unused session ends after the idle time, a used one at its absolute end', async () => {
  await addAccount(app, { account: 'idler' });
  const [idle, busy] = [await app.signIn('idler'), await app.signIn('idler')];
  for (let minutes = 0; minutes < 30; minutes += 10) {
    clock.advance(10 * MINUTE);
    expect(await alive(busy)).toBe(true);
  }
  expect(await alive(idle)).toBe(false);
  for (let minutes = 30; minutes < 110; minutes += 10) {
    clock.advance(10 * MINUTE);
    expect(await alive(busy)).toBe(true);
  }
  clock.advance(10 * MINUTE);
  expect(await alive(busy)).toBe(false);
});

test('a session is marked as seen at most every 30 seconds', async () => {
  const id = await addAccount(app, { account: 'seen' });
  const token = await app.signIn('seen');
  const lastSeen = async () =>
    (await app.services.database.db.select().from(session).where(eq(session.userId, id)))[0]!.lastSeenAt.getTime();
  const signedIn = clock.now().getTime();
  clock.advance(29_000);
  await alive(token);
  expect(await lastSeen()).toBe(signedIn);
  clock.advance(1_000);
  await alive(token);
  expect(await lastSeen()).toBe(signedIn + 30_000);
});

test('the list shows my sessions only, and ends those I choose or all but this one', async () => {
  await addAccount(app, { account: 'owner' });
  await addAccount(app, { account: 'stranger' });
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const signIn = async (ip: string) => (await app.done(login, { username: 'owner', password: PASSWORD }, from(ip, safari))).token;
  const [one, two, three] = [await signIn('10.0.0.1'), await signIn('10.0.0.2'), await signIn('10.0.0.3')];
  const foreign = await app.signIn('stranger');
  const list = await app.done(sessions, {}, { token: one });
  expect(list.map(({ ip }) => ip).sort()).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3']);
  expect(list.filter(({ current }) => current)).toMatchObject([{ ip: '10.0.0.1', device: 'Safari · iOS' }]);
  const [theirs] = await app.done(sessions, {}, { token: foreign });
  const chosen = list.find(({ ip }) => ip === '10.0.0.2')!.id;
  expect(await app.done(endSessions, { ids: [chosen, theirs!.id] }, { token: one })).toEqual({ ended: 1 });
  expect([await alive(one), await alive(two), await alive(three), await alive(foreign)]).toEqual([true, false, true, true]);
  expect(await app.done(endSessions, {}, { token: one })).toEqual({ ended: 1 });
  expect([await alive(one), await alive(three)]).toEqual([true, false]);
});

test('ended sessions are told to whoever holds their sockets', async () => {
  const id = await addAccount(app, { account: 'socketed' });
  const told: string[] = [];
  const stop = subscribe(app.services.bus, 'session.ended', ({ userId, sessionIds }) => void told.push(`${userId} ${sessionIds.length}`));
  const [token] = [await app.signIn('socketed'), await app.signIn('socketed'), await app.signIn('socketed')];
  await app.done(endSessions, {}, { token });
  stop();
  expect(told).toEqual([`${id} 2`]);
});

test('changing the password takes the old one, ends all other sessions and keeps this one', async () => {
  await addAccount(app, { account: 'changer' });
  const [here, there] = [await app.signIn('changer'), await app.signIn('changer')];
  expect(await change(here, 'Wrong1234', 'Changed7word')).toMatchObject({ code: 'password.wrong' });
  expect(await change(here, PASSWORD, PASSWORD)).toMatchObject({ code: 'password.same' });
  expect(
    await app.call(changePassword, { oldPassword: PASSWORD, newPassword: 'Changed7word', confirmPassword: 'x' }, { token: here }),
  ).toMatchObject({
    mes: 'The two passwords are not consistent!',
  });
  expect(await change(here, PASSWORD, 'Changed7word')).toMatchObject({ state: 1 });
  expect([await alive(here), await alive(there)]).toEqual([true, false]);
  expect(await app.call(login, { username: 'changer', password: PASSWORD })).toMatchObject({ code: 'login.failed' });
  await app.signIn('changer', 'Changed7word');
});

test('an account that may not change its password cannot', async () => {
  await addAccount(app, { account: 'fixed', mayChangePassword: false });
  const token = await app.signIn('fixed');
  expect(await change(token, PASSWORD, 'Changed7word')).toMatchObject({ code: 'password.mayNotChange' });
  expect((await app.done(userInfo, {}, { token })).changePassword).toBe(false);
});

test('until a made-up password is replaced the account holds nothing; then everything it was given', async () => {
  await addAccount(app, { account: 'fresh', mustChangePassword: true, roleIds: [app.main.administratorRoleId] });
  const token = await app.signIn('fresh');
  expect(await app.done(userInfo, {}, { token })).toMatchObject({ mustChangePassword: true, permissions: [], ptzPermissions: [] });
  expect((await app.done(menu, {}, { token })).map(({ name }) => name)).not.toContain('department');
  for (const endpoint of [getDepts, sessions, endSessions, getUserDetailedInfo]) {
    expect(await app.call(endpoint, {}, { token }), endpoint.path).toMatchObject({ code: 'password.mustChange' });
  }
  expect(await app.call(startTotp, { password: PASSWORD }, { token })).toMatchObject({ code: 'password.mustChange' });
  for (const endpoint of [socketTicket, heartbeat, getMessages, readMessages]) {
    expect(await app.call(endpoint, {}, { token }), endpoint.path).toMatchObject({ state: 1 });
  }
  expect(await change(token, PASSWORD, 'Changed7word')).toMatchObject({ state: 1 });
  expect(await app.done(userInfo, {}, { token })).toMatchObject({ mustChangePassword: false, permissions: ['*:*:*'] });
  expect(await app.call(getDepts, {}, { token })).toMatchObject({ state: 1 });
});

test('whoever may not choose a password works with the one they were given', async () => {
  await addAccount(app, { account: 'desk', mustChangePassword: true, mayChangePassword: false, roleIds: [app.main.administratorRoleId] });
  const token = await app.signIn('desk');
  const info = await app.done(userInfo, {}, { token });
  expect(info).toMatchObject({ changePassword: false, mustChangePassword: false, permissions: ['*:*:*'] });
  expect(await app.call(getDepts, {}, { token })).toMatchObject({ state: 1 });
  expect(await change(token, PASSWORD, 'Changed7word')).toMatchObject({ code: 'password.mayNotChange' });
});

test('a changed password is told to its owner', async () => {
  await addAccount(app, { account: 'told' });
  const token = await app.signIn('told');
  await change(token, PASSWORD, 'Changed7word');
  expect((await app.done(getMessages, {}, { token })).rows.map(({ kind }) => kind)).toEqual(['passwordChanged']);
});

test('who I am: department, roles, permissions of all roles together', async () => {
  const roleIds = [
    await addRole(app, { name: 'Reader', permissions: ['department:query'], ptzPermissions: ['ptz:zoom'] }),
    await addRole(app, { name: 'Clerk', permissions: ['department:query', 'user:query'] }),
  ];
  await addAccount(app, { account: 'informed', roleIds, mobile: '138 0000 0000', email: 'me@fly.example' });
  const token = await app.signIn('informed');
  expect(await app.done(userInfo, {}, { token })).toMatchObject({
    userName: 'informed',
    mobile: '138 0000 0000',
    email: 'me@fly.example',
    roles: ['Clerk', 'Reader'],
    permissions: ['department:query', 'user:query'],
    ptzPermissions: ['ptz:zoom'],
    reachesAll: false,
    enterpriseInfo: { name: 'admin', isDemo: false },
    totpEnabled: false,
  });
});

test('an access key is told its project and what it may do', async () => {
  const { id, key } = await newKey();
  expect(await app.done(userInfo, {}, { accessKey: key })).toMatchObject({
    id,
    name: 'Survey',
    permissions: ['department:query'],
    changePassword: false,
  });
  expect((await app.done(menu, {}, { accessKey: key })).map(({ name }) => name)).toContain('department');
});

const newKey = ({ whitelist = '0.0.0.0/0' } = {}) =>
  createAccessKey(app.services.database.db, {
    enterpriseId: app.main.enterpriseId,
    project: 'Survey',
    scopes: ['department:query'],
    whitelist,
  });

test('my language is remembered for what is sent to me', async () => {
  const id = await addAccount(app, { account: 'linguist' });
  const token = await app.signIn('linguist');
  await app.done(setLanguage, { language: 'ru' }, { token });
  expect((await app.services.database.db.select().from(user).where(eq(user.id, id)))[0]!.language).toBe('ru');
});

test('a socket ticket opens once, within 30 seconds, and only while its session stands', async () => {
  await addAccount(app, { account: 'watcher' });
  const token = await app.signIn('watcher');
  const ticket = async () => (await app.done(socketTicket, {}, { token })).ticket;
  const redeem = (given: string) => redeemTicket(app.services, given, '127.0.0.1');
  const first = await ticket();
  const both = await Promise.all([redeem(first), redeem(first)]);
  expect(both.filter(Boolean)).toMatchObject([{ kind: 'user', account: 'watcher' }]);
  const late = await ticket();
  clock.advance(30_000);
  expect(await redeem(late)).toBeUndefined();
  const orphan = await ticket();
  await app.services.database.db.update(user).set({ state: 'frozen' }).where(eq(user.account, 'watcher'));
  expect(await redeem(orphan)).toBeUndefined();
  expect(await redeem('made up')).toBeUndefined();
});

test('a ticket of an access key dies with the key', async () => {
  const { id, key } = await newKey();
  const ticket = async () => (await app.done(socketTicket, {}, { accessKey: key })).ticket;
  expect(await redeemTicket(app.services, await ticket(), '127.0.0.1')).toMatchObject({
    kind: 'key',
    keyId: id,
    permissions: ['department:query'],
  });
  const last = await ticket();
  await revokeNow(app.services, app.main.enterpriseId, id);
  expect(await redeemTicket(app.services, last, '127.0.0.1')).toBeUndefined();
});

test('a ticket of an access key opens nothing where the key is not admitted from, whoever fetched it', async () => {
  const { key } = await newKey({ whitelist: '127.0.0.1' });
  const ticket = async () => (await app.done(socketTicket, {}, { accessKey: key })).ticket;
  expect(await redeemTicket(app.services, await ticket(), '198.51.100.9')).toBeUndefined();
  expect(await redeemTicket(app.services, await ticket(), '127.0.0.1')).toMatchObject({ kind: 'key', use: { ip: '127.0.0.1' } });
});

test('online is who was seen within two minutes, each person once', async () => {
  const { db } = app.services.database;
  clock.advance(3 * MINUTE);
  await addAccount(app, { account: 'present', enterpriseId: app.other.enterpriseId });
  for (let times = 0; times < 2; times++) await app.signIn('present');
  expect(await onlineCount(db, app.other.enterpriseId, clock.now())).toBe(1);
  clock.advance(2 * MINUTE);
  expect(await onlineCount(db, app.other.enterpriseId, clock.now())).toBe(0);
});

test('what has run out is removed', async () => {
  const { db } = app.services.database;
  await scheduleCleaning(app.services);
  await addAccount(app, { account: 'leaver' });
  const token = await app.signIn('leaver');
  await app.done(socketTicket, {}, { token });
  clock.advance(31 * MINUTE);
  const ended = new Promise((resolve) => subscribe(app.services.bus, 'session.ended', resolve));
  app.services.jobs.start();
  await ended;
  expect(await db.$count(session)).toBe(0);
});

test('a change of the whole tenant is noticed at once', async () => {
  const roleId = await addRole(app, { name: 'Passing', permissions: ['department:query'] });
  await addAccount(app, { account: 'member', roleIds: [roleId] });
  const token = await app.signIn('member');
  expect(await app.call(getDepts, {}, { token })).toMatchObject({ state: 1 });
  await app.services.database.db.update(role).set({ permissions: [] }).where(eq(role.id, roleId));
  publish(app.services.bus, 'principal.changed', { enterpriseId: app.main.enterpriseId });
  expect(await app.call(getDepts, {}, { token })).toMatchObject({ code: 'request.forbidden' });
});
