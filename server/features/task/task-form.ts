import type { TaskForm } from '@skyhelm/contract/task';
import type { TaskConfig } from '@skyhelm/contract/task-config';
import { error, type Issue } from '@skyhelm/core/issue';
import type { Route } from '@skyhelm/core/plan/route';
import { gradeNeeded } from '@skyhelm/core/task/licence-needed';
import { extentOf, type PlannedTask } from '@skyhelm/core/task/plan-task';
import { overdue, plannedTime } from '@skyhelm/core/task/start-window';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { seenDevice } from '../device/index.ts';
import { findUser } from '../user/index.ts';
import type { PlanApart } from './plan-apart.ts';
import { namesOf } from './release.ts';
import type { TaskRow } from './task-access.store.ts';
import { configOf } from './task-setting.store.ts';
import { siteFacts, type SiteFacts, type TaskChanges } from './task.store.ts';

/** A form with all that was worked out for it ahead of any transaction. */
export interface Prepared {
  config: TaskConfig;
  site: SiteFacts | undefined;
  planned: PlannedTask;
}

const NOTHING_PLANNED: PlannedTask = { issues: [error('task.siteGone', undefined, ['siteId'])] };

export async function prepareForm(db: Queryable, planApart: PlanApart, { enterpriseId }: Actor, form: TaskForm): Promise<Prepared> {
  const config = await configOf(db, enterpriseId);
  const site = await siteFacts(db, enterpriseId, form.siteId);
  const { plan, parameters, deviceType: craft } = form;
  const { bounds } = config.types[plan.type];
  const planned = site ? await planApart(enterpriseId, { plan, parameters, craft, site, bounds }) : NOTHING_PLANNED;
  return { config, site, planned };
}

/** What the form itself has wrong, apart from plan and air. */
export function formIssues(form: TaskForm, { config }: Prepared, now: Date): Issue[] {
  const { mounts } = config.types[form.plan.type];
  const over = overdue(plannedTime(form), now.getTime());
  return [
    ...(mounts.includes(form.mount) ? [] : [error('task.mountUnfit', undefined, ['mount'])]),
    ...(over === 'deadlinePassed' ? [error('task.deadlinePast', undefined, ['deadline'])] : []),
    ...(over === 'tooLate' ? [error('task.tooLate', undefined, ['endTime'])] : []),
  ];
}

/** Nobody learns by an id who works here or what flies: whoever is chosen anew has to be within reach. */
export async function chosenIssues(
  db: Queryable,
  actor: Actor,
  { executorId, deviceId }: Pick<TaskForm, 'executorId' | 'deviceId'>,
  before: Pick<TaskRow, 'executorId' | 'deviceId'> = { executorId: null, deviceId: null },
): Promise<Issue[]> {
  const isKnown = async <T>(id: T | null, was: string | null, find: (id: T) => Promise<unknown>) =>
    id === null || id === was || (await find(id)) !== undefined;
  return [
    ...((await isKnown(executorId, before.executorId, (id) => findUser(db, actor, id)))
      ? []
      : [error('task.pilot.gone', undefined, ['executorId'])]),
    ...((await isKnown(deviceId, before.deviceId, (id) => seenDevice(db, actor, id)))
      ? []
      : [error('task.device.gone', undefined, ['deviceId'])]),
  ];
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What of a form is kept in columns. */
export async function columnsOf(db: Queryable, { enterpriseId }: Actor, form: TaskForm, site: SiteFacts, route: Route) {
  const { name, plan, parameters, mount, workLocation, remark } = form;
  const extent = extentOf(plan);
  return {
    name,
    type: plan.type,
    craft: form.deviceType,
    mount,
    plan,
    parameters,
    workLocation,
    remark,
    siteId: site.id,
    siteName: site.name,
    siteLongitude: site.longitude,
    siteLatitude: site.latitude,
    siteAltitude: site.altitude,
    deadline: new Date(form.deadline),
    startTime: momentOf(form.startTime),
    endTime: momentOf(form.endTime),
    ...(await namesOf({ db, enterpriseId }, form)),
    area: extent?.area ?? null,
    perimeter: extent?.perimeter ?? null,
    grade: gradeNeeded(route, site),
  } satisfies TaskChanges;
}

/** For the log: what one would tell another about it. */
export const readable = (row: TaskChanges) => ({
  name: row.name,
  taskType: row.type,
  deviceType: row.craft,
  mount: row.mount,
  site: row.siteName,
  workLocation: row.workLocation,
  deadline: row.deadline?.toISOString(),
  startTime: row.startTime?.toISOString() ?? '',
  endTime: row.endTime?.toISOString() ?? '',
  executor: row.executorName,
  aircraft: row.deviceName,
  remark: row.remark,
});
