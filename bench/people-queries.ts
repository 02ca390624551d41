import type { InputOf } from '@skyhelm/contract/endpoint';
import type { getUsers } from '@skyhelm/contract/user';
import type pg from 'pg';
import { PAGE_SIZE } from './browse.ts';
import { BROAD_KEYWORDS, narrowKeyword } from './million-people.ts';

export type PeopleQuery = InputOf<typeof getUsers>;
export type Filter = Pick<PeopleQuery, 'keyword' | 'state' | 'deptId' | 'roleId'>;
export type FilterKind = 'no filter' | 'state' | 'department' | 'role' | 'broad keyword';

const SORTED_BY = { name: 'name', userName: 'account', createdAt: 'created_at' } as const;
export const SORTS = Object.keys(SORTED_BY) as (keyof typeof SORTED_BY)[];

/** The filters that people of one enterprise come back to; what they type is new each time. */
export async function usualFilters(client: pg.Client, enterpriseId: string): Promise<{ kind: FilterKind; filter: Filter }[]> {
  const some = async (from: string, count: number) => {
    const { rows } = await client.query<{ id: string }>(`select id from ${from} order by random() limit ${count}`, [enterpriseId]);
    return rows.map(({ id }) => id);
  };
  const departments: string[] = [];
  for (const depth of [1, 2, 3]) departments.push(...(await some(`department where enterprise_id = $1 and depth = ${depth}`, 5)));
  const roles = await some('role where enterprise_id = $1 and not built_in', 6);
  return [
    { kind: 'no filter', filter: {} },
    ...(['normal', 'frozen'] as const).map((state) => ({ kind: 'state' as const, filter: { state } })),
    ...departments.map((deptId) => ({ kind: 'department' as const, filter: { deptId } })),
    ...roles.map((roleId) => ({ kind: 'role' as const, filter: { roleId } })),
    ...BROAD_KEYWORDS.map((keyword) => ({ kind: 'broad keyword' as const, filter: { keyword } })),
  ];
}

export const typedFilter = (): Filter => ({ keyword: narrowKeyword() });

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
