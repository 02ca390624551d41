import { getSummary } from '@skyhelm/contract/home';
import { getOperations } from '@skyhelm/contract/operation-log';
import { readMessages } from '@skyhelm/contract/message';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
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

it('ends where the data scope ends, page by page', async () => {
  const people = await peopleOf(test);
  const [north, south] = [await people.department('North'), await people.department('South')];
  const local = await people.role('Local', { permissions: ['log:query'], dataScope: 'departmentTree' });
  const [reader, neighbour, stranger] = [
    await people.person('reader', [local], north),
    await people.person('neighbour', [local], north),
    await people.person('stranger', [local], south),
  ];
  for (const { token } of [reader, neighbour, stranger, neighbour]) await test.done(readMessages, {}, { token });
  const actors = async (input: object) => {
    const { total, rows } = await test.done(getOperations, input, reader);
    return [total, ...rows.map(({ actor, operation }) => `${actor} ${operation}`)];
  };
  const newest = ['neighbour message.read', 'neighbour message.read', 'reader message.read'];
  expect(await actors({ pageSize: 3 })).toEqual([5, ...newest]);
  expect(await actors({ pageSize: 3, pageNum: 2 })).toEqual([5, 'neighbour session.opened', 'reader session.opened']);
  const summary = await test.done(getSummary, {}, reader);
  expect(summary.recent!.map(({ actor, operation }) => `${actor} ${operation}`).slice(0, 3)).toEqual(newest);
  expect(summary.recent).toHaveLength(5);
  expect(summary.signIns!.at(-1)!.count, 'their own and the neighbour’s').toBe(2);
});

it('shows a tenant its own log only, and the chains hold', async () => {
  const { rows } = await operations({}, 'en', test.other);
  expect(rows.every(({ actor }) => actor === 'other')).toBe(true);
  expect(await operationLog(test.services.secrets).check(test.services.database.db)).toEqual([]);
});
