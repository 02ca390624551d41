import { heightFinding } from '@skyhelm/core/task/auto-approval';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { findPlan } from '../route/index.ts';
import type { StepContext } from './by-itself.ts';
import { heightOf } from './height.ts';
import { metBy } from './met.ts';
import { questionOf, type QuestionRow } from './question.store.ts';
import type { TaskRow } from './task-access.store.ts';
import { autoApprovalOf } from './task-setting.store.ts';

type Context = Pick<StepContext, 'db' | 'bus' | 'now'> & { actor: Actor };

/**
 * What the rules have approved they have approved with its crew: of another nobody has looked whether it is promised to other tasks, nor how high it returns. Licences are
 * asked of every crew that a task is released to.
 */
export async function refuseUnweighed(context: Context, approved: TaskRow, row: TaskRow): Promise<void> {
  const { enterpriseId, approvalId } = row;
  if (approved.executorId === row.executorId && approved.deviceId === row.deviceId) return;
  const question = approvalId === null ? undefined : await questionOf(context.db, enterpriseId, approvalId);
  if (!question?.isAutomatic) return;
  // One at a time, as questions are weighed: of two with the same crew the second sees the first.
  const { setting } = await autoApprovalOf(context.db, enterpriseId, true);
  const { conflicts } = await metBy(context, row);
  if (conflicts.some(({ kind }) => kind !== 'air')) refuse('task.crewPromised');
  if (approved.deviceId !== row.deviceId) await refuseHigher(context, row, heightLimitOf(question, setting?.heightMax ?? null));
}

/** The height that it was approved by; nothing where the rules had none. Of what was weighed before that was kept nobody knows it: the one of now stands in. */
function heightLimitOf({ automatic }: QuestionRow, ofNow: number | null): number | null {
  const weighed = automatic?.reasons.find(({ check }) => check === 'height');
  return weighed ? (weighed.height?.limit ?? ofNow) : null;
}

async function refuseHigher(context: Context, row: TaskRow, limit: number | null): Promise<void> {
  if (limit === null) return;
  const { route } = await findPlan(context.db, row.enterpriseId, row.routeId);
  const highest = await heightOf(context, row, route);
  const finding = heightFinding(highest, limit);
  if (finding === 'broken') refuse('task.crewTooHigh', { metres: Math.ceil(highest.metres), limit });
  if (finding === 'unknown') refuse('task.crewHeightUnknown', { limit });
}
