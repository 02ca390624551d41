import type { KeyUsage } from '@skyhelm/contract/access-key';
import { and, asc, desc, eq, gte, lt, max, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accessKey, accessKeyMinute, accessKeySecret, accessKeyUsage } from '../../tables/access-key.table.ts';

export type UsageRow = typeof accessKeyUsage.$inferInsert;
type MinuteRow = Required<typeof accessKeyMinute.$inferInsert>;
type MinuteTotal = Pick<MinuteRow, 'calls' | 'costly'>;

/** In one order everywhere, or two servers would wait for each other for ever. */
const inOrder = <R extends { keyId: string }>(rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => (one.keyId < other.keyId ? -1 : one.keyId > other.keyId ? 1 : 0));

/** What all servers have counted of each key in this minute. A key that is no more is left out. */
export async function addToMinute(db: Queryable, rows: readonly MinuteRow[]): Promise<Map<string, MinuteTotal>> {
  const given = inOrder(rows).map(({ keyId, enterpriseId, minute, calls, costly }) => ({
    key_id: keyId,
    enterprise_id: enterpriseId,
    minute: minute.toISOString(),
    calls,
    costly,
  }));
  // One further ahead than clocks of servers may differ was told by a clock that was wrong: nothing is counted there for as long as it was ahead.
  const isOver = sql`(kept.minute < excluded.minute or kept.minute > excluded.minute + interval '2 minutes')`;
  const isTold = sql`minute = ${rows[0]!.minute.toISOString()}::timestamptz`;
  const { rows: totals } = await db.execute<{ key_id: string } & MinuteTotal>(
    sql`insert into ${accessKeyMinute} as kept (key_id, enterprise_id, minute, calls, costly)
      select told.key_id, told.enterprise_id, told.minute, told.calls, told.costly
      from json_populate_recordset(null::${accessKeyMinute}, ${JSON.stringify(given)}::json) as told
      join ${accessKey} on ${accessKey.id} = told.key_id
      on conflict (key_id) do update set
        calls = case when kept.minute = excluded.minute then kept.calls + excluded.calls
                     when ${isOver} then excluded.calls
                     else kept.calls end,
        costly = case when kept.minute = excluded.minute then kept.costly + excluded.costly
                      when ${isOver} then excluded.costly
                      else kept.costly end,
        minute = case when ${isOver} then excluded.minute else kept.minute end
      returning key_id, case when ${isTold} then calls else 0 end as calls, case when ${isTold} then costly else 0 end as costly`,
  );
  return new Map(totals.map(({ key_id, ...total }) => [key_id, total]));
}

/** Of every key that was used in this minute. */
export const countedIn = (db: Queryable, minute: Date): Promise<(typeof accessKeyMinute.$inferSelect)[]> =>
  db.select().from(accessKeyMinute).where(eq(accessKeyMinute.minute, minute));

export async function addUsage(db: Queryable, rows: readonly UsageRow[]): Promise<void> {
  const given = rows.map(({ keyId, enterpriseId, quarter, path, outcome, calls }) => ({
    key_id: keyId,
    enterprise_id: enterpriseId,
    hour: quarter.toISOString(),
    path,
    outcome,
    calls,
  }));
  await db.execute(
    sql`insert into ${accessKeyUsage} as kept (key_id, enterprise_id, hour, path, outcome, calls)
      select told.key_id, told.enterprise_id, told.hour, told.path, told.outcome, told.calls
      from json_populate_recordset(null::${accessKeyUsage}, ${JSON.stringify(given)}::json) as told
      join ${accessKey} on ${accessKey.id} = told.key_id
      order by told.key_id, told.hour, told.path, told.outcome
      on conflict (key_id, hour, path, outcome) do update set calls = kept.calls + excluded.calls`,
  );
}

const done = sql<number>`coalesce(sum(${accessKeyUsage.calls}) filter (where ${accessKeyUsage.outcome} = 'done'), 0)::int`;
const refused = sql<number>`coalesce(sum(${accessKeyUsage.calls}) filter (where ${accessKeyUsage.outcome} <> 'done'), 0)::int`;
const total = sql<number>`sum(${accessKeyUsage.calls})::int`;

/** Nothing where the tenant has no such key. */
export async function usageOf(db: Queryable, enterpriseId: string, keyId: string, since: Date): Promise<KeyUsage | undefined> {
  const [known] = await db
    .select({ id: accessKey.id, lastUsedAt: max(accessKeySecret.lastUsedAt) })
    .from(accessKey)
    .leftJoin(accessKeySecret, eq(accessKeySecret.keyId, accessKey.id))
    .where(and(eq(accessKey.enterpriseId, enterpriseId), eq(accessKey.id, keyId)))
    .groupBy(accessKey.id);
  if (!known) return undefined;
  const which = and(eq(accessKeyUsage.enterpriseId, enterpriseId), eq(accessKeyUsage.keyId, keyId), gte(accessKeyUsage.quarter, since));
  const { quarter, path, outcome } = accessKeyUsage;
  /** By the clock of whoever reads: theirs may be half an hour off those of UTC. */
  const hour = sql<Date>`date_bin('1 hour', ${quarter}, ${since.toISOString()}::timestamptz)`.mapWith(quarter);
  const hours = await db
    .select({ at: hour, done, refused })
    .from(accessKeyUsage)
    .where(which)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const calls = await db.select({ path, done, refused }).from(accessKeyUsage).where(which).groupBy(path).orderBy(desc(total), asc(path));
  const refusals = await db
    .select({ reason: outcome, count: total })
    .from(accessKeyUsage)
    .where(and(which, ne(outcome, 'done')))
    .groupBy(outcome)
    .orderBy(desc(total), asc(outcome));
  return {
    since: since.toISOString(),
    lastUsedAt: known.lastUsedAt?.toISOString() ?? null,
    hours: hours.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts })),
    calls,
    refusals: refusals as KeyUsage['refusals'],
  };
}

export const forgetUsageBefore = (db: Queryable, moment: Date) => db.delete(accessKeyUsage).where(lt(accessKeyUsage.quarter, moment));
