import { LICENCE_GRADES } from '@skyhelm/core/certification/licence';
import { RouteField } from '@skyhelm/core/plan/route-field';
import { CONFLICT_KINDS } from '@skyhelm/core/task/conflicts';
import { AGINGS, NATURES } from '@skyhelm/core/task/outcome';
import { TaskPlanField } from '@skyhelm/core/task/plan-field';
import { TASK_ACTIONS } from '@skyhelm/core/task/steps';
import { APPROVALS, MOUNTS, TASK_CRAFT, TASK_STATUSES, TASK_TYPES } from '@skyhelm/core/task/task';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import {
  calendarDayField,
  momentField,
  optionalText,
  readerZoneField,
  requiredText,
  timestamp,
  utcMomentField,
  versionField,
} from './fields.ts';
import { FoundIssue } from './flown-route.ts';
import { DeviceId, RouteId, SiteId, TaskId, UserId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { AIRSPACE_STATES } from './route.ts';
import { ParametersField } from './task-parameters.ts';

export const TASK_NAME_MAX = 50;
/** As many points as a plan may have, each with all its digits. */
export const TASK_BYTES = 2 ** 18;

const chosen = <const T extends readonly [string, ...string[]]>(values: T, missing: string) =>
  z.enum(values, { error: ({ input }) => (input === undefined || input === null || input === '' ? missing : 'choice') });
const moment = momentField('date').nullable().default(null);

const fields = z.object({
  name: requiredText(TASK_NAME_MAX, 'task.name'),
  /** What is drawn; says of which type the task is. */
  plan: TaskPlanField,
  parameters: ParametersField,
  /** The type of aircraft, and what it carries. */
  deviceType: chosen(TASK_CRAFT, 'task.deviceType'),
  mount: chosen(MOUNTS, 'task.mount'),
  /** Where it takes off. */
  siteId: z.uuid({ error: ({ input }) => (input === undefined || input === null || input === '' ? 'task.site' : 'id') }).brand<'SiteId'>(),
  workLocation: optionalText(200),
  deadline: momentField('task.deadline'),
  /** When it is to be flown; null for whenever until the deadline. */
  startTime: moment,
  endTime: moment,
  /** Who is to fly it with which aircraft; both may be said as late as when it is released. */
  executorId: UserId.nullable().default(null),
  deviceId: DeviceId.nullable().default(null),
  remark: optionalText(500),
});
export type TaskForm = z.output<typeof fields>;

/** What is no date has been said to be none. */
const isInOrder = (from: string | null, until: string | null): boolean =>
  from === null || until === null || !(Date.parse(from) >= Date.parse(until));
const sound = <T extends z.ZodType<TaskForm>>(form: T) =>
  form
    .refine(({ startTime, endTime }) => isInOrder(startTime, endTime), { error: 'task.order', path: ['endTime'] })
    .refine(({ endTime, deadline }) => endTime === null || !(Date.parse(endTime) > Date.parse(deadline)), {
      error: 'task.afterDeadline',
      path: ['endTime'],
    })
    .refine(({ startTime, deadline }) => isInOrder(startTime, deadline), { error: 'task.afterDeadline', path: ['startTime'] });

export const TaskForm = sound(fields);

/** Its name as it was when it was tied to the task; `isGone`: it has been deleted since. */
const namedOf = <T extends z.ZodType>(id: T) => z.object({ id, name: z.string(), isGone: z.boolean() });

/** A task as lists show it. */
export const TaskEntry = z.object({
  id: TaskId,
  version: versionField,
  /** Counted up in the enterprise. */
  number: z.int(),
  name: z.string(),
  type: z.enum(TASK_TYPES),
  status: z.enum(TASK_STATUSES),
  approval: z.enum(APPROVALS),
  /** It is released by itself as soon as it is approved. */
  isPosted: z.boolean(),
  deviceType: z.enum(TASK_CRAFT),
  mount: z.enum(MOUNTS),
  site: namedOf(SiteId).extend({ longitude: z.number(), latitude: z.number() }),
  workLocation: z.string(),
  deadline: timestamp,
  startTime: timestamp.nullable(),
  endTime: timestamp.nullable(),
  /** Nothing of a founder where other software has made it. */
  founder: namedOf(UserId.nullable()),
  executor: namedOf(UserId).nullable(),
  device: namedOf(DeviceId).extend({ model: z.string(), sn: z.string() }).nullable(),
  /** Who decided last, and why not or why no longer; empty where nobody has. */
  approver: z.string(),
  reason: z.string(),
  /** Until when it has to be decided, while it waits. */
  approvalDeadline: timestamp.nullable(),
  /** Who completed it. */
  finisher: z.string(),
  createdAt: timestamp,
  changedAt: timestamp,
  /** When it was begun first, and when last: a task may be given back and begun again on another day. */
  startedAt: timestamp.nullable(),
  lastStartedAt: timestamp.nullable(),
  completedAt: timestamp.nullable(),
  deletedAt: timestamp.nullable(),
  /** Square metres and metres of what is drawn; null where that is no area. */
  area: z.number().nullable(),
  perimeter: z.number().nullable(),
  /** Of the plan: metres through the air and seconds from take-off at the site to landing, and waypoints. What was planned before climb and return counted keeps its figures until it is planned again. */
  length: z.number(),
  seconds: z.number(),
  waypoints: z.int(),
  /** What whoever flies it has to hold. */
  grade: z.enum(LICENCE_GRADES),
  /** Whether the zones of today allow its plan; if not, which of them do not. */
  airspace: z.object({ state: z.enum(AIRSPACE_STATES), zones: z.array(z.string()) }),
  /** Of all its flights, and how many of them flew the plan to its end. */
  flights: z.int(),
  flightSeconds: z.number(),
  wholeFlights: z.int(),
  aging: z.enum(AGINGS),
  nature: z.enum(NATURES).nullable(),
  /** What the reader can do with it now. */
  may: z.array(z.enum(TASK_ACTIONS as [(typeof TASK_ACTIONS)[number]])),
});
export type TaskEntry = z.output<typeof TaskEntry>;

/** What may become of the executor of a task that is released or in execution. */
export const EXECUTOR_TURNS = ['executorFrozen', 'executorRecovered', 'executorDeleted'] as const;
export type ExecutorTurn = (typeof EXECUTOR_TURNS)[number];

export const TaskStep = z.object({
  at: timestamp,
  action: z.enum(['add', ...TASK_ACTIONS, ...EXECUTOR_TURNS]),
  /** Empty where it happened by itself. */
  by: z.string(),
  reason: z.string(),
  /** Whom it befell, as they were called then: the task may have another executor by now. Empty where it was the task that changed. */
  executor: z.string(),
});
export type TaskStep = z.output<typeof TaskStep>;

/** A refused stale edit brings it along as it is now. */
export const TaskDetails = TaskEntry.extend({
  plan: TaskPlanField,
  parameters: ParametersField,
  remark: z.string(),
  /** What is flown, and by which of its versions; it is read, sent and resumed as any route is. */
  routeId: RouteId,
  routeVersion: versionField,
  route: RouteField,
  /** The latest first. */
  steps: z.array(TaskStep),
});
export type TaskDetails = z.output<typeof TaskDetails>;

/** Tasks that one founded, those that one is to fly, or both. */
export const TASK_HOLDERS = ['founded', 'executed', 'mine'] as const;

export const TaskFilter = z.object({
  /** Part of a name, or a number. */
  keyword: optionalText(50),
  /** Left out, all that are not deleted. */
  status: z.enum(TASK_STATUSES, { error: 'choice' }).optional(),
  approval: z.enum(APPROVALS, { error: 'choice' }).optional(),
  type: z.enum(TASK_TYPES, { error: 'choice' }).optional(),
  siteId: SiteId.optional(),
  executorId: UserId.optional(),
  deviceId: DeviceId.optional(),
  holder: z.enum(TASK_HOLDERS, { error: 'choice' }).optional(),
  /** Whose time, planned or up to the deadline, reaches into this one; both ends included. */
  from: utcMomentField.optional(),
  to: utcMomentField.optional(),
});
export type TaskFilter = z.output<typeof TaskFilter>;

const taskList = pageQuery(['number', 'name', 'deadline', 'createdAt', 'changedAt']).extend({
  isAsc: z.boolean().default(false),
  ...TaskFilter.shape,
});

export const getTasks = endpoint({
  method: 'POST',
  path: '/enterprise/task/getTasks',
  access: needs('task:query'),
  kind: 'read',
  input: taskList,
  output: longPageOf(TaskEntry),
});
/** Everything that was found, however much it is, as a spreadsheet in the reader's language. */
export const exportTasks = endpoint({
  method: 'GET',
  path: '/enterprise/task/exportTasks',
  access: needs('task:report'),
  kind: 'change',
  wire: 'file',
  input: taskList.omit({ pageNum: true, pageSize: true }).extend({ timeZone: readerZoneField }),
  output: z.null(),
});
export const MAPPED_TASKS_MAX = 2_000;
/** The latest of those that were found, with what is drawn for each. `more`: there are more than these. */
export const getTaskMap = endpoint({
  method: 'POST',
  path: '/enterprise/task/getTaskMap',
  access: needs('task:mapView'),
  kind: 'read',
  input: TaskFilter,
  output: z.object({
    more: z.boolean(),
    rows: z.array(
      TaskEntry.pick({ id: true, number: true, name: true, type: true, status: true, approval: true, site: true, deadline: true }).extend({
        plan: TaskPlanField,
      }),
    ),
  }),
});
export const getTask = endpoint({
  method: 'GET',
  path: '/enterprise/task/getTask',
  access: needs('task:check'),
  kind: 'read',
  input: z.object({ id: TaskId }),
  output: TaskDetails,
});
export const addTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/addTask',
  access: needs('task:add'),
  kind: 'change',
  grows: true,
  input: TaskForm,
  output: z.object({ id: TaskId, version: versionField }),
  maxBytes: TASK_BYTES,
});
/** Of one that is not published and not waiting for an answer; what was approved is to be approved anew. */
export const setTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/setTask',
  access: needs('task:edit'),
  kind: 'change',
  grows: 'ifLonger',
  input: sound(fields.extend({ id: TaskId, version: versionField })),
  output: z.object({ version: versionField }),
  maxBytes: TASK_BYTES,
});

export const TaskConflict = z.object({
  kind: z.enum(CONFLICT_KINDS),
  /** Null of one beyond the reader's reach: that there is one is all they are told, and its name is empty. */
  id: TaskId.nullable(),
  number: z.int().nullable(),
  name: z.string(),
  /** Between which it may be in the air: half an hour early, and to the end of a plan that is started at the last moment. */
  from: timestamp,
  until: timestamp,
});
export type TaskConflict = z.output<typeof TaskConflict>;

/** All that is wrong with a task, or worth a thought, before anybody saves it: plan, air, licence, aircraft, and other tasks. */
export const checkTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/checkTask',
  access: needs('task:query'),
  kind: 'read',
  input: sound(fields.extend({ id: TaskId.optional() })),
  output: z.object({
    issues: z.array(FoundIssue),
    grade: z.enum(LICENCE_GRADES).nullable(),
    conflicts: z.array(TaskConflict),
    /** There are others in the way, or as many nearby that not all were compared: those that begin nearest to it were. */
    hasMoreConflicts: z.boolean(),
  }),
  maxBytes: TASK_BYTES,
});

/** Why somebody cannot be given such a flight. */
export const PILOT_REFUSALS = [
  'frozen',
  'neverCertified',
  'pending',
  'failed',
  'expired',
  'otherCategory',
  'lowerGrade',
  'identity',
] as const;
export const TaskPilot = z.object({
  id: UserId,
  name: z.string(),
  userName: z.string(),
  deptName: z.string(),
  /** Null for somebody who may fly it. */
  refusal: z.enum(PILOT_REFUSALS).nullable(),
});
export type TaskPilot = z.output<typeof TaskPilot>;

/** People within reach to choose an executor from, with what their licences allow on a day. */
export const getTaskPilots = endpoint({
  method: 'POST',
  path: '/enterprise/task/getTaskPilots',
  access: needs('task:query'),
  kind: 'read',
  input: pageQuery(['name']).extend({
    keyword: optionalText(50),
    deviceType: z.enum(TASK_CRAFT, { error: 'choice' }),
    grade: z.enum(LICENCE_GRADES, { error: 'choice' }),
    /** By the calendar that documents run out by. */
    on: calendarDayField('date'),
    /** Only those who hold the licence for it: everybody else is told with what they lack. */
    licensed: z.boolean({ error: 'choice' }).default(false),
  }),
  output: longPageOf(TaskPilot),
});
