import { login, userInfo } from '@skyhelm/contract/session';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { operationLog } from '../operation-log/index.ts';
import { user } from '../../tables/user.table.ts';
import { resetByOperator, resetSecondFactorByOperator } from './index.ts';
import { addAccount } from './session-testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});

it('gives a one-time password that must be changed, and the old one is worth nothing', async () => {
  const { writeLog, check } = operationLog(test.services.secrets);
  const password = await resetByOperator(test.services, writeLog, ' ADMIN ');
  expect((await test.call(login, { username: 'admin', password: 'Correct7horse' })).state).toBe(0);
  const token = await test.signIn('admin', password);
  expect(await test.done(userInfo, {}, { token })).toMatchObject({ mustChangePassword: true });
  const rows = await check(test.services.database.db);
  expect(rows.filter(({ enterpriseId }) => enterpriseId === test.main.enterpriseId)).toEqual([]);
});

it('leaves a frozen account frozen', async () => {
  await addAccount(test, { account: 'frosty', state: 'frozen' });
  const password = await resetByOperator(test.services, operationLog(test.services.secrets).writeLog, 'frosty');
  expect(await test.call(login, { username: 'frosty', password })).toMatchObject({ code: 'user.frozen' });
});

it('ends the second factor alone, and the sessions with it', async () => {
  await addAccount(test, { account: 'phoneless' });
  const token = await test.signIn('phoneless');
  await test.services.database.db.update(user).set({ totpSecret: 'sealed' }).where(eq(user.account, 'phoneless'));
  const { writeLog } = operationLog(test.services.secrets);
  expect(await resetSecondFactorByOperator(test.services, writeLog, 'Phoneless')).toBe(true);
  expect(await test.call(userInfo, {}, { token })).toMatchObject({ state: 1000 });
  expect(await test.done(userInfo, {}, { token: await test.signIn('phoneless') })).toMatchObject({
    totpEnabled: false,
    mustChangePassword: false,
  });
  expect(await resetSecondFactorByOperator(test.services, writeLog, 'nobody')).toBe(false);
});

it('knows nobody of another name', async () => {
  expect(await resetByOperator(test.services, operationLog(test.services.secrets).writeLog, 'nobody')).toBeUndefined();
});
