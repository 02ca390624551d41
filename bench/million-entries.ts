import pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';
import { GIVEN, oneOf, SURNAMES } from './million-people.ts';

export const ENTRIES = 10_000_000;
const PEOPLE = 20_000;
const DAYS = 730;

/** From what everybody does all day to what happens once a week. */
export const KINDS = ['session.opened', 'message.read', 'file.seen', 'user.edited', 'department.edited', 'role.edited', 'user.deleted'];

/** One person in a hundred is in the department. */
const USERS = `
  insert into user_account (id, enterprise_id, user_type, account, account_key, name, password_hash, department_id)
  select uuidv7(), $1, 'enterprise', 'pilot' || n, 'pilot' || n,
    substr($3, 1 + floor(random() * ${SURNAMES.length})::int, 1) || substr($4, 1 + floor(random() * ${GIVEN.length})::int, 1)
      || substr($4, 1 + floor(random() * ${GIVEN.length})::int, 1), '', case when n % 100 = 0 then $2::uuid end
  from generate_series(1, ${PEOPLE}) as n`;

/** Few people do much of it, and few kinds are most of it. Targets are accounts, vehicles and nothing, in turn. */
const LOG = `
  insert into operation_log (enterprise_id, seq, at, operation, actor_kind, actor_id, actor_name, ip, request_id, target_id, target_name, details, hash)
  select $1, $2 + n, date_trunc('milliseconds', now() - interval '${DAYS} days' + n * (interval '${DAYS} days' / ${ENTRIES})),
    ($3::text[])[1 + floor(cardinality($3::text[]) * random() ^ 4)::int], 'user', staff.id, staff.name, '10.0.0.1', 'r' || n, '',
    case n % 3 when 0 then 'pilot' || 1 + floor(random() * ${PEOPLE})::int when 1 then 'UAV-' || 1 + floor(random() * 5000)::int else '' end,
    '{"by": "password"}', repeat('0', 43)
  from (select n, 1 + floor(${PEOPLE} * random() ^ 2)::int as who from generate_series(1, ${ENTRIES}) as n) as made
  join (select row_number() over (order by id) as number, id, name from user_account where enterprise_id = $1 and password_hash = '') as staff
    on staff.number = who`;

const NAMES = `
  insert into operation_name (enterprise_id, name) select distinct enterprise_id, name from
    (select enterprise_id, actor_name as name from operation_log union select enterprise_id, target_name from operation_log) as named
  where name <> '' on conflict do nothing`;

/** Fills the platform's own log. */
export async function fillLog(database: pg.PoolConfig, departmentId: string): Promise<{ enterpriseId: string }> {
  const client = new pg.Client({ ...database, user: 'postgres' });
  await client.connect();
  try {
    await client.query("set session_replication_role = 'replica'; set synchronous_commit = off; set statement_timeout = 0");
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '128MB'");
    const { rows } = await client.query<{ id: string; seq: string }>(
      'select enterprise.id, seq from enterprise join operation_chain on enterprise_id = enterprise.id where is_platform',
    );
    const { id: enterpriseId, seq } = rows[0]!;
    await withoutIndexes(client, ['operation_log'], async () => {
      await client.query(USERS, [enterpriseId, departmentId, SURNAMES, GIVEN]);
      await client.query(LOG, [enterpriseId, seq, KINDS]);
      await client.query(NAMES);
      await client.query('update operation_chain set seq = seq + $2 where enterprise_id = $1', [enterpriseId, ENTRIES]);
    });
    await client.query('vacuum (analyze)');
    return { enterpriseId };
  } finally {
    await client.end();
  }
}

const upTo = (limit: number): number => 1 + Math.floor(Math.random() * limit);

/** What people type: somebody's name, an account, a vehicle. */
export const typedName = (): string =>
  Math.random() < 0.5 ? `${oneOf(SURNAMES)}${oneOf(GIVEN)}` : Math.random() < 0.5 ? `pilot${upTo(PEOPLE)}` : `uav-${upTo(5000)}`;

export function anyTime(): { from: string; to: string } {
  const start = Date.now() - Math.random() * DAYS * 86_400_000;
  const days = [1, 7, 30, 180][upTo(4) - 1]!;
  return { from: new Date(start).toISOString(), to: new Date(start + days * 86_400_000).toISOString() };
}
