import { loginEnterprise, loginGeneral, register, sendCode, userInfo } from '@skyhelm/contract/session';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { outbox } from '../../tables/outbox.table.ts';
import { user } from '../../tables/user.table.ts';
import { askForCode, BEHIND_PROXY, codeSentTo, from } from './session-testing.ts';

let app: TestApp;
const clock = manualClock();

beforeAll(async () => {
  app = await testApp({ clock, config: { ...BEHIND_PROXY, online: true } });
});

const form = (userName: string, mobile: string, verificationCode: string) => ({
  userName,
  name: 'New Person',
  mobile,
  verificationCode,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});
const refusals = (operation: string) =>
  app.services.database.db.select().from(operationLog).where(eq(operationLog.operation, operation)).orderBy(asc(operationLog.seq));
const codeFor = async (mobile: string) => {
  clock.advance(61_000);
  await askForCode(app, mobile, 'register');
  return (await codeSentTo(app, mobile))!;
};

test('a person registers into a tenant of their own, in which they hold everything', async () => {
  const code = await codeFor('+8613700000001');
  const { id } = await app.done(register, form('newcomer', '137 0000 0001', code), from('10.0.0.1'));
  const { token } = await app.done(loginGeneral, { username: '13700000001', password: PASSWORD });
  const info = await app.done(userInfo, {}, { token });
  expect(info).toMatchObject({
    id,
    userName: 'newcomer',
    userType: 'general',
    permissions: ['*:*:*'],
    enterpriseInfo: { name: 'New Person' },
  });
  const { db } = app.services.database;
  expect((await db.select().from(enterprise)).filter(({ kind }) => kind === 'personal')).toHaveLength(1);
  expect(await app.call(loginEnterprise, { username: 'newcomer', password: PASSWORD })).toMatchObject({ code: 'login.wrongUserType' });
});

test('nobody registers under somebody’s phone number or a name that passes for another', async () => {
  for (const account of ['13700000001', 'аdmin', 'ａｄｍｉｎ']) {
    expect(await app.call(register, form(account, '+8613700000010', '123456'), from('10.0.0.10'))).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'userName', code: 'account' }],
    });
  }
});

test('nobody registers without the code that went to the number, and nothing is half made', async () => {
  const before = await app.services.database.db.$count(enterprise);
  const code = await codeFor('+8613700000002');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await app.call(register, form('second', '+8613700000002', wrong), from('10.0.0.2'))).toMatchObject({ code: 'code.incorrect' });
  expect(await app.call(register, form('second', '+8613700000003', code), from('10.0.0.2'))).toMatchObject({ code: 'code.incorrect' });
  expect(await app.services.database.db.$count(enterprise)).toBe(before);
});

test('a taken name or number is told to who has proven the number; the code stays good for another name', async () => {
  const taken = await codeFor('+8613700000001');
  expect(await app.call(register, form('again', '+8613700000001', taken), from('10.0.0.3'))).toMatchObject({ code: 'registration.taken' });
  const code = await codeFor('+8613700000004');
  expect(await app.call(register, form('NEWCOMER', '+8613700000004', code), from('10.0.0.4'))).toMatchObject({
    code: 'registration.taken',
  });
  expect(await app.call(register, form('fourth', '+8613700000004', code), from('10.0.0.4'))).toMatchObject({ state: 1 });
});

test('one code tells of five taken names, also when they are asked for at once, and each refusal is bounded in the log', async () => {
  const before = (await refusals('account.registrationRefused')).length;
  const code = await codeFor('+8613700000008');
  const ask = () => app.call(register, form('newcomer', '+8613700000008', code), from('10.0.0.8'));
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.filter((answer) => answer.state === 0 && answer.code === 'registration.taken')).toHaveLength(5);
  expect(answers.filter((answer) => answer.state === 0 && answer.code === 'code.incorrect')).toHaveLength(3);
  expect(await app.call(register, form('eighth', '+8613700000008', code), from('10.0.0.8'))).toMatchObject({ code: 'code.incorrect' });
  const rows = (await refusals('account.registrationRefused')).slice(before);
  expect(rows).toMatchObject([{ targetName: '+8***', ip: '10.0.0.8' }]);
});

test('two who take one name at the same moment make one account', async () => {
  const [left, right] = [await codeFor('+8613700000005'), await codeFor('+8613700000006')];
  const answers = await Promise.all([
    app.call(register, form('twin', '+8613700000005', left), from('10.0.0.5')),
    app.call(register, form('twin', '+8613700000006', right), from('10.0.0.6')),
  ]);
  expect(answers.filter(({ state }) => state === 1)).toHaveLength(1);
  expect(answers.find(({ state }) => state === 0)).toMatchObject({ code: 'registration.taken' });
});

test('registration codes go to mobile numbers only, and what is kept of them is read by the operator', async () => {
  const answer = await app.call(sendCode, { target: 'a@example.com', purpose: 'register' }, from('10.0.0.7'));
  expect(answer).toMatchObject({ code: 'input.invalid', issues: [{ path: 'target', code: 'mobile' }] });
  const rows = await app.services.database.db.select().from(outbox);
  expect(new Set(rows.map(({ enterpriseId }) => enterpriseId))).toEqual(new Set([app.main.enterpriseId]));
});

test('the password is not stored', async () => {
  expect(JSON.stringify(await app.services.database.db.select().from(user))).not.toContain(PASSWORD);
});
