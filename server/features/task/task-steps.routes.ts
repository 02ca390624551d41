import {
  checkRelease,
  completeTask,
  deleteTask,
  giveBackTask,
  postTask,
  recoverTask,
  releaseTask,
  revokeTask,
  startTask,
  submitTask,
} from '@skyhelm/contract/task-steps';
import type { DeviceId, TaskId, UserId } from '@skyhelm/contract/ids';
import { error } from '@skyhelm/core/issue';
import { groundIssue } from '@skyhelm/core/task/pre-flight';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { isToldToStart } from '../control/index.ts';
import { isInTheAir } from '../device/index.ts';
import { proveAir } from './air.ts';
import { ask } from './ask.ts';
import { cancelDue } from './due.ts';
import { fallIfClosed } from './fall.ts';
import { completedAt } from './flown.ts';
import type { StepContext } from './by-itself.ts';
import { metBy } from './met.ts';
import { answer, endApproval } from './question.store.ts';
import { refuseDone, type Repeatable } from './refuse-done.ts';
import { found, refuseErrors } from './refuse-issues.ts';
import { crewIssues, namesOf, release, releaseIssues, requireChosen, requireItsTime, takeFromExecutor, type Chosen } from './release.ts';
import { asked, contextOf, movedTo, refuseStale } from './step.ts';
import { lockTask, type SeenTask, type TaskRow } from './task-access.store.ts';
import { chosenIssues } from './task-form.ts';
import { personTo } from './task-record.ts';
import { isTaken } from './task-flight.store.ts';
import { findTask } from './found-task.store.ts';
import { holdPerson } from './task.store.ts';
import { tell } from './tell.ts';
import { refusePromised, refuseTooHigh } from './weighed-crew.ts';

type Context = RequestContext & { actor: Actor };

/** The task that somebody has looked at, held until the step is safe. */
async function looked(context: Context, { id, version }: { id: TaskId; version: number }, action?: Repeatable): Promise<SeenTask> {
  const row = await lockTask(context.db, context.actor, id);
  if (action) await refuseDone(context.db, row, version, action);
  await refuseStale(context, row, version);
  return row;
}

/** With whoever is chosen now in place of whoever was planned, held until it is theirs. */
async function withChosen({ db, actor, language }: Context, row: SeenTask, chosen: Chosen): Promise<SeenTask> {
  const executorId = chosen.executorId ?? (row.executorId as UserId | null);
  const deviceId = chosen.deviceId ?? (row.deviceId as DeviceId | null);
  refuseErrors(await chosenIssues(db, actor, { executorId, deviceId }, row), language);
  // Also of one who was planned and has been deleted since.
  if (executorId !== null && !(await holdPerson(db, actor.enterpriseId, executorId)))
    refuseErrors([error('task.pilot.gone', undefined, ['executorId'])], language);
  return { ...row, ...(await namesOf({ db, enterpriseId: actor.enterpriseId }, { executorId, deviceId })) };
}

/** What is published can be edited and deleted, and what is completed has no executor: not under an aircraft that flies it. */
async function refuseInTheAir({ db, now }: StepContext, { enterpriseId, deviceId }: TaskRow): Promise<void> {
  if (deviceId === null) return;
  if (await isInTheAir(db, deviceId)) refuse('task.inTheAir');
  // It is heard to fly some moments after it was told to.
  if (await isToldToStart(db, enterpriseId, deviceId, now)) refuse('task.takingOff');
}

/** An aircraft carries one plan: with a second task the first would be completed and recorded by flights that are not its own. */
async function refuseTaken({ db }: StepContext, row: TaskRow): Promise<void> {
  if (await isTaken(db, row)) refuse('task.deviceTaken');
}

export const taskStepRoutes = (services: Services): Implementation[] => [
  implement(submitTask, async (context, wish) => ask(context, services, await looked(context, wish, 'submit'), 'submit')),

  implement(postTask, async (context, wish) => ask(context, services, await looked(context, wish, 'post'), 'post')),

  implement(checkRelease, async (context, { id, ...chosen }) => {
    const { row } = (await findTask(context, id)) ?? refuse('record.notFound');
    const { db, actor } = context;
    const executorId = chosen.executorId ?? (row.executorId as UserId | null);
    const deviceId = chosen.deviceId ?? (row.deviceId as DeviceId | null);
    const beyond = await chosenIssues(db, actor, { executorId, deviceId }, row);
    // Nobody is told of the papers or the plans of those beyond their reach.
    const within = <T>(field: 'executorId' | 'deviceId', one: T | null) => (beyond.some(({ at }) => at?.[0] === field) ? null : one);
    const given = { ...row, executorId: within('executorId', executorId), deviceId: within('deviceId', deviceId) };
    const issues = [...beyond, ...(await crewIssues(contextOf(context, services), services, given))];
    return { issues: found(issues), ...(await metBy(context, given)) };
  }),

  implement(releaseTask, async (context, { executorId, deviceId, ...wish }) => {
    const approved = await looked(context, wish, 'release');
    const row = await withChosen(context, approved, { executorId, deviceId });
    const step = contextOf(context, services);
    requireChosen(row, context.now);
    const released = await release(step, services, row, personTo(context.actor, row));
    await refusePromised({ ...step, actor: context.actor }, approved, row);
    const issues = await crewIssues(step, services, row);
    refuseTooHigh(issues);
    refuseErrors(issues, context.language);
    return { ...movedTo(released, found(issues)), ...(await metBy(context, row)) };
  }),

  implement(revokeTask, async (context, { reason, ...wish }) => {
    const row = await looked(context, wish);
    const step = contextOf(context, services);
    const revoked = await asked(context, services, row, {
      action: 'revoke',
      reason,
      changes: { reason, isPosted: false, approvalDeadline: null },
    });
    if (row.approval === 'pending') {
      await answer(step.db, row, { state: 'withdrawn', decidedAt: step.now, decidedByName: step.by.name, reason });
      await cancelDue(services.jobs, step.db, row);
    } else {
      await takeFromExecutor(step, row);
      await tell(step, services.bus, row, ['executorId'], reason === '' ? 'taskRevoked' : 'taskRevokedFor', () => ({
        by: step.by.name,
        reason,
      }));
    }
    return movedTo(revoked);
  }),

  implement(startTask, async (context, wish) => {
    const row = await looked(context, wish);
    const step = contextOf(context, services);
    requireChosen(row, context.now);
    requireItsTime(row, context.now);
    await refuseTaken(step, row);
    const inTheWay = groundIssue({ flying: await isInTheAir(step.db, row.deviceId!) });
    const begun = { startedAt: row.startedAt ?? context.now, lastStartedAt: context.now };
    const started = await asked(context, services, row, { action: 'start', changes: begun });
    refuseErrors(
      [
        ...(inTheWay ? [inTheWay] : []),
        ...(await releaseIssues(step, services, row)),
        ...(await proveAir({ ...step, blobs: services.blobs }, row)).issues,
      ],
      context.language,
    );
    return movedTo(started);
  }),

  implement(giveBackTask, async (context, { reason, ...wish }) => {
    const row = await looked(context, wish);
    const step = contextOf(context, services);
    const back = await asked(context, services, row, { action: 'giveBack', reason, changes: { reason } });
    await refuseInTheAir(step, row);
    await tell(step, services.bus, back, ['founderId', 'executorId'], 'taskGivenBack', () => ({ reason }));
    return movedTo(await fallIfClosed(step, services, back));
  }),

  implement(completeTask, async (context, wish) => {
    const row = await looked(context, wish);
    const step = contextOf(context, services);
    const changes = { completedAt: completedAt(row, context.now), finisherName: step.by.name };
    const completed = await asked(context, services, row, { action: 'complete', changes });
    await refuseInTheAir(step, row);
    await takeFromExecutor(step, row);
    await tell(step, services.bus, completed, ['founderId'], 'taskCompleted');
    return movedTo(completed);
  }),

  implement(deleteTask, async (context, wish) => {
    const row = await looked(context, wish);
    const step = contextOf(context, services);
    const deleted = await asked(context, services, row, {
      action: 'delete',
      changes: { deletedAt: context.now, isPosted: false, approvalDeadline: null },
    });
    if (row.approval === 'pending') {
      await answer(step.db, row, { state: 'withdrawn', decidedAt: step.now, decidedByName: step.by.name });
      await cancelDue(services.jobs, step.db, row);
    }
    // It comes back to be asked for anew; what was flown stays approved.
    if (row.approval === 'approved' && row.status !== 'completed')
      await endApproval(step.db, row, { endedAt: step.now, endedByName: step.by.name });
    if (row.status === 'published') {
      await takeFromExecutor(step, row);
      await tell(step, services.bus, row, ['executorId'], 'taskRevoked', () => ({ by: step.by.name }));
    }
    return movedTo(deleted);
  }),

  implement(recoverTask, async (context, wish) => {
    const row = await looked(context, wish);
    return movedTo(await asked(context, services, row, { action: 'recover', changes: { deletedAt: null } }));
  }),
];
