import type { AirProof } from '@skyhelm/contract/approval';
import type { Doer } from '@skyhelm/core/task/steps';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { notePlanOpen } from '../route/index.ts';
import { proveAir } from './air.ts';
import type { StepContext } from './by-itself.ts';
import { cancelDue } from './due.ts';
import { answer, questionOf } from './question.store.ts';
import { refuseErrors } from './refuse-issues.ts';
import { releasePosted } from './release.ts';
import { contextOf, refuseStale, takeStep } from './step.ts';
import type { SeenTask, TaskRow } from './task-access.store.ts';
import { personTo } from './task-record.ts';
import { tell } from './tell.ts';

type Ports = Pick<Services, 'blobs' | 'bus' | 'jobs'>;
type Context = RequestContext & { actor: Actor };

/** Approved on the strength of this proof. */
export async function passed(context: StepContext, { bus, jobs }: Ports, row: TaskRow, doer: Doer, proof: AirProof): Promise<TaskRow> {
  const isAutomatic = doer === 'system';
  // What was edited until now somebody answers for.
  const changes = { approverName: context.by.name, reason: '', approvalDeadline: null, editors: [], hasUnknownEditor: false };
  const approved = await takeStep(context, row, doer, { action: 'pass', changes, details: { isAutomatic } });
  await answer(context.db, approved, { state: 'approved', decidedAt: context.now, decidedByName: context.by.name, isAutomatic, proof });
  await cancelDue(jobs, context.db, approved);
  await tell(context, bus, approved, ['founderId', 'submittedBy'], 'taskPassed');
  return approved;
}

/** Somebody else was quicker, those who asked have thought better of it, or time was up: each is told as what it is. */
async function refuseAnswered({ db, now }: Context, row: TaskRow): Promise<void> {
  if (row.approval === 'pending') {
    if (row.approvalDeadline! <= now) refuse('task.expired');
    return;
  }
  const last = row.approvalId === null ? undefined : await questionOf(db, row.enterpriseId, row.approvalId);
  if (last?.state === 'approved')
    return last.decidedByName ? refuse('task.passedAlready', { by: last.decidedByName }) : refuse('task.passedByRules');
  if (last?.state === 'failed') refuse('task.failedAlready', { by: last.decidedByName });
  if (last?.state === 'timeout') refuse('task.expired');
  if (last) refuse('task.withdrawn');
}

/** People decide, and rules that they have set; other software does neither. */
const requirePerson = ({ actor }: Context): void => {
  if (actor.kind !== 'user') refuse('request.forbidden', {}, { record: { operation: 'request.denied' } });
};

export async function pass(context: Context, ports: Ports, row: SeenTask, version: number): Promise<TaskRow> {
  requirePerson(context);
  await refuseAnswered(context, row);
  await refuseStale(context, row, version);
  const step = contextOf(context, ports);
  const { proof, issues } = await proveAir({ ...step, blobs: ports.blobs }, row);
  refuseErrors(issues, context.language);
  await notePlanOpen(step.db, row.enterpriseId, row.routeId);
  return releasePosted(step, ports, await passed(step, ports, row, personTo(context.actor, row), proof));
}

export async function fail(context: Context, ports: Ports, row: SeenTask, version: number, reason: string): Promise<TaskRow> {
  requirePerson(context);
  await refuseAnswered(context, row);
  await refuseStale(context, row, version);
  const step = contextOf(context, ports);
  const changes = { approverName: step.by.name, reason, approvalDeadline: null, isPosted: false };
  const failed = await takeStep(step, row, personTo(context.actor, row), { action: 'fail', reason, changes });
  await answer(step.db, failed, { state: 'failed', decidedAt: step.now, decidedByName: step.by.name, reason });
  await cancelDue(ports.jobs, step.db, failed);
  await tell(step, ports.bus, failed, ['founderId', 'submittedBy'], 'taskFailed', () => ({ reason }));
  return failed;
}
