import type { DeviceId, UserId } from '@skyhelm/contract/ids';
import { error, type Issue } from '@skyhelm/core/issue';
import { overdue, plannedTime, untimely } from '@skyhelm/core/task/start-window';
import type { Doer } from '@skyhelm/core/task/steps';
import { refuse } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { findAnyDevice } from '../device/index.ts';
import { givePlan, takePlanBack } from '../route/index.ts';
import { byNobody, type StepContext } from './by-itself.ts';
import { awayIssues, dispatchIssues } from './dispatch.ts';
import { firstError, inWords } from './refuse-issues.ts';
import { takeStep } from './step.ts';
import type { TaskRow } from './task-access.store.ts';
import { holdPerson, personFacts, updateTask, type TaskChanges } from './task.store.ts';
import { tell } from './tell.ts';
import { heightIssues } from './weighed-crew.ts';

type Ports = Pick<Services, 'bus' | 'blobs'>;

/** Both as they are called now: that is what stays when they go. */
export async function namesOf(
  { db, enterpriseId }: Pick<StepContext, 'db' | 'enterpriseId'>,
  { executorId, deviceId }: { executorId: string | null; deviceId: string | null },
): Promise<TaskChanges> {
  const person = executorId === null ? undefined : await personFacts(db, enterpriseId, executorId);
  const craft = deviceId === null ? undefined : await findAnyDevice(db, enterpriseId, deviceId);
  return {
    executorId,
    executorName: person?.name ?? '',
    deviceId,
    deviceName: craft?.name ?? '',
    deviceSn: craft?.sn ?? '',
    deviceModel: craft?.model ?? '',
  };
}

/** Whether it can go to this pilot and aircraft now. */
export const releaseIssues = async ({ db, enterpriseId, now }: StepContext, { bus, blobs }: Ports, row: TaskRow): Promise<Issue[]> => [
  ...(await dispatchIssues({ db, bus, enterpriseId, now }, row)),
  ...(await heightIssues({ db, bus, blobs, now }, row, 'lastTold')),
];

/** The same for whoever gives it to them, who may still choose another aircraft than one that is far away. */
export const crewIssues = async (context: StepContext, ports: Ports, row: TaskRow): Promise<Issue[]> => [
  ...(await releaseIssues(context, ports, row)),
  ...(await awayIssues(ports.bus, row.deviceId, { longitude: row.siteLongitude, latitude: row.siteLatitude }, row.craft)),
];

const UNTIMELY = { tooEarly: 'task.tooEarly', tooLate: 'task.tooLate', deadlinePassed: 'task.deadlinePassed' } as const;

/** What can never be started any more is nothing to ask for, nor to give to anybody: it has to be planned anew first. */
export function refuseOverdue(row: TaskRow, now: Date): void {
  const fault = overdue(plannedTime(row), now.getTime());
  if (fault) refuse(UNTIMELY[fault]);
}

export function requireChosen(row: TaskRow, now: Date): void {
  if (row.executorId === null) refuse('task.noExecutor');
  if (row.deviceId === null) refuse('task.noDevice');
  refuseOverdue(row, now);
}

export function requireItsTime(row: TaskRow, now: Date): void {
  const fault = untimely(plannedTime(row), now.getTime());
  if (fault) refuse(UNTIMELY[fault]);
}

/** Gives it to its executor, who sees and sends its plan from then on. The executor has to be held before anybody looks at what stands against it. */
export async function release(context: StepContext, { bus }: Pick<Ports, 'bus'>, row: TaskRow, doer: Doer): Promise<TaskRow> {
  const { db, now } = context;
  const details = { executor: row.executorName, aircraft: row.deviceName };
  const { executorId, executorName, deviceId, deviceName, deviceSn, deviceModel } = row;
  const changes = { executorId, executorName, deviceId, deviceName, deviceSn, deviceModel, isPosted: false, reason: '' };
  const released = await takeStep(context, row, doer, { action: 'release', changes, details });
  await givePlan(db, row, row.routeId, row.executorId as UserId, now);
  const deadline = row.deadline.toISOString();
  await tell(context, bus, released, ['executorId'], 'taskDispatched', () => ({ device: row.deviceName, deadline }));
  return released;
}

/** Of one that was posted and is approved now: released, or its founder is told why not. */
export async function releasePosted(context: StepContext, ports: Ports, row: TaskRow): Promise<TaskRow> {
  if (!row.isPosted) return row;
  if (row.executorId !== null) await holdPerson(context.db, context.enterpriseId, row.executorId);
  const over = overdue(plannedTime(row), context.now.getTime());
  const why = firstError(await releaseIssues(context, ports, row)) ?? (over && error(UNTIMELY[over]));
  if (!why) return release({ ...context, by: { id: null, name: '' } }, ports, row, 'system');
  await tell(context, ports.bus, row, ['founderId', 'submittedBy'], 'taskNotReleased', (language) => ({ reason: inWords(language, why) }));
  // By nobody: whoever has passed it has not kept it back.
  const details = { taskNumber: row.number, refusal: why.code };
  context.record({ operation: 'task.notReleased', ...byNobody(row), target: { id: row.id, name: row.name }, details });
  return updateTask(context.db, row, { isPosted: false }, context.now);
}

/** Its plan is no longer theirs to send. */
export async function takeFromExecutor({ db }: StepContext, row: TaskRow): Promise<void> {
  if (row.executorId !== null) await takePlanBack(db, row, row.routeId, row.executorId as UserId);
}

export interface Chosen {
  executorId?: UserId | undefined;
  deviceId?: DeviceId | undefined;
}
