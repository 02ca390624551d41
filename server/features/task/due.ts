import type { Queryable } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { byItself } from './by-itself.ts';
import { answer } from './question.store.ts';
import { takeStep } from './step.ts';
import { lockAnyTask, type TaskRow } from './task-access.store.ts';
import { tell } from './tell.ts';

const APPROVAL_DUE = 'task.approvalDue';

interface Due {
  enterpriseId: string;
  taskId: string;
  approvalId: string;
}

const keyOf = (approvalId: string): string => `${APPROVAL_DUE} ${approvalId}`;

const schedule = (jobs: Jobs, tx: Queryable, payload: Due, runAt: Date): Promise<void> =>
  jobs.schedule(tx, { key: keyOf(payload.approvalId), kind: APPROVAL_DUE, payload, runAt });

/** In the transaction that asks: also a server that starts later calls time. */
export const scheduleDue = (jobs: Jobs, tx: Queryable, { enterpriseId, id, approvalId, approvalDeadline }: TaskRow): Promise<void> =>
  schedule(jobs, tx, { enterpriseId, taskId: id, approvalId: approvalId! }, approvalDeadline!);

export const cancelDue = async (jobs: Jobs, tx: Queryable, { approvalId }: TaskRow): Promise<void> => {
  if (approvalId !== null) await jobs.cancel(tx, keyOf(approvalId));
};

type Ports = Pick<Services, 'database' | 'clock' | 'secrets' | 'jobs' | 'bus'>;

/** Whoever decides at the same moment holds the task, or finds it expired: never both. */
export const expire = (services: Ports, { enterpriseId, taskId, approvalId }: Due): Promise<void> =>
  byItself(services, enterpriseId, async (context) => {
    const row = await lockAnyTask(context.db, enterpriseId, taskId);
    if (row?.approvalId !== approvalId || row.approval !== 'pending') return;
    // The clock was ahead when the timer fired: it is not time yet.
    if (row.approvalDeadline! > context.now)
      return schedule(services.jobs, context.db, { enterpriseId, taskId, approvalId }, row.approvalDeadline!);
    const expired = await takeStep(context, row, 'system', { action: 'expire', changes: { isPosted: false } });
    await answer(context.db, expired, { state: 'timeout', decidedAt: context.now, decidedByName: '' });
    await tell(context, services.bus, expired, ['founderId', 'submittedBy'], 'taskExpired');
  });

export const handleDue = (services: Services): void => services.jobs.handle(APPROVAL_DUE, (payload) => expire(services, payload as Due));
