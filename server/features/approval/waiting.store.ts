import { and, count, min, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { approvalsWithin } from '../task/index.ts';
import { taskApproval } from '../../tables/task.table.ts';

/** How many questions wait that the actor sees, and until when the most pressing of them has to be decided. */
export async function waitingApprovals(db: Queryable, actor: Actor): Promise<{ waiting: number; nextDueAt: Date | null }> {
  const [row] = await db
    .select({ waiting: count(), nextDueAt: min(taskApproval.dueAt) })
    .from(taskApproval)
    .where(and(approvalsWithin(actor), sql`${taskApproval.state} = 'pending'`));
  return row!;
}
