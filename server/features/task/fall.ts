import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { closedNow, namesTold, PLAN_CLOSED, type PlanClosed } from '../route/index.ts';
import type { Services } from '../../platform/services.ts';
import { siteOf } from './air.ts';
import { byItself, type StepContext } from './by-itself.ts';
import { endApproval, questionOf } from './question.store.ts';
import { takeFromExecutor } from './release.ts';
import { takeStep } from './step.ts';
import { lockAnyTask, type TaskRow } from './task-access.store.ts';
import { approvedAmong } from './task-route.store.ts';
import { autoApprovalOf } from './task-setting.store.ts';
import { tell } from './tell.ts';

type Ports = Pick<Services, 'database' | 'clock' | 'secrets' | 'bus' | 'blobs'>;

/** Nobody flies on an approval that was given for another air. What flies already is watched as any flight, and looked at when it is given back. */
export async function fallIfClosed(context: StepContext, { bus, blobs }: Pick<Ports, 'bus' | 'blobs'>, row: TaskRow): Promise<TaskRow> {
  if (row.approval !== 'approved' || (row.status !== 'unpublished' && row.status !== 'published')) return row;
  const plan = { ...context, id: row.routeId, home: homeAt(siteOf(row)), needsClearAir: await neededClearAir(context, row) };
  const closedBy = await closedNow(context.db, blobs, plan, context.now);
  if (closedBy.length === 0) return row;
  const zone = namesTold(closedBy);
  const itself: StepContext = { ...context, by: { id: null, name: '' } };
  const fallen = await takeStep(itself, row, 'system', { action: 'fall', reason: zone, changes: { reason: zone, isPosted: false } });
  await endApproval(context.db, fallen, { endedAt: context.now, endedByName: '', reason: zone });
  await takeFromExecutor(context, row);
  const told = row.status === 'published' ? (['founderId', 'submittedBy', 'executorId'] as const) : (['founderId', 'submittedBy'] as const);
  await tell(itself, bus, fallen, told, 'taskFallen', () => ({ zone }));
  return fallen;
}

/** Whether rules have approved it because nothing in the air was even warned of: they would not approve it now. A person has weighed what is warned of. */
async function neededClearAir({ db, enterpriseId }: StepContext, { approvalId }: TaskRow): Promise<boolean> {
  const question = approvalId === null ? undefined : await questionOf(db, enterpriseId, approvalId);
  if (!question?.isAutomatic) return false;
  const weighed = question.automatic?.reasons.find(({ check }) => check === 'air')?.needsClearAir;
  if (weighed !== undefined) return weighed;
  // Approved before that was kept: the rule of now stands in, unless something was warned of then already.
  const { setting } = await autoApprovalOf(db, enterpriseId);
  return question.proof?.issues.length === 0 && setting?.needsClearAir === true;
}

/** Each in a transaction of its own: thousands may lie below one zone, and none waits for the others, nor for one that cannot fall. Twice is as good as once. */
export async function fallClosed(services: Ports, { enterpriseId, routeIds }: PlanClosed): Promise<void> {
  const faults: unknown[] = [];
  for (const taskId of await approvedAmong(services.database.db, enterpriseId, routeIds)) {
    const falling = byItself(services, enterpriseId, async (context) => {
      const row = await lockAnyTask(context.db, enterpriseId, taskId);
      if (row) await fallIfClosed(context, services, row);
    });
    await falling.catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} tasks below a zone have kept their approval`);
}

export const handleClosedPlans = (services: Services): void =>
  services.jobs.handle(PLAN_CLOSED, (payload) => fallClosed(services, payload as PlanClosed), 'long');
