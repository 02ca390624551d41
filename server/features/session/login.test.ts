import { getMessages } from '@skyhelm/contract/message';
import { heartbeat, login, loginEnterprise, loginGeneral, logout, userInfo } from '@skyhelm/contract/session';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { publish } from '../../platform/bus/subjects.ts';
import { hashToken } from '../../platform/auth/secrets.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { codeOf } from '../../testing/people.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { user } from '../../tables/user.table.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { addAccount, BEHIND_PROXY, from, tryLogin } from './session-testing.ts';
import { session } from '../../tables/session.table.ts';

let app: TestApp;
const clock = manualClock();

beforeAll(async () => {
  app = await testApp({ clock, config: BEHIND_PROXY });
  await addAccount(app, {
    account: 'Pilot1',
    mobile: '138 0000 0001',
    mobileKey: '+8613800000001',
    email: 'Pilot@Example.com',
    emailKey: 'pilot@example.com',
  });
  await addAccount(app, { account: 'guest', userType: 'general' });
  await addAccount(app, { account: 'frosty', state: 'frozen' });
});

const refusalsLogged = () =>
  app.services.database.db.select().from(operationLog).where(eq(operationLog.operation, 'session.refused')).orderBy(desc(operationLog.at));

test.each(['Pilot1', '  pILOT1 ', '13800000001', '138-0000-0001', '+86 138 0000 0001', ' PILOT@example.com'])(
  'signs in as %o',
  async (username) => {
    const { token } = await app.done(login, { username, password: PASSWORD });
    expect(await app.done(userInfo, {}, { token })).toMatchObject({ userName: 'Pilot1', userType: 'enterprise' });
  },
);

test('the token is opaque, new each time, stored only as a hash, and in a cookie no script can read', async () => {
  const [one, two] = [await app.raw(login, { username: 'pilot1', password: PASSWORD }), await app.signIn('pilot1')];
  const { token } = one.json<{ data: { token: string } }>().data;
  expect(token).not.toBe(two);
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  const [row] = await app.services.database.db
    .select()
    .from(session)
    .where(eq(session.tokenHash, hashToken(token)));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(one.cookies).toMatchObject([{ name: 'Admin-Token', value: token, httpOnly: true, sameSite: 'Strict' }]);
});

test('form style works as JSON does', async () => {
  const answer = await app.call(loginEnterprise, { username: 'pilot1', password: PASSWORD }, { form: true });
  expect(answer.state).toBe(1);
});

test('the typed addresses admit their own kind; the other kind is told so only with the right password', async () => {
  expect(await app.call(loginGeneral, { username: 'guest', password: PASSWORD })).toMatchObject({ state: 1 });
  expect(await app.call(loginEnterprise, { username: 'pilot1', password: PASSWORD })).toMatchObject({ state: 1 });
  expect(await app.call(login, { username: 'guest', password: PASSWORD })).toMatchObject({ state: 1 });
  expect(await app.call(loginGeneral, { username: 'pilot1', password: PASSWORD })).toMatchObject({ code: 'login.wrongUserType' });
  expect(await app.call(loginGeneral, { username: 'pilot1', password: 'Wrong1234' })).toMatchObject({ code: 'login.failed' });
});

test('unknown, wrong, frozen and other-type accounts get one and the same answer to a wrong password', async () => {
  const answers = await Promise.all(
    ['nobody', 'pilot1', 'frosty', 'guest'].map((name) => tryLogin(app, name, 'Wrong1234', '198.51.100.7')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ state: 0, code: 'login.failed' });
});

test('an account that does not exist costs as much work as one that does', async () => {
  /** Work, not time: what else the machine does meanwhile does not count. The least of several is free of what comes by chance. */
  const least = async (name: string) => {
    const works: number[] = [];
    for (let time = 0; time < 5; time++) {
      const before = process.cpuUsage();
      await tryLogin(app, name, 'Wrong1234', `198.51.100.${100 + time}`);
      const { user, system } = process.cpuUsage(before);
      works.push(user + system);
    }
    return Math.min(...works);
  };
  await addAccount(app, { account: 'costly', passwordHash: await hashPassword(PASSWORD) });
  const [known, unknown] = [await least('costly'), await least('nobody')];
  expect(unknown).toBeGreaterThan(known / 2);
});

test('a frozen person who knows the password learns why', async () => {
  expect(await tryLogin(app, 'frosty', PASSWORD)).toMatchObject({ state: 0, code: 'user.frozen' });
});

test('an account named like the mobile number of somebody else shuts neither out', async () => {
  await addAccount(app, { account: '13900000009', passwordHash: await hashPassword('Other7horse') });
  await addAccount(app, { account: 'numbered', mobileKey: '+8613900000009' });
  const who = async (password: string) => {
    const token = await app.signIn('13900000009', password);
    return (await app.done(userInfo, {}, { token })).userName;
  };
  expect([await who('Other7horse'), await who(PASSWORD)]).toEqual(['13900000009', 'numbered']);
});

test('signing in to an account named like somebody’s number does not give new tries at theirs', async () => {
  await addAccount(app, { account: '13900000010', passwordHash: await hashPassword('Other7horse') });
  await addAccount(app, { account: 'guessed', mobileKey: '+8613900000010' });
  const answers: string[] = [];
  for (let guess = 0; guess < 12; guess++) {
    answers.push(codeOf(await tryLogin(app, '13900000010', 'Wrong1234', '203.0.113.80')));
    if (guess < 9) await tryLogin(app, '13900000010', 'Other7horse', '203.0.113.80');
  }
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'login.failed'));
  expect(answers.slice(10)).toEqual(['request.tooMany', 'request.tooMany']);
});

test('signing in again in the same browser ends the session it replaces', async () => {
  const before = await app.signIn('pilot1');
  const { token } = await app.done(login, { username: 'pilot1', password: PASSWORD }, { token: before });
  expect(await app.call(heartbeat, {}, { token: before })).toMatchObject({ state: 1000 });
  expect(await app.call(heartbeat, {}, { token })).toMatchObject({ state: 1 });
});

test('log out ends the session at once, takes the cookie away, and may be repeated by anybody', async () => {
  const token = await app.signIn('pilot1');
  const answer = await app.raw(logout, {}, { token });
  expect(answer.json()).toMatchObject({ state: 1 });
  expect(answer.cookies).toMatchObject([{ name: 'Admin-Token', value: '' }]);
  expect(await app.call(heartbeat, {}, { token })).toMatchObject({ state: 1000, code: 'session.expired' });
  expect(await app.call(logout, {}, { token })).toMatchObject({ state: 1 });
  const other = await app.signIn('pilot1');
  expect(await app.call(logout, { token: other })).toMatchObject({ state: 1 });
  expect(await app.call(heartbeat, {}, { token: other })).toMatchObject({ state: 1000 });
});

test('logging out of nothing writes nothing', async () => {
  const count = () => app.services.database.db.$count(operationLog);
  const before = await count();
  for (let times = 0; times < 3; times++) await app.call(logout, { token: 'x' });
  expect(await count()).toBe(before);
});

test('a new address and a new device are told, known ones and the first sign-in are not', async () => {
  await addAccount(app, { account: 'traveller' });
  const signIn = async (ip: string, agent: string) => {
    const { token } = await app.done(login, { username: 'traveller', password: PASSWORD }, from(ip, agent));
    return (await app.done(getMessages, {}, { token })).rows.map(({ text }) => text);
  };
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(await signIn('203.0.113.1', firefox)).toEqual([]);
  expect(await signIn('203.0.113.1', firefox)).toEqual([]);
  expect(await signIn('203.0.113.2', firefox)).toEqual([expect.stringContaining('203.0.113.2')]);
  expect(await signIn('203.0.113.2', 'curl/8.5')).toHaveLength(2);
  expect(await signIn('203.0.113.1', 'curl/8.5')).toHaveLength(2);
});

test('opened and refused sign-ins are in the log of the tenant they concern', async () => {
  await addAccount(app, { account: 'logged', enterpriseId: app.other.enterpriseId });
  await tryLogin(app, 'logged', 'Wrong1234', '203.0.113.50');
  await tryLogin(app, 'Secret7word', 'Wrong1234', '203.0.113.51');
  const [unknown, wrong] = await refusalsLogged().then((rows) =>
    ['203.0.113.51', '203.0.113.50'].map((ip) => rows.find((row) => row.ip === ip)!),
  );
  expect(wrong).toMatchObject({ enterpriseId: app.other.enterpriseId, targetName: 'logged', actorKind: 'nobody' });
  expect(unknown).toMatchObject({ enterpriseId: app.main.enterpriseId });
  expect(unknown!.targetName, 'people type their password into the name').not.toContain('Secret7word');
  await app.signIn('logged');
  const opened = await app.services.database.db.select().from(operationLog).where(eq(operationLog.operation, 'session.opened'));
  expect(opened).toContainEqual(expect.objectContaining({ enterpriseId: app.other.enterpriseId, actorName: 'logged', actorKind: 'user' }));
});

test('a flood of guesses leaves one row a minute, which says how many there were', async () => {
  await addAccount(app, { account: 'flooded' });
  const rows = async () => (await refusalsLogged()).filter((row) => row.ip === '203.0.113.60');
  for (let times = 0; times < 6; times++) await tryLogin(app, 'flooded', 'Wrong1234', '203.0.113.60');
  expect(await rows()).toHaveLength(1);
  clock.advance(61_000);
  await tryLogin(app, 'flooded', 'Wrong1234', '203.0.113.60');
  expect((await rows())[0]!.details).toMatchObject({ unrecorded: 5 });
  for (let times = 0; times < 5; times++) await tryLogin(app, `nobody${times}`, 'Wrong1234', '203.0.113.61');
  expect((await refusalsLogged()).filter((row) => row.ip === '203.0.113.61')).toHaveLength(1);
});

/** In this database: the tests of other files wait in theirs. */
const WAITING_HERE = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('freezing between the check and the session leaves no session', async () => {
  const id = await addAccount(app, { account: 'raced' });
  const { db } = app.services.database;
  let attempt: Promise<{ state: number }> | undefined;
  await db.transaction(async (tx) => {
    await tx.update(user).set({ state: 'frozen' }).where(eq(user.id, id));
    attempt = tryLogin(app, 'raced', PASSWORD, '203.0.113.70');
    // The sign-in has found the account unfrozen, for nothing is committed, and now waits for this row.
    await expect.poll(async () => (await db.execute(WAITING_HERE)).rows.length, { timeout: 60_000 }).toBeGreaterThan(0);
  });
  expect(await attempt).toMatchObject({ state: 0, code: 'login.failed' });
  expect(await db.$count(session, eq(session.userId, id))).toBe(0);
});

test('what is remembered about a session is forgotten when the person changes', async () => {
  const id = await addAccount(app, { account: 'changing' });
  const token = await app.signIn('changing');
  const { db } = app.services.database;
  expect(await app.call(heartbeat, {}, { token })).toMatchObject({ state: 1 });
  await db.update(user).set({ state: 'frozen' }).where(eq(user.id, id));
  publish(app.services.bus, 'principal.changed', { userId: id });
  expect(await app.call(heartbeat, {}, { token })).toMatchObject({ state: 1000 });
});

test('signing in where somebody else is signed in ends their session, and their log says so', async () => {
  const before = await addAccount(app, { account: 'before' });
  await addAccount(app, { account: 'after' });
  const token = await app.signIn('before');
  await app.done(login, { username: 'after', password: PASSWORD }, { token });
  expect(await app.call(userInfo, {}, { token })).toMatchObject({ state: 1000 });
  const logged = await app.services.database.db
    .select()
    .from(operationLog)
    .where(eq(operationLog.actorId, before))
    .orderBy(operationLog.seq);
  expect(logged.map(({ operation }) => operation)).toEqual(['session.opened', 'session.closed']);
});

test('a proxy’s own credentials are no token', async () => {
  const token = await app.signIn('Pilot1');
  const cookie = `Admin-Token=${token}`;
  expect((await app.call(userInfo, {}, { headers: { cookie, authorization: 'Basic cHJveHk6cGFzcw==' } })).state).toBe(1);
  expect((await app.call(userInfo, {}, { headers: { authorization: `Bearer ${token}` } })).state).toBe(1);
});
