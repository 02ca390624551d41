import type { InputOf } from '@skyhelm/contract/endpoint';
import type { getUsers } from '@skyhelm/contract/user';
import type pg from 'pg';
import { BROAD_KEYWORDS, narrowKeyword } from './million-people.ts';

export type PeopleQuery = InputOf<typeof getUsers>;
export type Filter = Pick<PeopleQuery, 'keyword' | 'state' | 'deptId' | 'roleId'>;
export type FilterKind = 'no filter' | 'keyword' | 'broad keyword' | 'state' | 'department' | 'role';

export const PAGE_SIZE = 20;
const SORTED_BY = { name: 'name', userName: 'account', createdAt: 'created_at' } as const;

const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)]!;

/** The filters that a list of people offers; what people type is new each time. */
export async function filterChoices(client: pg.Client, enterpriseId: string): Promise<Record<FilterKind, () => Filter>> {
  const idsOf = async (table: string) =>
    (await client.query<{ id: string }>(`select id from ${table} where enterprise_id = $1`, [enterpriseId])).rows.map(({ id }) => id);
  const [departments, roles] = [(await idsOf('department')) as Filter['deptId'][], (await idsOf('role')) as Filter['roleId'][]];
  return {
    'no filter': () => ({}),
    keyword: () => ({ keyword: narrowKeyword() }),
    'broad keyword': () => ({ keyword: anyOf(BROAD_KEYWORDS) }),
    state: () => ({ state: anyOf(['normal', 'frozen'] as const) }),
    department: () => ({ deptId: anyOf(departments) }),
    role: () => ({ roleId: anyOf(roles) }),
  };
}

export const anyOrder = (): Pick<PeopleQuery, 'orderByColumn' | 'isAsc'> => ({
  orderByColumn: anyOf(Object.keys(SORTED_BY) as (keyof typeof SORTED_BY)[]),
  isAsc: Math.random() < 0.5,
});

export const anyPage = (total: number): number => 1 + Math.floor(Math.random() * Math.max(1, Math.ceil(total / PAGE_SIZE)));

/** The same page by the two statements that anybody would write first. */
export async function plainSql(client: pg.Client, enterpriseId: string, query: PeopleQuery): Promise<{ total: number; ids: string[] }> {
  const values: unknown[] = [enterpriseId];
  const conditions = ['enterprise_id = $1'];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add(query.keyword && `%${query.keyword}%`, (like) => `(name ilike ${like} or account ilike ${like} or mobile ilike ${like})`);
  add(query.state, (state) => `state = ${state}`);
  add(query.roleId, (role) => `id in (select user_id from user_role where role_id = ${role})`);
  add(query.deptId, (top) => `department_id in (select id from department where path like '%' || ${top} || '/%')`);
  const where = conditions.join(' and ');
  const order = `${SORTED_BY[query.orderByColumn ?? 'name']} ${query.isAsc ? 'asc' : 'desc'}, id ${query.isAsc ? 'asc' : 'desc'}`;
  const counted = await client.query<{ count: string }>(`select count(*) from user_account where ${where}`, values);
  const page = await client.query<{ id: string }>(
    `select * from user_account where ${where} order by ${order} limit ${PAGE_SIZE} offset ${((query.pageNum ?? 1) - 1) * PAGE_SIZE}`,
    values,
  );
  return { total: Number(counted.rows[0]!.count), ids: page.rows.map(({ id }) => id) };
}
