import type { PushPriority } from '@skyhelm/contract/news-push-facts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../../tables/user.table.ts';
import { message } from '../../tables/message.table.ts';
import type { QuietNow } from './quiet.store.ts';

/** One sending of a push, in the words of whoever wrote it. */
export interface Sending {
  enterpriseId: string;
  pushId: string;
  sending: number;
  priority: PushPriority;
  params: { title: string; content: string; by: string };
}

/** To everybody whom the condition on user rows finds, in one statement however many they are; returns who got it now, and for whom it waits. */
export async function insertSending(
  db: Queryable,
  { enterpriseId, pushId, sending, priority, params }: Sending,
  receivers: SQL,
  quiet: readonly QuietNow[],
  now: Date,
): Promise<{ userId: string; isHeld: boolean }[]> {
  const { rows } = await db.execute<{ user_id: string; is_held: boolean }>(sql`
    insert into ${message} (id, enterprise_id, user_id, kind, params, created_at, push_id, sending, priority, held_until)
    select gen_random_uuid(), ${enterpriseId}::uuid, ${user.id}, 'newsPush', ${JSON.stringify(params)}::jsonb,
      ${now.toISOString()}::timestamptz, ${pushId}::uuid, ${sending}::integer, ${priority}, quiet.until
    from ${user} left join jsonb_to_recordset(${JSON.stringify(quiet)}::jsonb) as quiet(hours jsonb, until timestamptz)
      on quiet.hours = ${user.quietHours}
    where ${isReceiver(enterpriseId, receivers)}
    on conflict (push_id, sending, user_id) do nothing returning user_id, held_until is not null as is_held`);
  return rows.map((row) => ({ userId: row.user_id, isHeld: row.is_held }));
}

export const isReceiver = (enterpriseId: string, receivers: SQL): SQL =>
  and(eq(user.enterpriseId, enterpriseId), eq(user.state, 'normal'), receivers)!;
