import { getMessages, readMessages } from '@skyhelm/contract/message';
import type { Language } from '@skyhelm/i18n/translate';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { message } from '../../tables/message.table.ts';

/** The filters of getMessages: what one's own message history is searched by. */
let test: TestApp;

const told = (day: number, row: Pick<typeof message.$inferInsert, 'kind' | 'params' | 'priority'>) => ({
  id: newId(),
  enterpriseId: test.main.enterpriseId,
  userId: test.main.adminId,
  createdAt: new Date(Date.UTC(2030, 0, day, 12)),
  ...row,
});

beforeAll(async () => {
  test = await testApp();
  const { db } = test.services.database;
  await db.delete(message);
  const push = (title: string, content: string) => ({ kind: 'newsPush', params: { title, content, by: 'Ann' } });
  await db
    .insert(message)
    .values([
      told(1, { kind: 'departmentJoined', params: { by: 'Ann', department: 'North' } }),
      told(2, { kind: 'certificationFailed', params: { kind: 'Pilot', reason: 'Blurred 50%' } }),
      told(3, { ...push('Storm', 'Wind from the NORTH'), priority: 'high' }),
      told(4, { ...push('Canteen', 'Dumplings'), priority: 'low' }),
      told(5, { kind: 'routeBroken', params: { route: 'R1', zone: 'Z1' } }),
      told(6, { kind: 'passwordChanged', params: {} }),
    ]);
});

const found = async (input: object, language: Language = 'en') =>
  (await test.done(getMessages, { isAsc: true, ...input }, { token: test.main.token, language })).rows.map(({ createdAt }) =>
    new Date(createdAt).getUTCDate(),
  );

describe('one’s messages are found', () => {
  it.each<[string, object, number[]]>([
    ['all of them', {}, [1, 2, 3, 4, 5, 6]],
    ['by a fact, whatever the case', { keyword: 'north' }, [1, 3]],
    ['by a word of the sentence', { keyword: 'DOCUMENTS' }, [2]],
    ['by words that stand apart, of both', { keyword: 'ann  added' }, [1]],
    ['by signs that mean something elsewhere', { keyword: '50%' }, [2]],
    ['not by the names of what the sentence is made of', { keyword: '{department}' }, []],
    ['by priority', { priority: 'high' }, [3]],
    ['by subject: pushes', { group: 'push' }, [3, 4]],
    ['by subject: the account', { group: 'security' }, [6]],
    ['by subject: flights', { group: 'flight' }, [5]],
    ['by subject: the organisation', { group: 'organisation' }, [1]],
    ['by time', { from: '2030-01-02T12:00:00Z', to: '2030-01-04T14:00:00+02:00' }, [2, 3, 4]],
    ['by all of it together', { keyword: 'wind', priority: 'high', group: 'push', isRead: false }, [3]],
  ])('%s', async (_, input, days) => {
    expect(await found(input)).toEqual(days);
  });

  it('by the words of the language they are read in', async () => {
    expect(await found({ keyword: 'документы' }, 'ru')).toEqual([2]);
    expect(await found({ keyword: 'документы' }, 'en')).toEqual([]);
    expect(await found({ keyword: '部门' }, 'zh')).toEqual([1]);
  });

  it('by whether they were read, counted as they are filtered', async () => {
    const { token } = test.main;
    const { rows } = await test.done(getMessages, { group: 'push' }, { token });
    await test.done(readMessages, { ids: rows.map(({ id }) => id) }, { token });
    expect(await found({ isRead: true })).toEqual([3, 4]);
    expect(await found({ isRead: false })).toEqual([1, 2, 5, 6]);
    expect(await test.done(getMessages, { isRead: true, pageSize: 1 }, { token })).toMatchObject({ total: 2, unread: 4 });
  });
});

it('whoever else looks finds nothing of them', async () => {
  expect(await test.done(getMessages, { keyword: 'north' }, { token: test.other.token })).toMatchObject({ total: 0, rows: [] });
});
