import { ShapeField } from '@skyhelm/core/airspace/shape-field';
import { ZONE_KINDS } from '@skyhelm/core/airspace/zone';
import { AUTO_CHECKS } from '@skyhelm/core/task/auto-approval';
import { HEIGHT_LACKS } from '@skyhelm/core/task/height-lacks';
import { CONFLICT_KINDS } from '@skyhelm/core/task/conflicts';
import { TASK_TYPES } from '@skyhelm/core/task/task';
import { z } from 'zod';
import { APPROVAL_STATES } from './approval-states.ts';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, requiredText, timestamp, versionField } from './fields.ts';
import { FoundIssue } from './flown-route.ts';
import { TaskApprovalId, TaskId, UserId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { REASON_MAX, submitTask } from './task-steps.ts';
import { TaskDetails, TaskEntry } from './task.ts';

/** What the plan was held to when it was decided. */
export const AirProof = z.object({
  at: timestamp,
  /** Of the plan that was decided on. */
  routeVersion: versionField,
  /** How many zones were in force or will be; what each of them was at that moment is kept with the zones. */
  zones: z.int(),
  /** Errors first, then one of each zone, as far as there is room. */
  issues: z.array(FoundIssue),
  /** All that was found, kept or not; left out of proofs from before it was counted. */
  found: z.object({ errors: z.int(), warnings: z.int() }).optional(),
});
export type AirProof = z.output<typeof AirProof>;

const AutoFindings = z.object({
  outcome: z.enum(['approved', 'leftToPerson']),
  reasons: z.array(
    z.object({
      check: z.enum(AUTO_CHECKS),
      finding: z.enum(['kept', 'broken', 'unknown']),
      /** In what it met other tasks that were approved or asked for. */
      conflicts: z.array(z.enum(CONFLICT_KINDS)).optional(),
      /** Metres above take-off: what the plan asked for, and what the rule allowed. */
      height: z.object({ asked: z.number(), limit: z.number() }).optional(),
      /** Of a height that could not be checked, what nobody knew: left out of what was weighed before that was kept. */
      lacks: z.array(z.enum(HEIGHT_LACKS)).optional(),
      /** Of the air: whether the rule asked for one in which nothing was even warned of. The approval holds as long as that is so. */
      needsClearAir: z.boolean().optional(),
    }),
  ),
});

/** One question, once and for ever: a task that is submitted again has another. */
export const TaskApproval = z.object({
  id: TaskApprovalId,
  state: z.enum(APPROVAL_STATES),
  submittedAt: timestamp,
  submittedBy: z.string(),
  /** Until when it has to be decided. */
  dueAt: timestamp,
  decidedAt: timestamp.nullable(),
  /** Empty where it was decided by itself. */
  decidedBy: z.string(),
  /** When an approval ceased to hold, and who edited or deleted the task; empty where the air was closed. */
  endedAt: timestamp.nullable(),
  endedBy: z.string(),
  isAutomatic: z.boolean(),
  reason: z.string(),
  /** What the rules of automatic approval found; null where they were off. */
  automatic: AutoFindings.nullable(),
  proof: AirProof.nullable(),
});
export type TaskApproval = z.output<typeof TaskApproval>;

export const ApprovalEntry = TaskApproval.extend({ task: TaskEntry });
export type ApprovalEntry = z.output<typeof ApprovalEntry>;

export const getApprovals = endpoint({
  method: 'POST',
  path: '/enterprise/approval/getApprovals',
  access: needs('approval:query'),
  kind: 'read',
  /** `queue`: what waits, what has to be decided first before all else, then what was decided, the latest first. */
  input: pageQuery(['queue', 'submittedAt']).extend({
    /** Part of a task's name, or its number. */
    keyword: optionalText(50),
    state: z.enum(APPROVAL_STATES, { error: 'choice' }).optional(),
    type: z.enum(TASK_TYPES, { error: 'choice' }).optional(),
  }),
  output: longPageOf(ApprovalEntry),
});
/** What is asked, with the plan, and every question there was about the task before, the latest first. */
export const getApproval = endpoint({
  method: 'GET',
  path: '/enterprise/approval/getApproval',
  access: needs('approval:query'),
  kind: 'read',
  input: z.object({ id: TaskApprovalId }),
  output: z.object({ approval: TaskApproval, task: TaskDetails, history: z.array(TaskApproval) }),
});
/** What is closed, or will be, around the plan of a question: whoever decides on it sees what it is held to. */
export const getApprovalZones = endpoint({
  method: 'GET',
  path: '/enterprise/approval/getApprovalZones',
  access: needs('approval:query'),
  kind: 'read',
  input: z.object({ id: TaskApprovalId }),
  output: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(ZONE_KINDS), shape: ShapeField })),
});
/** What the plan of a question is found to keep to at this moment: the proof that a decision made now would rest on. Nothing of it is kept. */
export const getApprovalProof = endpoint({
  method: 'GET',
  path: '/enterprise/approval/getApprovalProof',
  access: needs('approval:query'),
  kind: 'read',
  input: z.object({ id: TaskApprovalId }),
  output: AirProof,
});
/** Who is asked about a task: whoever may pass it, apart from those who ask. */
export const getTaskApprovers = endpoint({
  method: 'GET',
  path: '/enterprise/approval/getTaskApprovers',
  access: needs('task:query'),
  kind: 'read',
  input: z.object({ id: TaskId }),
  output: z.array(z.object({ id: UserId, name: z.string(), userName: z.string(), deptName: z.string() })),
});

const onTask = z.object({ id: TaskId, version: versionField });

/** The plan is held to the air once more, and what was found is kept with the decision. */
export const passTask = endpoint({
  method: 'POST',
  path: '/enterprise/approval/passTask',
  access: needs('approval:pass'),
  kind: 'change',
  input: onTask,
  output: submitTask.output,
});
export const failTask = endpoint({
  method: 'POST',
  path: '/enterprise/approval/failTask',
  access: needs('approval:fail'),
  kind: 'change',
  input: onTask.extend({ reason: requiredText(REASON_MAX, 'approval.reason') }),
  output: submitTask.output,
});
