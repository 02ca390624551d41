import { addDept, deleteDept, exportDepts, getDepts, moveDept, setDept, type DepartmentForm } from '@skyhelm/contract/department';
import type { DepartmentId, RoleId, UserId } from '@skyhelm/contract/ids';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApp } from '../../testing/app.ts';
import { createAccounts } from '../enterprise/index.ts';
import { role } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';
import { department } from '../../tables/department.table.ts';

const { call, done, raw, signIn, services, main, other } = await testApp();
const { db } = services.database;
const [admin] = await db.select().from(user).where(eq(user.id, main.adminId));

const form = (name: string, parentId: DepartmentId | null = null): InputOf<typeof addDept> => ({
  name,
  parentId,
  country: 'CN',
  city: 'Harbin',
  personInCharge: 'Head',
});
const add = async (name: string, parentId: DepartmentId | null = null) => (await done(addDept, form(name, parentId), main)).id;
const list = (keyword = '', caller: { token: string } = main) => done(getDepts, { keyword }, caller);
const names = async (keyword = '', caller: { token: string } = main) => (await list(keyword, caller)).map(({ name }) => name);
const code = async (answer: Promise<{ state: number; code?: string }>) => (await answer).code;
const move = (id: DepartmentId, parentId: DepartmentId | null, version = 1) => call(moveDept, { id, parentId, version }, main);

let people = 0;
const addPerson = async (
  departmentId?: string,
  roleIds: RoleId[] = [main.administratorRoleId],
): Promise<{ id: UserId; account: string }> => {
  const account = `person${people++}`;
  const { passwordHash } = admin!;
  const [id] = await createAccounts(db, [{ enterpriseId: main.enterpriseId, account, name: account, passwordHash, roleIds, departmentId }]);
  return { id: id!, account };
};

beforeEach(async () => {
  await db.update(user).set({ departmentId: null });
  await db.delete(department);
});

describe('list', () => {
  test('stands in tree order and counts people here and below', async () => {
    const [south, north] = [await add('South'), await add('North')];
    const [team10, team9] = [await add('Team 10', north), await add('Team 9', north)];
    await Promise.all([addPerson(north), addPerson(team10), addPerson(team10)]);
    const shown = (await list()).map(({ id, parentId, headcount, headcountBelow }) => [id, parentId, headcount, headcountBelow]);
    expect(shown).toEqual([
      [north, null, 1, 3],
      [team9, north, 0, 0],
      [team10, north, 2, 2],
      [south, null, 0, 0],
    ]);
  });

  test('orders Chinese names as a Chinese reader expects', async () => {
    for (const name of ['重庆', '北京', '上海']) await add(name);
    const rows = await done(getDepts, {}, { ...main, language: 'zh' });
    expect(rows.map(({ name }) => name)).toEqual(['北京', '重庆', '上海']);
  });

  test('search keeps the ancestors of what matches', async () => {
    const flight = await add('Flight', await add('Headquarters'));
    await add('Survey', flight);
    await add('Workshop');
    expect(await names('SURV')).toEqual(['Headquarters', 'Flight', 'Survey']);
    expect(await names('nothing such')).toEqual([]);
  });
});

describe('name', () => {
  test('is taken among siblings only, whatever the case', async () => {
    const north = await add('North');
    expect(await call(addDept, form('NORTH'), main)).toMatchObject({
      state: 0,
      code: 'department.exists',
      mes: 'Department already exists',
    });
    await add('North', north);
    const south = await add('South');
    expect(await code(call(setDept, { ...form('north'), id: south, version: 1 }, main))).toBe('department.exists');
  });

  test('two at once: one is refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => code(call(addDept, form('North'), main))));
    expect(answers.filter((answer) => answer === 'department.exists')).toHaveLength(2);
    expect(await names()).toEqual(['North']);
  });
});

describe('edit', () => {
  const edit = (id: DepartmentId, version: number, change: Partial<DepartmentForm>) =>
    call(setDept, { ...form('North'), ...change, id, version }, main);

  test('a stale edit is refused and shows what the other one wrote', async () => {
    const id = await add('North');
    expect(await edit(id, 1, { city: 'Ufa', country: 'RU' })).toMatchObject({ state: 1, data: { version: 2 } });
    expect(await edit(id, 1, { city: 'Omsk' })).toMatchObject({
      code: 'record.stale',
      data: { id, version: 2, city: 'Ufa', country: 'RU' },
    });
    expect(await list()).toMatchObject([{ city: 'Ufa', version: 2 }]);
  });

  test('two at once: one wins, the other is told', async () => {
    const id = await add('North');
    const codes = await Promise.all(['Ufa', 'Omsk'].map((city) => code(edit(id, 1, { city }))));
    expect(new Set(codes)).toEqual(new Set(['record.stale', undefined]));
  });

  test('refuses a country that does not exist', async () => {
    expect(await call(addDept, { ...form('North'), country: 'QQ' }, main)).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'country' }],
    });
  });
});

describe('move', () => {
  test('takes everything below along', async () => {
    const [a, b] = [await add('A'), await add('B')];
    const team = await add('Team', await add('Crew', a));
    expect(await move(a, b)).toMatchObject({ state: 1, data: { version: 2 } });
    expect(await names()).toEqual(['B', 'A', 'Crew', 'Team']);
    const placed = (await db.select().from(department)).find(({ id }) => id === team)!;
    expect(placed).toMatchObject({ depth: 4, version: 1 });
    expect(placed.path.startsWith(`${b}/${a}/`)).toBe(true);
  });

  test('refuses its own subtree, a taken name and a stale version', async () => {
    const a = await add('A');
    const crew = await add('Crew', a);
    const other = await add('Crew');
    expect(await code(move(a, a))).toBe('department.cycle');
    expect(await code(move(a, crew))).toBe('department.cycle');
    expect(await code(move(other, a))).toBe('department.exists');
    expect(await code(move(other, null, 7))).toBe('record.stale');
  });

  test('refuses to grow the tree too deep', async () => {
    const levels: DepartmentId[] = [];
    for (let level = 1; level <= 10; level++) levels.push(await add(`Level ${level}`, levels.at(-1)));
    expect(await call(addDept, form('Level 11', levels[9]), main)).toMatchObject({
      code: 'department.tooDeep',
      mes: 'Departments can be at most 10 levels deep',
    });
    const pair = await add('Pair');
    await add('Child', pair);
    expect(await code(move(pair, levels[8]!))).toBe('department.tooDeep');
    expect(await code(move(pair, levels[7]!))).toBe(undefined);
  });

  test('two departments moved into each other at once do not vanish in a circle', async () => {
    const [a, b] = [await add('A'), await add('B')];
    const codes = await Promise.all([code(move(a, b)), code(move(b, a))]);
    expect(codes.toSorted()).toEqual(['department.cycle', undefined]);
    expect(await names()).toHaveLength(2);
  });
});

describe('delete', () => {
  test('leaves the people, without a department', async () => {
    const id = await add('North');
    const person = await addPerson(id);
    expect(await done(deleteDept, { id }, main)).toBe(null);
    expect(await list()).toEqual([]);
    const [row] = (await db.select().from(user)).filter((each) => each.id === person.id);
    expect(row).toMatchObject({ departmentId: null, version: 2 });
  });

  test('refuses while there are departments below', async () => {
    const id = await add('North');
    await add('Team', id);
    expect(await code(call(deleteDept, { id }, main))).toBe('department.hasChildren');
  });
});

describe('data scope', () => {
  const manager = async (departmentId: string, dataScope: 'department' | 'departmentTree' | 'self') => {
    const roleId = newId<RoleId>();
    const permissions = ['department:query', 'department:add', 'department:edit', 'department:delete'];
    await db.insert(role).values({ id: roleId, enterpriseId: main.enterpriseId, name: roleId, nameKey: roleId, permissions, dataScope });
    return { token: await signIn((await addPerson(departmentId, [roleId])).account) };
  };

  test('shows what is at and below one’s own department, and nothing above', async () => {
    const north = await add('North', await add('Headquarters'));
    await add('Team', north);
    await add('South');
    expect(await names('', await manager(north, 'departmentTree'))).toEqual(['North', 'Team']);
    expect(await list('', await manager(north, 'department'))).toMatchObject([{ name: 'North', parentId: null }]);
    expect(await list('', await manager(north, 'self'))).toEqual([]);
  });

  test('what is outside is not found, and the top is not theirs', async () => {
    const [north, south] = [await add('North'), await add('South')];
    const team = await add('Team', north);
    const token = await manager(north, 'departmentTree');
    expect(await code(call(addDept, form('New', south), token))).toBe('record.notFound');
    expect(await code(call(moveDept, { id: team, parentId: south, version: 1 }, token))).toBe('record.notFound');
    expect(await code(call(setDept, { ...form('New'), id: south, version: 1 }, token))).toBe('record.notFound');
    expect(await code(call(deleteDept, { id: south }, token))).toBe('record.notFound');
    expect(await code(call(addDept, form('New'), token))).toBe('request.forbidden');
    expect(await code(call(moveDept, { id: team, parentId: null, version: 1 }, token))).toBe('request.forbidden');
    expect(await code(call(addDept, form('New', team), token))).toBe(undefined);
  });

  test('follows a department that moves, without a new sign-in', async () => {
    const [north, south] = [await add('North'), await add('South')];
    const token = await manager(south, 'departmentTree');
    expect(await names('', token)).toEqual(['South']);
    await move(north, south);
    expect(await names('', token)).toEqual(['South', 'North']);
    await move(south, await add('Headquarters'));
    expect(await names('', token)).toEqual(['South', 'North']);
  });

  test('another enterprise sees none of it', async () => {
    const id = await add('North');
    expect(await list('', other)).toEqual([]);
    expect(await code(call(deleteDept, { id }, other))).toBe('record.notFound');
    expect(await code(call(addDept, form('Below', id), other))).toBe('record.notFound');
  });
});

test('export is a spreadsheet in the reader’s language', async () => {
  await addPerson(await add('Команда', await add('Север')));
  const response = await raw(exportDepts, {}, { ...main, language: 'ru' });
  expect(response.headers['content-disposition']).toContain(encodeURIComponent('Подразделения'));
  const [sheet] = await readXlsxFile(response.rawPayload);
  expect(sheet!.data.map((cells) => cells.slice(0, 4))).toEqual([
    ['Название подразделения', 'Вышестоящее подразделение', 'Страна или регион', 'Область или город'],
    ['Север', null, 'Китай', 'Harbin'],
    ['Команда', 'Север', 'Китай', 'Harbin'],
  ]);
});
