import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import { exportUsers, frozenUser } from '@skyhelm/contract/user';
import { desc, eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/auth/actor.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { walkUsers } from './user-list.store.ts';
import { user } from '../../tables/user.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let north: DepartmentId;
let pilotRole: RoleId;
let frosty: Person;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  north = await people.department('North');
  pilotRole = await people.role('Pilot');
  frosty = await people.person('frosty', [pilotRole], north);
  for (const account of ['twin1', 'twin2', 'twin3', 'twin4', 'twin5']) await people.person(account, [pilotRole]);
  // The same name and moment: what comes next is then told by the id alone.
  const same = { name: 'Twin', createdAt: new Date('2026-03-10T20:00:00Z') };
  await app.services.database.db.update(user).set(same).where(eq(user.state, 'normal'));
  await app.done(frozenUser, { id: frosty.id }, people.admin);
});

const rowsOf = async (query: object, options: object = people.admin) => {
  const response = await app.raw(exportUsers, query, { language: 'en', ...options });
  const [sheet] = await readXlsxFile(response.rawPayload);
  return sheet!.data;
};

describe('an export of users', () => {
  test('holds who was looked for and nobody else, in the reader’s language and day, and is in the log', async () => {
    expect(await rowsOf({ state: 'frozen', deptId: north, timeZone: 'Asia/Shanghai' }, { ...people.admin, language: 'ru' })).toEqual([
      [
        'Имя',
        'Логин',
        'Подразделение',
        'Роли',
        'Номер телефона',
        'Электронная почта',
        'Статус',
        'Подтверждение личности',
        'Подтверждение квалификации пилота',
        'Примечание',
        'Создан',
      ],
      ['Twin', 'frosty', 'North', 'Pilot', null, null, 'Заблокирован', 'Не подтверждено', 'Не подтверждено', null, '2026-03-11'],
    ]);
    const [last] = await app.services.database.db.select().from(operationLog).orderBy(desc(operationLog.seq)).limit(1);
    expect(last).toMatchObject({ operation: 'user.exported', details: { state: 'frozen', deptId: north } });
  });

  test('ends where the data scope ends, and takes a permission of its own', async () => {
    const permissions = ['user:query', 'user:export'] as const;
    const local = await people.role('Local', { permissions: [...permissions], dataScope: 'departmentTree' });
    const clerk = await people.person('clerk', [local], north);
    expect((await rowsOf({ orderByColumn: 'userName' }, clerk)).slice(1).map(([, account]) => account)).toEqual(['clerk', 'frosty']);
    expect((await rowsOf({}, { token: app.other.token })).slice(1).map(([, account]) => account)).toEqual(['other']);
    const reader = await people.person('reader', [await people.role('Reader', { permissions: ['user:query'] })]);
    expect(codeOf(await app.call(exportUsers, {}, reader))).toBe('request.forbidden');
  });
});

test.each(['name', 'userName', 'createdAt'] as const)(
  'a walk by %s meets everybody once, either way, however small its steps',
  async (column) => {
    const actor = { kind: 'user', enterpriseId: app.main.enterpriseId, userId: app.main.adminId, scope: { all: true } } as Actor;
    const walk = async (isAsc: boolean, batch: number) => {
      const accounts: string[] = [];
      const query = { keyword: 'twin', orderByColumn: column, isAsc };
      for await (const users of walkUsers(app.services.database.db, actor, query, new Date(), batch))
        accounts.push(...users.map((each) => each.userName));
      return accounts;
    };
    const whole = await walk(true, 1_000);
    expect(whole).toEqual(expect.arrayContaining(['admin', 'frosty', 'twin1', 'twin5']));
    for (const batch of [1, 2, 3, whole.length]) expect(await walk(true, batch)).toEqual(whole);
    expect(await walk(false, 2)).toEqual(whole.toReversed());
  },
);
