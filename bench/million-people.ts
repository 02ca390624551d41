import type pg from 'pg';
import { fillTables } from './fill.ts';

export const PEOPLE = 1_000_000;

export const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕';
export const GIVEN = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉萍红玲飞鹏辉燕兰凤洁梅琳云莲真';
const TRADES = ['pilot', 'engineer', 'observer', 'dispatcher', 'reviewer', 'mechanic'];

/** Ten regions of five offices of four teams. */
export const DEPARTMENTS = `
  with recursive tree as (
    select uuidv7() as id, null::uuid as parent_id, 1 as depth, 'Region ' || n as name from generate_series(1, 10) as n
    union all
    select uuidv7(), tree.id, depth + 1, tree.name || '.' || n from tree
    join lateral generate_series(1, case depth when 1 then 5 else 4 end) as n on depth < 3
  ), placed as (
    select tree.*, array_to_string(array[above.parent_id, tree.parent_id, tree.id], '/') || '/' as path
    from tree left join tree as above on above.id = tree.parent_id
  )
  insert into department (id, enterprise_id, parent_id, path, depth, name, name_key, country, city, person_in_charge)
  select id, $1, parent_id, path, depth, name, lower(name), 'CN', 'Xi''an', 'Somebody' from placed order by depth`;

const ROLES = `insert into role (id, enterprise_id, name, name_key) select uuidv7(), $1, 'Role ' || n, 'role ' || n from generate_series(1, 12) as n`;

/** Shaped as people are: few names for many, most active, some without a department. */
const USERS = `
  insert into user_account (id, enterprise_id, user_type, account, account_key, name, mobile, mobile_key, password_hash, state, department_id, created_at)
  select uuidv7(), $1, 'enterprise', account, account, name, mobile, '+86' || mobile, '', state, department_id, created_at from (
    select $2::text[] as trades, n,
      ($2::text[])[1 + floor(random() * ${TRADES.length})::int] || n as account,
      substr($3, 1 + floor(random() * ${SURNAMES.length})::int, 1) || substr($4, 1 + floor(random() * ${GIVEN.length})::int, 1)
        || substr($4, 1 + floor(random() * ${GIVEN.length})::int, 1) as name,
      '13' || lpad(n::text, 9, '0') as mobile,
      case when random() < 0.04 then 'frozen' else 'normal' end as state,
      case when random() < 0.97 then departments.ids[1 + floor(random() * cardinality(departments.ids))::int] end as department_id,
      date_trunc('milliseconds', now() - random() * interval '5 years') as created_at
    from generate_series(1, ${PEOPLE}) as n, (select array_agg(id) as ids from department where enterprise_id = $1) as departments
  ) as made`;

const GRANTS = `
  insert into user_role (enterprise_id, user_id, role_id)
  select $1, user_account.id, roles.ids[1 + floor(cardinality(roles.ids) * random() ^ 2)::int]
  from user_account, (select array_agg(id) as ids from role where enterprise_id = $1 and not built_in) as roles
  where user_account.password_hash = ''`;

export const fillPeople = (database: pg.PoolConfig): Promise<{ enterpriseId: string }> =>
  fillTables(database, ['user_account'], async (client, enterpriseId) => {
    await client.query(DEPARTMENTS, [enterpriseId]);
    await client.query(ROLES, [enterpriseId]);
    await client.query(USERS, [enterpriseId, TRADES, SURNAMES, GIVEN]);
    await client.query(GRANTS, [enterpriseId]);
  });

export const oneOf = (choices: string): string => choices[Math.floor(Math.random() * choices.length)]!;

/** What people type: a name, part of a number. A few among the million answer to it. */
export const narrowKeyword = (): string =>
  Math.random() < 0.5 ? `${oneOf(SURNAMES)}${oneOf(GIVEN)}` : String(Math.floor(10_000 + Math.random() * 990_000));

/** A surname alone, the beginning of a trade: tens or hundreds of thousands. */
export const BROAD_KEYWORDS = ['王', '李', 'pilot', 'Engineer'];
