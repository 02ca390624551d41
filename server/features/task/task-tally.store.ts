import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { TaskRow } from './task-access.store.ts';
import { taskTally } from '../../tables/task.table.ts';

/** New tasks after which the tally of their enterprise is added up. */
const FOLDED_EVERY = 100;

type Tallied = Pick<TaskRow, 'enterpriseId' | 'founderId' | 'status'>;
const entry = ({ enterpriseId, founderId, status }: Tallied, tasks: 1 | -1) => ({ enterpriseId, founderId, status, tasks });

/** In the transaction that makes it, of which an enterprise has one at a time. */
export async function tallyNew(tx: Queryable, made: Tallied & Pick<TaskRow, 'number'>): Promise<void> {
  await tx.insert(taskTally).values(entry(made, 1));
  if (made.number % FOLDED_EVERY === 0) await fold(tx, made.enterpriseId);
}

/** In the transaction that moves it; of a row that was locked, or two who move it at once would both take it away. */
export async function tallyMoved(tx: Queryable, before: Tallied, after: Tallied): Promise<void> {
  if (before.status === after.status) return;
  await tx.insert(taskTally).values([entry(before, -1), entry(after, 1)]);
}

/** What others add meanwhile is not seen, and stays as it is. */
const fold = (tx: Queryable, enterpriseId: string) =>
  tx.execute(sql`
    with folded as (delete from ${taskTally} where ${taskTally.enterpriseId} = ${enterpriseId} returning founder_id, status, tasks)
    insert into ${taskTally} (enterprise_id, founder_id, status, tasks)
    select ${enterpriseId}::uuid, founder_id, status, sum(tasks)::int from folded group by founder_id, status having sum(tasks) <> 0`);
