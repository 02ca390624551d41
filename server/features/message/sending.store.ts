import type { PushPriority } from '@skyhelm/contract/news-push-facts';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../user/user.table.ts';
import { message } from './message.table.ts';

/** One sending of a push, in the words of whoever wrote it. */
export interface Sending {
  enterpriseId: string;
  pushId: string;
  sending: number;
  priority: PushPriority;
  params: { title: string; content: string; by: string };
}

/** To everybody whom the condition on user rows finds, in one statement however many they are; returns who got it now. */
export async function insertSending(
  db: Queryable,
  { enterpriseId, pushId, sending, priority, params }: Sending,
  receivers: SQL,
  now: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into ${message} (id, enterprise_id, user_id, kind, params, created_at, push_id, sending, priority)
    select gen_random_uuid(), ${enterpriseId}::uuid, ${user.id}, 'newsPush', ${JSON.stringify(params)}::jsonb,
      ${now.toISOString()}::timestamptz, ${pushId}::uuid, ${sending}::integer, ${priority}
    from ${user} where ${user.enterpriseId} = ${enterpriseId} and ${user.state} = 'normal' and ${receivers}
    on conflict (push_id, sending, user_id) do nothing returning user_id`);
  return rows.map((row) => row.user_id);
}
