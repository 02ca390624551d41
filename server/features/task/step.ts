import type { ErrorCode } from '@skyhelm/contract/codes';
import type { TaskId } from '@skyhelm/contract/ids';
import { TASK_OPERATIONS } from '@skyhelm/contract/task-operations';
import type { MovedTask } from '@skyhelm/contract/task-steps';
import { isIssue, stepped, type Doer, type TaskAction } from '@skyhelm/core/task/steps';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { byNobody, type StepContext } from './by-itself.ts';
import type { SeenTask, TaskRow } from './task-access.store.ts';
import { findAnyTask, hasNoResultsLeft } from './found-task.store.ts';
import { entryOf, personTo, stateOf } from './task-record.ts';
import { tellOfStep } from './tell-of-step.ts';
import { insertStep, updateTask, type TaskChanges } from './task.store.ts';

/** All that the table of steps refuses with. */
const REFUSALS: readonly ErrorCode[] = ['task.state', 'task.own', 'task.unrecoverable', 'request.forbidden'];

export const contextOf = (context: RequestContext & { actor: Actor }, { bus }: Pick<Services, 'bus'>): StepContext => ({
  ...context,
  bus,
  enterpriseId: context.actor.enterpriseId,
  by: { id: context.actor.kind === 'user' ? context.actor.userId : null, name: context.actor.name },
});

/** What somebody looked at is no longer what it is: they are shown what it is now. */
export async function refuseStale({ db, actor, now }: RequestContext & { actor: Actor }, row: TaskRow, version: number): Promise<void> {
  if (row.version === version) return;
  const found = await findAnyTask(db, actor, row.id);
  refuse('record.stale', {}, { data: found && entryOf(found, actor, now) });
}

interface Taken {
  action: TaskAction;
  reason?: string;
  changes?: TaskChanges;
  /** What the log tells besides. */
  details?: Record<string, unknown>;
}

/** The only way by which the state of a task changes: what the table does not allow is refused, and whatever happens is on record. The row has to be locked. */
export async function takeStep(context: StepContext, row: TaskRow, doer: Doer, taken: Taken): Promise<TaskRow> {
  const { db, now, by, record } = context;
  const { action, reason = '', changes = {}, details = {} } = taken;
  const isLost = action === 'recover' && (await hasNoResultsLeft(db, row));
  const after = stepped(stateOf(row, isLost), action, doer, now.getTime());
  if (isIssue(after)) return refuse(REFUSALS.find((code) => code === after.code) ?? 'task.state');
  const moved = await updateTask(db, row, { ...changes, ...after }, now);
  await insertStep(db, moved, { action, byName: by.name, reason, at: now });
  await tellOfStep(context, moved, TASK_OPERATIONS[action], reason);
  const told = { ...details, ...(reason !== '' && { because: reason }) };
  // By nobody, also where it follows at once from what somebody has asked for: they have not decided it.
  const whose = doer === 'system' ? byNobody(row) : {};
  const target = { id: row.id, name: row.name };
  record({ operation: TASK_OPERATIONS[action], ...whose, target, details: { taskNumber: row.number, ...told } });
  return moved;
}

/** For a call that somebody has made. */
export const asked = (
  context: RequestContext & { actor: Actor },
  ports: Pick<Services, 'bus'>,
  row: SeenTask,
  taken: Taken,
): Promise<TaskRow> => takeStep(contextOf(context, ports), row, personTo(context.actor, row), taken);

export const movedTo = ({ version, status, approval }: TaskRow, issues: MovedTask['issues'] = []): MovedTask => ({
  version,
  status,
  approval,
  issues,
});

export const idOf = ({ id }: TaskRow): TaskId => id as TaskId;
