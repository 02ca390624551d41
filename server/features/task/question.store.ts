import type { TaskApproval } from '@skyhelm/contract/approval';
import type { TaskApprovalId } from '@skyhelm/contract/ids';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { TaskRow } from './task-access.store.ts';
import { taskApproval, taskStep } from '../../tables/task.table.ts';

export type QuestionRow = typeof taskApproval.$inferSelect;

/** Not by when it came: what is to be flown within the hour would wait behind the flights of another day. */
const waitingPlace = (dueAt: Date): number => dueAt.getTime();
const decidedPlace = (decidedAt: Date): number => Number.MAX_SAFE_INTEGER - decidedAt.getTime();

export async function insertQuestion(
  tx: Queryable,
  { enterpriseId, id: taskId, number, name, type, founderId }: TaskRow,
  asked: Pick<QuestionRow, 'id' | 'submittedBy' | 'submittedByName' | 'submittedAt' | 'dueAt'>,
): Promise<void> {
  const of = { enterpriseId, taskId, number, name, type, founderId };
  await tx.insert(taskApproval).values({ ...of, ...asked, state: 'pending', queue: waitingPlace(asked.dueAt) });
}

export const noteFindings = (tx: Queryable, id: string, automatic: QuestionRow['automatic']) =>
  tx.update(taskApproval).set({ automatic }).where(eq(taskApproval.id, id));

const isLast = ({ enterpriseId, approvalId }: TaskRow, state: QuestionRow['state']) =>
  and(eq(taskApproval.enterpriseId, enterpriseId), eq(taskApproval.id, sql`${approvalId}::uuid`), eq(taskApproval.state, state));

const ANSWERS: (typeof taskStep.$inferSelect)['action'][] = ['pass', 'fail'];

/**
 * Whether the last answer of a person was no. Whoever asks again and withdraws it, or lets it expire, does not undo that, nor does what passed by
 * itself. In the order in which it was written down: a clock that is set back puts the latest answer before others.
 */
export async function wasRefused(db: Queryable, { enterpriseId, id }: TaskRow): Promise<boolean> {
  const isOfTask = and(eq(taskStep.enterpriseId, enterpriseId), eq(taskStep.taskId, id));
  const [last] = await db
    .select({ action: taskStep.action })
    .from(taskStep)
    .where(and(isOfTask, inArray(taskStep.action, ANSWERS), ne(taskStep.byName, '')))
    .orderBy(desc(taskStep.id))
    .limit(1);
  return last?.action === 'fail';
}

interface Answer {
  state: Exclude<QuestionRow['state'], 'pending' | 'fallen'>;
  decidedAt: Date;
  decidedByName: string;
  isAutomatic?: boolean;
  reason?: string;
  proof?: QuestionRow['proof'];
}

/** Of the question that a task asked last, if it has not been answered already. */
export async function answer(tx: Queryable, task: TaskRow, given: Answer): Promise<void> {
  await tx
    .update(taskApproval)
    .set({ ...given, queue: decidedPlace(given.decidedAt) })
    .where(isLast(task, 'pending'));
}

type Ended = Pick<QuestionRow, 'endedByName'> & { endedAt: Date; reason?: string };

/** Of the approval that a task has. Who gave it, when, and on what grounds stays with it. */
export async function endApproval(tx: Queryable, task: TaskRow, ended: Ended): Promise<void> {
  await tx
    .update(taskApproval)
    .set({ ...ended, state: 'fallen', queue: decidedPlace(ended.endedAt) })
    .where(isLast(task, 'approved'));
}

export async function questionOf(db: Queryable, enterpriseId: string, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(taskApproval)
    .where(and(eq(taskApproval.enterpriseId, enterpriseId), eq(taskApproval.id, id)));
  return row;
}

/** The latest first. */
export const questionsOf = (db: Queryable, enterpriseId: string, taskId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(taskApproval)
    .where(and(eq(taskApproval.enterpriseId, enterpriseId), eq(taskApproval.taskId, taskId)))
    .orderBy(desc(taskApproval.submittedAt), desc(taskApproval.id))
    .limit(200);

export const questionRecord = (row: QuestionRow): TaskApproval => ({
  id: row.id as TaskApprovalId,
  state: row.state,
  submittedAt: row.submittedAt.toISOString(),
  submittedBy: row.submittedByName,
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedByName,
  endedAt: row.endedAt?.toISOString() ?? null,
  endedBy: row.endedByName,
  isAutomatic: row.isAutomatic,
  reason: row.reason,
  automatic: row.automatic,
  proof: row.proof,
});
