import type { AirProof } from '@skyhelm/contract/approval';
import type { APPROVAL_STATES } from '@skyhelm/contract/approval-states';
import type { AutoApprovalForm } from '@skyhelm/contract/auto-approval';
import type { TaskConfig } from '@skyhelm/contract/task-config';
import type { TaskStep } from '@skyhelm/contract/task';
import { LICENCE_GRADES } from '@skyhelm/core/certification/licence';
import type { AutoDecision } from '@skyhelm/core/task/auto-approval';
import type { Parameters } from '@skyhelm/core/task/parameters';
import type { TaskPlan } from '@skyhelm/core/task/plan';
import { APPROVALS, MOUNTS, TASK_CRAFT, TASK_STATUSES, TASK_TYPES } from '@skyhelm/core/task/task';
import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { lettersAndPairs } from '../platform/db/letters.ts';
import { enterpriseId } from './enterprise.table.ts';

type Timed = Record<'startTime' | 'endTime' | 'deadline' | 'createdAt' | 'startedAt' | 'lastStartedAt' | 'completedAt', PgColumn>;

/**
 * When it is to be flown, or may be, and when it was: whoever looks at a month sees what was done in it, early or late. In order, whatever was entered.
 * Moments that are not known are left out by `least` and `greatest`.
 */
export function timeOf({ startTime, endTime, deadline, createdAt: made, startedAt, lastStartedAt, completedAt }: Timed): SQL {
  const [begins, ends] = [sql`coalesce(${startTime}, ${made})`, sql`coalesce(${endTime}, ${deadline})`];
  const moments = sql`${begins}, ${ends}, ${startedAt}, ${lastStartedAt}, ${completedAt}`;
  return sql`tstzrange(least(${moments}), greatest(${moments}), '[]')`;
}

/** What a keyword is looked for in. */
export const namedText = ({ name }: Record<'name', PgColumn>): SQL => sql`lower(${name})`;

/** Sites, people and aircraft go; what they were called when they were tied to a task stays with it. */
export const task = pgTable(
  'task',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: TASK_TYPES }).notNull(),
    status: text('status', { enum: TASK_STATUSES }).notNull().default('unpublished'),
    approval: text('approval', { enum: APPROVALS }).notNull().default('none'),
    /** Of one that is deleted. */
    was: text('was', { enum: TASK_STATUSES }),
    isPosted: boolean('is_posted').notNull().default(false),
    craft: text('craft', { enum: TASK_CRAFT }).notNull(),
    mount: text('mount', { enum: MOUNTS }).notNull(),
    plan: jsonb('plan').$type<TaskPlan>().notNull(),
    parameters: jsonb('parameters').$type<Parameters>().notNull(),
    routeId: uuid('route_id').notNull(),
    workLocation: text('work_location').notNull().default(''),
    remark: text('remark').notNull().default(''),
    siteId: uuid('site_id').notNull(),
    siteName: text('site_name').notNull(),
    siteLongitude: doublePrecision('site_longitude').notNull(),
    siteLatitude: doublePrecision('site_latitude').notNull(),
    siteAltitude: doublePrecision('site_altitude'),
    deadline: moment('deadline').notNull(),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    /** Nobody where other software has made it. */
    founderId: uuid('founder_id'),
    founderName: text('founder_name').notNull(),
    /** The person behind it: the founder themselves, or who was shown the key that other software has founded it with. */
    foundedFor: uuid('founded_for'),
    /** Who has edited it since it was last approved, be it by a key; and whether there is somebody among them whom nobody knows. */
    editors: uuid('editors')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    hasUnknownEditor: boolean('has_unknown_editor').notNull().default(false),
    executorId: uuid('executor_id'),
    executorName: text('executor_name').notNull().default(''),
    deviceId: uuid('device_id'),
    deviceName: text('device_name').notNull().default(''),
    deviceSn: text('device_sn').notNull().default(''),
    deviceModel: text('device_model').notNull().default(''),
    /** The question that was asked last, who asked it, and who decided. */
    approvalId: uuid('approval_id'),
    submittedBy: uuid('submitted_by'),
    submittedFor: uuid('submitted_for'),
    approvalDeadline: moment('approval_deadline'),
    approverName: text('approver_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    finisherName: text('finisher_name').notNull().default(''),
    /** Square metres and metres. */
    area: doublePrecision('area'),
    perimeter: doublePrecision('perimeter'),
    grade: text('grade', { enum: LICENCE_GRADES }).notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
    startedAt: moment('started_at'),
    lastStartedAt: moment('last_started_at'),
    completedAt: moment('completed_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => {
    // What lists are filtered by stands behind the order, so that walking along a list never leaves its index.
    const filtered = [table.status, table.approval, table.type, table.founderId, table.executorId, table.name] as const;
    return [
      unique('task_tenant_key').on(table.enterpriseId, table.id),
      unique('task_number_key').on(table.enterpriseId, table.number),
      index('task_by_number').on(table.enterpriseId, table.number, table.id, ...filtered),
      index('task_by_name').on(table.enterpriseId, table.name, table.id, table.status, table.approval, table.type),
      index('task_by_deadline').on(table.enterpriseId, table.deadline, table.id, ...filtered),
      index('task_by_created').on(table.enterpriseId, table.createdAt, table.id, ...filtered),
      index('task_by_changed').on(table.enterpriseId, table.changedAt, table.id, ...filtered),
      index('task_of_founder').on(table.enterpriseId, table.founderId),
      index('task_of_executor')
        .on(table.enterpriseId, table.executorId)
        .where(sql`executor_id is not null`),
      index('task_of_device')
        .on(table.enterpriseId, table.deviceId)
        .where(sql`device_id is not null`),
      // Lists of a status are counted without leaving it; home adds up the tally.
      index('task_by_status').on(table.enterpriseId, table.status, table.founderId),
      index('task_of_site').on(table.enterpriseId, table.siteId),
      index('task_by_letters').using('gin', sql`(${lettersAndPairs(namedText(table))})`),
      // What is rare among many, such as those that wait for an answer.
      index('task_by_state').on(table.enterpriseId, table.status, table.approval, table.type),
      // Few of many are on their way at any time: those are what others may meet in the air.
      index('task_open')
        .on(table.enterpriseId, table.deadline)
        .where(sql`status in ('unpublished', 'published', 'executing') and approval in ('pending', 'approved')`),
      index('task_by_time').using('gist', timeOf(table)),
      uniqueIndex('task_of_route').on(table.routeId),
    ];
  },
);

const OF_TASK = [task.enterpriseId, task.id] as [typeof task.enterpriseId, typeof task.id];

/**
 * How many tasks each founder has in each status, as rows to be added up: every change adds what it changes, so that no two wait for each other, and home need not
 * count half a million tasks.
 */
export const taskTally = pgTable(
  'task_tally',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    enterpriseId: enterpriseId(),
    founderId: uuid('founder_id'),
    status: text('status', { enum: TASK_STATUSES }).notNull(),
    tasks: integer('tasks').notNull(),
  },
  (table) => [index('task_tally_of_enterprise').on(table.enterpriseId)],
);

/**
 * Which transaction was the last to change a task of an enterprise. A trigger of the migration that made it (`task_changed`) writes it when that transaction ends: moments cannot tell, because a
 * change that began earlier, or by a clock that was ahead, may come in after a later one.
 */
export const taskRevision = pgTable('task_revision', {
  enterpriseId: enterpriseId().primaryKey(),
  revision: bigint('revision', { mode: 'bigint' }).notNull(),
});

/** All that has happened to a task. */
export const taskStep = pgTable(
  'task_step',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    enterpriseId: enterpriseId(),
    taskId: uuid('task_id').notNull(),
    at: moment('at').notNull(),
    action: text('action').$type<TaskStep['action']>().notNull(),
    /** Empty where it happened by itself. */
    byName: text('by_name').notNull(),
    reason: text('reason').notNull().default(''),
    /** Of a step that befell the executor and not the task: who that was. */
    executorName: text('executor_name').notNull().default(''),
  },
  (table) => [
    index('task_step_of_task').on(table.taskId, table.id),
    foreignKey({ name: 'task_step_task', columns: [table.enterpriseId, table.taskId], foreignColumns: OF_TASK }).onDelete('cascade'),
  ],
);

/** Each question whether a task may be flown, with its answer. */
export const taskApproval = pgTable(
  'task_approval',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    taskId: uuid('task_id').notNull(),
    state: text('state').$type<(typeof APPROVAL_STATES)[number]>().notNull(),
    /** Of the task, for lists. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: TASK_TYPES }).notNull(),
    founderId: uuid('founder_id'),
    submittedBy: uuid('submitted_by'),
    submittedByName: text('submitted_by_name').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    dueAt: moment('due_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedByName: text('decided_by_name').notNull().default(''),
    /** When an approval ceased to hold, and who made it so; nobody where the air was closed. */
    endedAt: moment('ended_at'),
    endedByName: text('ended_by_name').notNull().default(''),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    reason: text('reason').notNull().default(''),
    automatic: jsonb('automatic').$type<AutoDecision>(),
    proof: jsonb('proof').$type<AirProof>(),
    /** What waits stands in the order in which it has to be decided; behind it what was decided, the latest first. */
    queue: bigint('queue', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('task_approval_by_queue').on(table.enterpriseId, table.queue, table.id, table.state, table.type, table.founderId, table.name),
    index('task_approval_by_submitted').on(
      table.enterpriseId,
      table.submittedAt,
      table.id,
      table.state,
      table.type,
      table.founderId,
      table.name,
    ),
    index('task_approval_by_letters').using('gin', sql`(${lettersAndPairs(namedText(table))})`),
    index('task_approval_by_number').on(table.enterpriseId, table.number),
    index('task_approval_by_state').on(table.enterpriseId, table.state, table.type),
    index('task_approval_of_founder').on(table.enterpriseId, table.founderId),
    index('task_approval_of_task').on(table.taskId, table.submittedAt),
    // Few of many wait.
    index('task_approval_waiting')
      .on(table.enterpriseId, table.dueAt)
      .where(sql`state = 'pending'`),
    // Two who submit at once ask one question.
    uniqueIndex('task_one_pending')
      .on(table.taskId)
      .where(sql`state = 'pending'`),
    foreignKey({ name: 'task_approval_task', columns: [table.enterpriseId, table.taskId], foreignColumns: OF_TASK }).onDelete('cascade'),
  ],
);

/** Flights along the plan of a task. They stay here when their records go, so that one knows that there were some. */
export const taskFlight = pgTable(
  'task_flight',
  {
    enterpriseId: enterpriseId(),
    taskId: uuid('task_id').notNull(),
    flightId: uuid('flight_id').notNull(),
    /** It flew the plan to its end, and nothing of it was left out. */
    isWhole: boolean('is_whole').notNull(),
    /** What is left of it once its aircraft has been deleted, and all that was recorded with it. */
    seconds: doublePrecision('seconds'),
    metres: doublePrecision('metres'),
  },
  (table) => [
    primaryKey({ name: 'task_flight_key', columns: [table.taskId, table.flightId] }),
    foreignKey({ name: 'task_flight_task', columns: [table.enterpriseId, table.taskId], foreignColumns: OF_TASK }).onDelete('cascade'),
  ],
);

/** What an enterprise has set for its tasks; without a row, all is as usual. */
export const taskSetting = pgTable('task_setting', {
  enterpriseId: enterpriseId().primaryKey(),
  config: jsonb('config').$type<TaskConfig>(),
  configVersion: integer('config_version').notNull().default(0),
  autoApproval: jsonb('auto_approval').$type<AutoApprovalForm>(),
  autoApprovalVersion: integer('auto_approval_version').notNull().default(0),
});
