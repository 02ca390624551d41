import type { UserId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { getOperations } from '@skyhelm/contract/operation-log';
import { forgotPassword, confirmTotp, login, startTotp, stopTotp, userInfo } from '@skyhelm/contract/session';
import { resetSecondFactor } from '@skyhelm/contract/user';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { user } from '../../tables/user.table.ts';
import { addAccount, askForCode, BEHIND_PROXY, codeSentTo, from } from './session-testing.ts';
import { throttle } from '../../tables/session.table.ts';

let app: TestApp;
const clock = manualClock();
let account = '';
let userId: UserId;
let people = 0;

beforeAll(async () => {
  app = await testApp({ clock, config: BEHIND_PROXY });
});
beforeEach(async () => {
  await app.services.database.db.delete(throttle);
  clock.advance(90_000);
  account = `person${++people}`;
  userId = await addAccount(app, { account, mobileKey: `+86138000000${10 + people}` });
});

const codeNow = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now().getTime() });
const wrongCode = (secret: string) => String((Number(codeNow(secret)) + 123_456) % 1_000_000).padStart(6, '0');

async function enrol() {
  const token = await app.signIn(account);
  const { secret, uri } = await app.done(startTotp, { password: PASSWORD }, { token });
  const { recoveryCodes } = await app.done(confirmTotp, { totp: codeNow(secret) }, { token });
  clock.advance(60_000);
  return { token, secret, uri, recoveryCodes };
}
const signIn = (totp?: string, ip = '198.51.100.1') => app.call(login, { username: account, password: PASSWORD, totp }, from(ip));

test('switching it on takes the password and a first correct code', async () => {
  const token = await app.signIn(account);
  expect(await app.call(confirmTotp, { totp: '123456' }, { token })).toMatchObject({ code: 'totp.notOn' });
  expect(await app.call(startTotp, { password: 'Wrong1234' }, { token })).toMatchObject({ code: 'password.wrong' });
  const { secret, uri } = await app.done(startTotp, { password: PASSWORD }, { token });
  expect(uri).toContain(`secret=${secret}`);
  expect(await app.call(confirmTotp, { totp: wrongCode(secret) }, { token })).toMatchObject({ code: 'totp.incorrect' });
  expect((await app.done(userInfo, {}, { token })).totpEnabled).toBe(false);
  expect(await signIn()).toMatchObject({ state: 1 });
  await app.done(confirmTotp, { totp: codeNow(secret) }, { token });
  expect((await app.done(userInfo, {}, { token })).totpEnabled).toBe(true);
  expect(await app.call(startTotp, { password: PASSWORD }, { token })).toMatchObject({ code: 'totp.alreadyOn' });
});

test('secret and recovery codes are stored unreadable', async () => {
  const { secret, recoveryCodes } = await enrol();
  const [row] = await app.services.database.db.select().from(user).where(eq(user.account, account));
  const stored = JSON.stringify(row);
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  expect(recoveryCodes).toHaveLength(10);
});

test('it is asked for only after the right password, and then it must be right', async () => {
  const { secret } = await enrol();
  expect(await app.call(login, { username: account, password: 'Wrong1234' })).toMatchObject({ code: 'login.failed' });
  expect(await app.call(login, { username: account, password: 'Wrong1234', totp: codeNow(secret) })).toMatchObject({
    code: 'login.failed',
  });
  expect(await signIn()).toMatchObject({ code: 'login.secondFactor' });
  expect(await signIn(wrongCode(secret))).toMatchObject({ code: 'totp.incorrect' });
  expect(await signIn(codeNow(secret))).toMatchObject({ state: 1 });
});

test('a code opens once, at the same moment too', async () => {
  const { secret } = await enrol();
  const answers = await Promise.all([signIn(codeNow(secret)), signIn(codeNow(secret))]);
  expect(answers.filter(({ state }) => state === 1)).toHaveLength(1);
  expect(await signIn(codeNow(secret))).toMatchObject({ code: 'totp.incorrect' });
  clock.advance(30_000);
  expect(await signIn(codeNow(secret))).toMatchObject({ state: 1 });
});

test('a recovery code opens once', async () => {
  const { recoveryCodes } = await enrol();
  expect(await signIn('aaaaa-bbbbb')).toMatchObject({ code: 'totp.incorrect' });
  expect(await signIn(recoveryCodes[0]!.toUpperCase().replace('-', ''))).toMatchObject({ state: 1 });
  expect(await signIn(recoveryCodes[0])).toMatchObject({ code: 'totp.incorrect' });
  expect(await signIn(recoveryCodes[1])).toMatchObject({ state: 1 });
});

test('whoever has the password has twenty guesses an hour from everywhere together, and not against known addresses', async () => {
  const { secret } = await enrol();
  expect(await signIn(codeNow(secret), '203.0.113.1')).toMatchObject({ state: 1 });
  clock.advance(60_000);
  let refused = 0;
  for (let address = 0; address < 25; address++) {
    const answer = await signIn(wrongCode(secret), `10.0.${address}.1`);
    if ('code' in answer && answer.code === 'request.tooMany') refused++;
  }
  expect(refused).toBe(5);
  expect(await signIn(codeNow(secret), '10.1.0.1')).toMatchObject({ code: 'request.tooMany' });
  expect(await signIn(codeNow(secret), '203.0.113.1')).toMatchObject({ state: 1 });
});

test('a verification code does not go round it, and is not used up by the question for it', async () => {
  const { secret } = await enrol();
  const mobile = `+86138000000${10 + people}`;
  await askForCode(app, mobile, 'login');
  const verificationCode = (await codeSentTo(app, mobile))!;
  const byCode = (totp?: string) => app.call(login, { username: mobile, verificationCode, totp }, from('198.51.100.2'));
  expect(await byCode()).toMatchObject({ code: 'login.secondFactor' });
  expect(await byCode(wrongCode(secret))).toMatchObject({ code: 'totp.incorrect' });
  expect(await byCode(codeNow(secret))).toMatchObject({ state: 1 });
});

test('a forgotten password does not go round it either', async () => {
  const { secret } = await enrol();
  const target = `+86138000000${10 + people}`;
  await askForCode(app, target, 'forgotPassword');
  const passwords = { newPassword: 'Changed7word', confirmPassword: 'Changed7word' };
  await app.done(forgotPassword, { target, verificationCode: (await codeSentTo(app, target))!, ...passwords }, from('198.51.100.2'));
  const signInAnew = (totp?: string) => app.call(login, { username: account, password: 'Changed7word', totp });
  expect(await signInAnew()).toMatchObject({ code: 'login.secondFactor' });
  expect(await signInAnew(codeNow(secret))).toMatchObject({ state: 1 });
});

test('switching it off takes the password', async () => {
  const { token } = await enrol();
  expect(await app.call(stopTotp, { password: 'Wrong1234' }, { token })).toMatchObject({ code: 'password.wrong' });
  expect(await app.call(stopTotp, { password: PASSWORD }, { token })).toMatchObject({ state: 1 });
  expect(await app.call(stopTotp, { password: PASSWORD }, { token })).toMatchObject({ code: 'totp.notOn' });
  expect(await signIn()).toMatchObject({ state: 1 });
});

test('a found browser cannot guess the password through it, and its owner elsewhere is not kept out', async () => {
  const [found, own] = [await app.signIn(account), await app.signIn(account)];
  for (let time = 0; time < 10; time++) await app.call(startTotp, { password: 'Wrong1234' }, { token: found });
  expect(await app.call(startTotp, { password: PASSWORD }, { token: found })).toMatchObject({ code: 'request.tooMany' });
  expect(await app.call(startTotp, { password: PASSWORD }, { token: own })).toMatchObject({ state: 1 });
});

test('switching it on and off is told to its owner', async () => {
  const { token } = await enrol();
  await app.done(stopTotp, { password: PASSWORD }, { token });
  const { rows } = await app.done(getMessages, {}, { token });
  expect(rows.map(({ kind }) => kind)).toEqual(['totpOff', 'totpOn']);
});

test('somebody who has lost the telephone is let in without it by an administrator, thrown out first and told', async () => {
  const { token } = await enrol();
  const admin = { token: await app.signIn('admin') };
  await app.done(resetSecondFactor, { id: userId }, admin);
  expect(await app.call(userInfo, {}, { token })).toMatchObject({ state: 1000 });
  const anew = { token: await app.signIn(account) };
  expect((await app.done(userInfo, {}, anew)).totpEnabled).toBe(false);
  const { rows } = await app.done(getMessages, {}, anew);
  expect(rows.find(({ kind }) => kind === 'totpReset')?.text).toContain('admin');
  const [newest] = (await app.done(getOperations, {}, admin)).rows.filter(({ operation }) => operation.startsWith('user.'));
  expect(newest).toMatchObject({ operation: 'user.secondFactorReset', actor: 'admin', text: expect.stringContaining(account) as string });
  expect(await app.call(resetSecondFactor, { id: userId }, admin)).toMatchObject({ code: 'totp.notOn' });
});
