import type { ApprovalEntry } from '@skyhelm/contract/approval';
import type { Page } from '@skyhelm/contract/page';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { approvalsLookup, approvalsWithin, entryOf, findAnyTasks, namedLookup, namedOrNumbered, questionRecord } from '../task/index.ts';
import { taskApproval } from '../../tables/task.table.ts';

interface ApprovalQuery extends PageRequest {
  keyword: string;
  state?: ApprovalEntry['state'] | undefined;
  type?: ApprovalEntry['task']['type'] | undefined;
  orderByColumn: 'queue' | 'submittedAt';
}

const SORTED_BY = { queue: taskApproval.queue, submittedAt: taskApproval.submittedAt };

const matching = (actor: Actor, { keyword, state, type }: ApprovalQuery): SQL =>
  and(
    approvalsWithin(actor),
    state && eq(taskApproval.state, state),
    type && eq(taskApproval.type, type),
    namedOrNumbered(taskApproval, keyword),
  )!;

/** Each part of it has an index. */
const lookupOf = (actor: Actor, { keyword }: ApprovalQuery): SQL | undefined =>
  and(approvalsLookup(actor), namedLookup(actor, taskApproval, keyword));

interface Reading {
  db: Queryable;
  actor: Actor;
  now: Date;
}

export async function listApprovals(
  { db, actor, now }: Reading,
  page: Pager,
  query: ApprovalQuery,
): Promise<Page<ApprovalEntry> & { counting: boolean }> {
  const [where, lookup] = [matching(actor, query), lookupOf(actor, query)];
  const listing = { table: taskApproval, id: taskApproval.id, sort: SORTED_BY[query.orderByColumn], where, lookup };
  const { ids, ...length } = await page(listing, query);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(taskApproval)
          .where(and(approvalsWithin(actor), inArray(taskApproval.id, ids)));
  const tasks = await findAnyTasks(
    db,
    actor,
    rows.map(({ taskId }) => taskId),
  );
  const entries = new Map(
    rows.map((row) => [row.id, { ...questionRecord(row), task: entryOf(tasks.get(row.taskId)!, actor, now) }] as const),
  );
  return { ...length, rows: ids.flatMap((id) => entries.get(id) ?? []) };
}

/** As far as the actor may decide on it. */
export async function findApproval(db: Queryable, actor: Actor, id: string) {
  const [row] = await db
    .select()
    .from(taskApproval)
    .where(and(approvalsWithin(actor), eq(taskApproval.id, id)));
  return row;
}
