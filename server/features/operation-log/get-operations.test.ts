import { getOperations } from '@skyhelm/contract/operation-log';
import { readMessages } from '@skyhelm/contract/message';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { operationLog } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  for (let n = 0; n < 7; n++) await test.done(readMessages, {}, { token: test.main.token });
});

const operations = (input: object = {}, language: 'zh' | 'en' | 'ru' = 'en', { token } = test.main) =>
  test.done(getOperations, input, { token, language });

it('tells who did what, newest first, in the reader’s language', async () => {
  const { rows, total } = await operations();
  expect(total).toBe(rows.length);
  expect(rows[0]).toMatchObject({
    id: String(total),
    operation: 'message.read',
    text: 'Marked messages as read',
    actor: 'admin',
    ip: '127.0.0.1',
  });
  expect(rows.at(-1)).toMatchObject({ id: '1', operation: 'session.opened' });
  expect((await operations({}, 'zh')).rows[0]!.text).toMatch(/\p{Script=Han}/u);
  expect((await operations({}, 'ru')).rows[0]!.text).toMatch(/\p{Script=Cyrillic}/u);
});

it('any page is a range of numbers without gaps', async () => {
  const { total } = await operations();
  const ids = async (input: object) => (await operations(input)).rows.map(({ id }) => Number(id));
  expect(await ids({ pageSize: 3, pageNum: 1 })).toEqual([total, total - 1, total - 2]);
  expect(await ids({ pageSize: 3, pageNum: 2 })).toEqual([total - 3, total - 4, total - 5]);
  expect(await ids({ pageSize: 3, pageNum: 1_000_000 })).toEqual([]);
  expect(await ids({ pageSize: 3, isAsc: true })).toEqual([1, 2, 3]);
});

it('shows a tenant its own log only, and the chains hold', async () => {
  const { rows } = await operations({}, 'en', test.other);
  expect(rows.every(({ actor }) => actor === 'other')).toBe(true);
  expect(await operationLog(test.services.secrets).check(test.services.database.db)).toEqual([]);
});
