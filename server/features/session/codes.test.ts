import { getMessages } from '@skyhelm/contract/message';
import { forgotPassword, heartbeat, login, sendCode } from '@skyhelm/contract/session';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { outbox } from '../../tables/outbox.table.ts';
import { addAccount, askForCode, BEHIND_PROXY, codeSentTo, from } from './session-testing.ts';
import { throttle, verificationCode } from '../../tables/session.table.ts';

let app: TestApp;
const clock = manualClock();
const MOBILE = '+8613800000001';
const MAIL = 'pilot@example.com';
const IP = '198.51.100.1';

beforeAll(async () => {
  app = await testApp({ clock, config: BEHIND_PROXY });
  await addAccount(app, { account: 'pilot', mobileKey: MOBILE, emailKey: MAIL });
  await addAccount(app, { account: 'frosty', mobileKey: '+8613800000002', state: 'frozen' });
  await addAccount(app, { account: 'fixed', mobileKey: '+8613800000003', mayChangePassword: false });
});
beforeEach(async () => {
  await app.services.database.db.delete(throttle);
  await app.services.database.db.delete(verificationCode);
  await app.services.database.db.delete(outbox);
});

const loginByCode = (username: string, verificationCode: string, ip = IP) => app.call(login, { username, verificationCode }, from(ip));
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const codeFor = async (target: string, purpose: 'login' | 'forgotPassword') => {
  await askForCode(app, target, purpose);
  return (await codeSentTo(app, target))!;
};

test('what was counted while the clock was years ahead is not held against anybody once it is set right', async () => {
  const YEARS = 10 * 365 * 86_400_000;
  clock.advance(YEARS);
  expect((await app.call(sendCode, { target: MOBILE, purpose: 'login' }, from(IP))).state).toBe(1);
  clock.advance(3_600_000 - YEARS);
  expect((await app.call(sendCode, { target: MOBILE, purpose: 'login' }, from(IP))).state).toBe(1);
});

test.each([
  ['138 0000 0001', MOBILE, 'sms'],
  ['PILOT@example.com', MAIL, 'mail'],
] as const)('a code sent to %o signs in, once', async (typed, target, way) => {
  const answer = await app.done(sendCode, { target: typed, purpose: 'login' }, from(IP));
  expect(answer).toEqual({ expiresInSeconds: 600, retryInSeconds: 60 });
  expect(await app.services.database.db.select().from(outbox)).toMatchObject([{ way, target, state: 'waiting' }]);
  const code = (await codeSentTo(app, target))!;
  expect(await loginByCode(typed, other(code))).toMatchObject({ code: 'code.incorrect', mes: 'Incorrect verification code' });
  expect(await loginByCode(typed, code)).toMatchObject({ state: 1 });
  expect(await loginByCode(typed, code)).toMatchObject({ code: 'code.incorrect' });
});

test('of two who use one code at the same moment one gets in', async () => {
  const code = await codeFor(MOBILE, 'login');
  const answers = await Promise.all([loginByCode(MOBILE, code), loginByCode(MOBILE, code)]);
  expect(answers.filter(({ state }) => state === 1)).toHaveLength(1);
});

test('only a keyed hash is stored', async () => {
  const code = await codeFor(MOBILE, 'login');
  const [row] = await app.services.database.db.select().from(verificationCode);
  expect(JSON.stringify(row)).not.toContain(code);
  expect(row!.codeHash).toHaveLength(43);
});

test('a code dies after ten minutes', async () => {
  const code = await codeFor(MOBILE, 'login');
  clock.advance(600_000);
  expect(await loginByCode(MOBILE, code)).toMatchObject({ code: 'code.incorrect' });
});

test('a code dies after five wrong ones, however many come at once', async () => {
  const code = await codeFor(MOBILE, 'login');
  const wrong = [1, 2, 3, 4, 5].map((step) => String((Number(code) + step) % 1_000_000).padStart(6, '0'));
  await Promise.all(wrong.slice(0, 4).map((guess) => loginByCode(MOBILE, guess, '10.0.0.1')));
  expect((await app.services.database.db.select().from(verificationCode))[0]).toMatchObject({ attempts: 4 });
  await loginByCode(MOBILE, wrong[4]!, '10.0.0.2');
  expect(await loginByCode(MOBILE, code, '10.0.0.3')).toMatchObject({ code: 'code.incorrect' });
});

test('a new code replaces the one before, and one purpose does not open another', async () => {
  const first = await codeFor(MOBILE, 'login');
  clock.advance(60_000);
  const second = await codeFor(MOBILE, 'login');
  if (first !== second) expect(await loginByCode(MOBILE, first)).toMatchObject({ code: 'code.incorrect' });
  const change = { target: MOBILE, verificationCode: second, newPassword: 'Changed7word', confirmPassword: 'Changed7word' };
  expect(await app.call(forgotPassword, change, from(IP))).toMatchObject({ code: 'code.incorrect' });
  expect(await loginByCode(MOBILE, second)).toMatchObject({ state: 1 });
});

test.each(['login', 'forgotPassword'] as const)('%s: targets nobody has are answered alike and nothing is sent', async (purpose) => {
  const [known, unknown] = [await askForCode(app, MOBILE, purpose), await askForCode(app, '+8613899999999', purpose)];
  expect(unknown).toEqual(known);
  expect(await codeSentTo(app, '+8613899999999')).toBeUndefined();
  expect((await askForCode(app, '+8613899999999', purpose)).state).toBe((await askForCode(app, MOBILE, purpose)).state);
  const guesses = await Promise.all([
    loginByCode(MOBILE, '123456'),
    loginByCode('+8613899999999', '123456'),
    loginByCode('pilot', '123456'),
  ]);
  expect(new Set(guesses.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('one a minute for a target, and the answer says how long to wait', async () => {
  await askForCode(app, MOBILE, 'login');
  clock.advance(20_000);
  const refused = await app.raw(sendCode, { target: MOBILE, purpose: 'forgotPassword' }, from('10.0.0.9'));
  expect(refused.json()).toMatchObject({ code: 'code.tooMany' });
  expect(refused.headers['retry-after']).toBe('40');
});

test('strangers can have ten a day sent to a target; its owner at a known address still has their own', async () => {
  await loginByCode(MOBILE, await codeFor(MOBILE, 'login'), '203.0.113.1');
  let sent = 0;
  for (let time = 0; time < 15; time++) {
    clock.advance(61_000);
    sent += (await askForCode(app, MOBILE, 'login', `10.1.${time}.1`)).state;
  }
  expect(sent).toBe(9);
  expect(await askForCode(app, MOBILE, 'login', '203.0.113.1')).toMatchObject({ state: 1 });
});

test('twenty an hour from one address, whatever the targets', async () => {
  let sent = 0;
  for (let time = 0; time < 25; time++) sent += (await askForCode(app, `+861380000${1000 + time}`, 'login', '10.2.0.1')).state;
  expect(sent).toBe(20);
});

test('registration is closed unless the installation is online', async () => {
  expect(await askForCode(app, '+8613800000077', 'register')).toMatchObject({ code: 'registration.closed' });
});

test('a forgotten password is set anew: every session ends, the old password opens nothing', async () => {
  const token = await app.signIn('pilot');
  const code = await codeFor(MOBILE, 'forgotPassword');
  const change = { target: '13800000001', verificationCode: code, newPassword: 'Changed7word', confirmPassword: 'Changed7word' };
  expect(await app.call(forgotPassword, { ...change, verificationCode: other(code) }, from(IP))).toMatchObject({ code: 'code.incorrect' });
  expect(await app.call(forgotPassword, change, from(IP))).toMatchObject({ state: 1 });
  expect(await app.call(heartbeat, {}, { token })).toMatchObject({ state: 1000 });
  expect(await app.call(login, { username: 'pilot', password: PASSWORD })).toMatchObject({ code: 'login.failed' });
  expect(await app.call(login, { username: 'pilot', password: 'Changed7word' })).toMatchObject({ state: 1 });
  expect(await app.call(forgotPassword, change, from(IP))).toMatchObject({ code: 'code.incorrect' });
});

test('a wrong code for a new password leaves a row, one a minute, and a set one is told to its owner', async () => {
  const code = await codeFor(MAIL, 'forgotPassword');
  const set = (verificationCode: string) =>
    app.call(
      forgotPassword,
      { target: MAIL, verificationCode, newPassword: 'Changed8word', confirmPassword: 'Changed8word' },
      from('10.0.3.1'),
    );
  await set(other(code));
  await set(other(code));
  const rows = await app.services.database.db.select().from(operationLog).where(eq(operationLog.ip, '10.0.3.1'));
  expect(rows).toMatchObject([{ operation: 'account.passwordRefused', targetName: 'pilot', details: { reason: 'code.incorrect' } }]);
  expect(await set(code)).toMatchObject({ state: 1 });
  const { rows: messages } = await app.done(getMessages, {}, { token: await app.signIn('pilot', 'Changed8word') });
  expect(messages.map(({ kind }) => kind)).toContain('passwordForgotten');
});

test('holders of frozen and fixed-password accounts are told so after proving themselves', async () => {
  const reset = async (mobile: string) => {
    const verificationCode = await codeFor(mobile, 'forgotPassword');
    const passwords = { newPassword: 'Changed7word', confirmPassword: 'Changed7word' };
    return app.call(forgotPassword, { target: mobile, verificationCode, ...passwords }, from(IP));
  };
  expect(await reset('+8613800000002')).toMatchObject({ code: 'user.frozen' });
  expect(await reset('+8613800000003')).toMatchObject({ code: 'password.mayNotChange' });
  clock.advance(61_000);
  expect(await loginByCode('+8613800000002', await codeFor('+8613800000002', 'login'))).toMatchObject({ code: 'user.frozen' });
});
