import { error, type Issue } from '@skyhelm/core/issue';
import { heightFinding } from '@skyhelm/core/task/auto-approval';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Services } from '../../platform/services.ts';
import { findPlan } from '../route/index.ts';
import type { StepContext } from './by-itself.ts';
import { heightOf, type AsOf } from './height.ts';
import { metBy } from './met.ts';
import { questionOf, type QuestionRow } from './question.store.ts';
import type { TaskRow } from './task-access.store.ts';
import { autoApprovalOf } from './task-setting.store.ts';

type Context = Pick<StepContext, 'db' | 'bus' | 'now'>;

/** Nothing where a person has approved it. */
async function weighedBy({ db }: Context, { enterpriseId, approvalId }: TaskRow): Promise<QuestionRow | undefined> {
  const question = approvalId === null ? undefined : await questionOf(db, enterpriseId, approvalId);
  return question?.isAutomatic ? question : undefined;
}

/** What the rules have approved they have approved with its crew: of another nobody has looked whether it is promised to other tasks. Licences are asked of every crew that a task is released to. */
export async function refusePromised(context: Context & { actor: Actor }, approved: TaskRow, row: TaskRow): Promise<void> {
  if (approved.executorId === row.executorId && approved.deviceId === row.deviceId) return;
  if (!(await weighedBy(context, row))) return;
  // One at a time, as questions are weighed: of two with the same crew the second sees the first.
  await autoApprovalOf(context.db, row.enterpriseId, true);
  const { conflicts } = await metBy(context, row);
  if (conflicts.some(({ kind }) => kind !== 'air')) refuse('task.crewPromised');
}

/** The height that it was approved by; nothing where the rules had none. Of what was weighed before that was kept nobody knows it: the one of now stands in. */
function heightLimitOf({ automatic }: QuestionRow, ofNow: number | null): number | null {
  const weighed = automatic?.reasons.find(({ check }) => check === 'height');
  return weighed ? (weighed.height?.limit ?? ofNow) : null;
}

const TOO_HIGH = { broken: 'task.crewTooHigh', unknown: 'task.crewHeightUnknown' } as const;

/** What the rules have approved up to a height is flown no higher: how high the aircraft returns may be another than when it was weighed, be it the same one. */
export async function heightIssues(context: Context & Pick<Services, 'blobs'>, row: TaskRow, asOf: AsOf): Promise<Issue[]> {
  const { enterpriseId, deviceId, routeId } = row;
  const question = deviceId === null ? undefined : await weighedBy(context, row);
  const limit = question ? heightLimitOf(question, (await autoApprovalOf(context.db, enterpriseId)).setting?.heightMax ?? null) : null;
  if (limit === null) return [];
  const highest = await heightOf(context, row, (await findPlan(context.db, enterpriseId, routeId)).route, asOf);
  const finding = heightFinding(highest, limit);
  if (finding === 'kept') return [];
  const at = ['deviceId'];
  if (finding === 'unknown') return [error(TOO_HIGH.unknown, { limit }, at)];
  return [error(TOO_HIGH.broken, { metres: Math.ceil(highest.metres), limit }, at)];
}

/** Whoever releases it has more ways out than to choose another aircraft, and is told them. */
export function refuseTooHigh(issues: readonly Issue[]): void {
  for (const { code, params } of issues) {
    const known = Object.values(TOO_HIGH).find((one) => one === code);
    if (known) refuse(known, params);
  }
}
