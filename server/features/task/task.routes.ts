import {
  addTask,
  checkTask,
  exportTasks,
  getTask,
  getTaskMap,
  getTasks,
  MAPPED_TASKS_MAX,
  setTask,
  type TaskForm,
} from '@skyhelm/contract/task';
import type { TaskId } from '@skyhelm/contract/ids';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { gradeNeeded } from '@skyhelm/core/task/licence-needed';
import { reachIssues, timeGiven } from '@skyhelm/core/task/reach';
import { plannedTime, planMs, timeAloft } from '@skyhelm/core/task/start-window';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { ownerOf } from '../sharing/index.ts';
import { updatePlan } from '../route/index.ts';
import { requireQuota } from '../storage/index.ts';
import { airIssues } from './air.ts';
import { conflictsOf } from './conflict.store.ts';
import { awayIssues, dispatchIssues, lastingIssues } from './dispatch.ts';
import { planningApart, type PlanApart } from './plan-apart.ts';
import { endApproval } from './question.store.ts';
import { refuseErrors } from './refuse-issues.ts';
import { asked, contextOf, refuseStale } from './step.ts';
import { lockTask } from './task-access.store.ts';
import { detailsOf } from './task-details.ts';
import { chosenIssues, columnsOf, formIssues, prepareForm, readable } from './task-form.ts';
import { findTask } from './found-task.store.ts';
import { listTasks, mappedTasks, walkTasks } from './task-list.store.ts';
import { editedBy, personBehind, siteIn } from './task-record.ts';
import { taskSheet } from './task-sheet.ts';
import { tellOfStep } from './tell-of-step.ts';
import { insertStep, insertTask } from './task.store.ts';

export const taskRoutes = (services: Services, planApart: PlanApart = planningApart()): Implementation[] => {
  const { database, blobs, bus } = services;
  const page = pager(database.db);
  const prepare = ({ actor }: { actor: Actor }, form: TaskForm) => prepareForm(database.db, planApart, actor, form);

  return [
    implement(getTasks, (context, query) => listTasks(context, page, query)),

    implementFile(exportTasks, async ({ actor, language, now, record }, { timeZone, ...query }) => {
      record({ operation: 'task.exported', details: { keyword: query.keyword } });
      // Read from the pool: the transaction has ended by the time the file is sent.
      return taskSheet(walkTasks({ db: database.db, actor, now }, query), { language, now, timeZone });
    }),

    implement(getTaskMap, async ({ db, actor }, filter) => {
      const found = await mappedTasks(db, actor, filter);
      const rows = found.slice(0, MAPPED_TASKS_MAX).map(({ row, hasSite }) => ({
        id: row.id as TaskId,
        number: row.number,
        name: row.name,
        type: row.type,
        status: row.status,
        approval: row.approval,
        site: siteIn(row, hasSite),
        deadline: row.deadline.toISOString(),
        plan: row.plan,
      }));
      return { more: found.length > rows.length, rows };
    }),

    implement(getTask, async (context, { id }) => detailsOf(context, (await findTask(context, id)) ?? refuse('record.notFound'))),

    implementPrepared(addTask, prepare, async (context, form, prepared) => {
      const { db, actor, now, language, record } = context;
      if (!prepared.config.types[form.plan.type].isOn) refuse('task.typeOff');
      refuseErrors([...formIssues(form, prepared, now), ...prepared.planned.issues, ...(await chosenIssues(db, actor, form))], language);
      const [site, route] = [prepared.site!, prepared.planned.route!];
      refuseErrors((await airIssues({ db, blobs, enterpriseId: actor.enterpriseId, now }, form.name, route, site)).issues, language);
      const columns = await columnsOf(db, actor, form, site, route);
      const founder = { founderId: ownerOf(actor), founderName: actor.name, foundedFor: personBehind(actor) };
      const row = await insertTask(db, actor, { id: newId<TaskId>(), ...columns, ...founder }, { route, home: homeAt(site) }, now);
      await requireQuota(services, db, actor.enterpriseId, 'routes');
      await insertStep(db, row, { at: now, action: 'add', byName: actor.name });
      await tellOfStep(contextOf(context, services), row, 'task.added');
      record({
        operation: 'task.added',
        target: { id: row.id, name: row.name },
        details: { taskNumber: row.number, ...readable(columns) },
      });
      return { id: row.id, version: row.version };
    }),

    implementPrepared(setTask, prepare, async (context, { id, version, ...form }, prepared) => {
      const { db, actor, now, language } = context;
      const row = await lockTask(db, actor, id);
      await refuseStale(context, row, version);
      // One that was planned before its type was switched off is still edited; nothing becomes of that type any more.
      if (form.plan.type !== row.type && !prepared.config.types[form.plan.type].isOn) refuse('task.typeOff');
      refuseErrors(
        [...formIssues(form, prepared, now), ...prepared.planned.issues, ...(await chosenIssues(db, actor, form, row))],
        language,
      );
      const [site, route] = [prepared.site!, prepared.planned.route!];
      const columns = await columnsOf(db, actor, form, site, route);
      const details = changedFields(readable(row), readable(columns));
      const changes = { ...columns, ...editedBy(actor, row), isPosted: false };
      const edited = await asked(context, services, row, { action: 'edit', changes, details });
      refuseErrors((await airIssues({ db, blobs, enterpriseId: actor.enterpriseId, now }, form.name, route, site)).issues, language);
      const isLonger = await updatePlan(db, actor, row.routeId, { name: form.name, route, home: homeAt(site) }, now);
      if (isLonger) {
        await services.disk.requireRoom();
        await requireQuota(services, db, actor.enterpriseId, 'routes', 'bytes');
      }
      if (row.approval === 'approved') await endApproval(db, edited, { endedAt: now, endedByName: actor.name });
      return { version: edited.version };
    }),

    implement(checkTask, async (context, { id, ...form }) => {
      const { db, actor, now } = context;
      const prepared = await prepare({ actor }, form);
      const { site, planned } = prepared;
      const before = id === undefined ? undefined : (await findTask(context, id))?.row;
      const beyondReach = await chosenIssues(db, actor, form, before);
      const issues = [...formIssues(form, prepared, now), ...planned.issues, ...beyondReach];
      if (!site || !planned.route) return { issues, grade: null, conflicts: [], hasMoreConflicts: false };
      const { enterpriseId } = actor;
      // Nobody is told of the papers or the plans of those beyond their reach.
      const isBeyond = (field: 'executorId' | 'deviceId') => beyondReach.some(({ at }) => at?.[0] === field);
      const executorId = isBeyond('executorId') ? null : form.executorId;
      const deviceId = isBeyond('deviceId') ? null : form.deviceId;
      const grade = gradeNeeded(planned.route, site);
      const startTime = form.startTime === null ? null : new Date(form.startTime);
      const checking = { db, blobs, bus, enterpriseId, now };
      const air = await airIssues(checking, form.name, planned.route, site);
      const dispatch = await dispatchIssues(checking, {
        craft: form.deviceType,
        mount: form.mount,
        grade,
        executorId,
        deviceId,
        startTime,
      });
      const time = plannedTime(form);
      const window = timeAloft(time, planMs(planned.route, site), now.getTime());
      const met = await conflictsOf(db, { actor, id, executorId, deviceId, route: planned.route, site, window, now });
      const reach = reachIssues({ route: planned.route, site, craft: form.deviceType, window: timeGiven(time, now.getTime()) });
      const away = await awayIssues(bus, deviceId, site, form.deviceType);
      const lasting = await lastingIssues(checking, deviceId, planned.route, site);
      return { issues: [...issues, ...air.issues, ...dispatch, ...reach, ...away, ...lasting], grade, ...met };
    }),
  ];
};
