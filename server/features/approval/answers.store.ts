import type { Message } from '@skyhelm/contract/message';
import { holds } from '@skyhelm/core/identity/permission';
import { and, inArray } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { approvalsWithin } from '../task/index.ts';
import { taskApproval } from '../../tables/task.table.ts';

export type Answers = Map<string, NonNullable<Message['answer']>>;

/** How the questions stand that somebody was once asked, as far as they may still see them. */
export async function answersTo(db: Queryable, actor: Actor, ids: readonly string[]): Promise<Answers> {
  if (ids.length === 0 || !holds(actor.permissions, 'approval:query')) return new Map();
  const { id, state, decidedByName } = taskApproval;
  const rows = await db
    .select({ id, state, by: decidedByName })
    .from(taskApproval)
    .where(and(approvalsWithin(actor), inArray(id, ids)));
  return new Map(rows.map((row) => [row.id, { state: row.state, by: row.by }]));
}
