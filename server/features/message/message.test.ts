import { getMessages, readMessages, type MessageKind } from '@skyhelm/contract/message';
import type { UserId } from '@skyhelm/contract/ids';
import { LANGUAGES, type Language, type Params } from '@skyhelm/i18n/translate';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type Tenant, type TestApp } from '../../testing/app.ts';
import { cleanMessages } from './cleaning.ts';
import { message } from '../../tables/message.table.ts';
import { notify, unreadCount } from './index.ts';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
beforeEach(() => test.services.database.db.delete(message));

let told = 0;
const tell = ({ enterpriseId, adminId }: Tenant, kind: MessageKind, params: Params, userId: UserId = adminId) =>
  test.services.database.db.transaction((db) =>
    notify(
      { db, now: new Date(Date.UTC(2030, 0, 1) + told++), afterCommit: () => {} },
      test.services.bus,
      { enterpriseId, userId },
      kind,
      params,
    ),
  );
const messages = (input: object = {}, language: Language = 'en', { token } = test.main) =>
  test.done(getMessages, input, { token, language });

it('are told newest first, in the language of whoever reads', async () => {
  await tell(test.main, 'departmentJoined', { by: 'Ann', department: 'North' });
  await tell(test.main, 'certificationFailed', { kind: 'Pilot', reason: 'Blurred' });
  const { rows, total, unread } = await messages();
  expect([total, unread]).toEqual([2, 2]);
  expect(rows.map(({ text }) => text)).toEqual([
    'Pilot: your documents did not pass the review. Reason: Blurred',
    'Ann has added you to the department “North”.',
  ]);
  expect(rows[0]).toMatchObject({
    kind: 'certificationFailed',
    about: null,
    readAt: null,
    createdAt: expect.stringMatching(/^2030/) as string,
  });
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    const [newest] = (await messages({}, language)).rows;
    expect(newest!.text).toContain('Blurred');
    expect(newest!.text).not.toMatch(/your documents|[{}]/);
  }
});

it('come page by page, in either order', async () => {
  for (let n = 0; n < 5; n++) await tell(test.main, 'departmentLeft', { by: 'Ann', department: `D${n}` });
  const names = async (input: object) => (await messages(input)).rows.map(({ text }) => /D\d/.exec(text)![0]);
  expect(await names({ pageSize: 2, pageNum: 1 })).toEqual(['D4', 'D3']);
  expect(await names({ pageSize: 2, pageNum: 3 })).toEqual(['D0']);
  expect(await names({ pageSize: 2, pageNum: 4 })).toEqual([]);
  expect(await names({ pageSize: 3, isAsc: true })).toEqual(['D0', 'D1', 'D2']);
});

it('shows text of others as text, whatever it looks like', async () => {
  await tell(test.main, 'departmentLeft', { by: '{department}', department: '<b>$& {by}</b>' });
  expect((await messages()).rows[0]!.text).toBe('{department} has removed you from the department “<b>$& {by}</b>”.');
});

it('are read one by one or all at once', async () => {
  for (let n = 0; n < 3; n++) await tell(test.main, 'departmentLeft', { by: 'Ann', department: `D${n}` });
  const { token } = test.main;
  const [newest] = (await messages()).rows;
  expect(await test.done(readMessages, { ids: [newest!.id] }, { token })).toEqual({ unread: 2 });
  const { rows, unread } = await messages();
  expect([unread, rows.map(({ readAt }) => readAt !== null)]).toEqual([2, [true, false, false]]);
  expect(await test.done(readMessages, { ids: [newest!.id] }, { token })).toEqual({ unread: 2 });
  expect((await messages()).rows[0]!.readAt).toBe(rows[0]!.readAt);
  expect(await test.done(readMessages, {}, { token })).toEqual({ unread: 0 });
});

it('belong to one user: nobody else sees or reads them', async () => {
  await tell(test.main, 'departmentLeft', { by: 'Ann', department: 'North' });
  const [own] = (await messages()).rows;
  expect(await messages({}, 'en', test.other)).toEqual({ total: 0, unread: 0, rows: [] });
  expect(await test.done(readMessages, { ids: [own!.id] }, { token: test.other.token })).toEqual({ unread: 0 });
  expect(await test.done(readMessages, {}, { token: test.other.token })).toEqual({ unread: 0 });
  expect(await unreadCount(test.services.database.db, test.main.adminId)).toBe(1);
});

it('go half a year after they were read, or a year after they came', async () => {
  await tell(test.main, 'departmentLeft', { by: 'Ann', department: 'Read' });
  await test.done(readMessages, {}, { token: test.main.token });
  await tell(test.main, 'departmentLeft', { by: 'Ann', department: 'Unread' });
  const [read] = await test.services.database.db.select().from(message).orderBy(message.createdAt);
  const readAt = read!.readAt!;
  const cameAt = new Date(Date.UTC(2030, 0, 1));
  const leftAfter = async (moment: Date, days: number) => {
    await cleanMessages({ ...test.services, clock: { now: () => new Date(moment.getTime() + days * 86_400_000) } });
    return (await messages()).rows.map(({ text }) => /Read|Unread/.exec(text)![0]);
  };
  expect(await leftAfter(readAt, 180)).toEqual(['Unread', 'Read']);
  expect(await leftAfter(readAt, 181)).toEqual(['Unread']);
  expect(await leftAfter(cameAt, 365)).toEqual(['Unread']);
  expect(await leftAfter(cameAt, 366)).toEqual([]);
});
