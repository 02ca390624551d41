import { APPROVALS, TASK_STATUSES } from '@skyhelm/core/task/task';
import type { StepPermission } from '@skyhelm/core/task/steps';
import { z } from 'zod';
import { endpoint, needs, signedIn } from './endpoint.ts';
import { optionalText, requiredText, versionField } from './fields.ts';
import { FoundIssue } from './flown-route.ts';
import { FlightRecord } from './flight-record.ts';
import { DeviceId, TaskId, UserId } from './ids.ts';
import type { Permission } from './permissions.ts';
import { TaskConflict } from './task.ts';

/** What the table of steps asks for is in the catalogue. */
type Known<P extends Permission> = P;
export type TaskPermission = Known<StepPermission>;

export const REASON_MAX = 200;

const onTask = z.object({ id: TaskId, version: versionField });
const moved = z.object({
  version: versionField,
  status: z.enum(TASK_STATUSES),
  approval: z.enum(APPROVALS),
  /** What is worth a thought of it: that nobody may answer what was asked. */
  issues: z.array(FoundIssue),
});
export type MovedTask = z.output<typeof moved>;

/** Asks for approval; what keeps to the rules of automatic approval is approved at once. */
export const submitTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/submitTask',
  access: needs('task:submit'),
  kind: 'change',
  input: onTask,
  output: moved,
});
/** Asks for approval, and is released by itself as soon as it is given: executor and aircraft have to be known by now. */
export const postTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/postTask',
  access: needs('task:release'),
  kind: 'change',
  input: onTask,
  output: moved,
});
const crew = z.object({ executorId: UserId.optional(), deviceId: DeviceId.optional() });
/** What is wrong with giving it to somebody, or worth a thought, and with which other tasks it meets then. */
const foundOfRelease = z.object({ issues: z.array(FoundIssue), conflicts: z.array(TaskConflict), hasMoreConflicts: z.boolean() });

/** Before it is dispatched. Left out, executor and aircraft are those that were planned. */
export const checkRelease = endpoint({
  method: 'POST',
  path: '/enterprise/task/checkRelease',
  access: needs('task:release'),
  kind: 'read',
  input: crew.extend({ id: TaskId }),
  output: foundOfRelease,
});
/** Dispatches it. Left out, executor and aircraft stay as they were planned. */
export const releaseTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/releaseTask',
  access: needs('task:release'),
  kind: 'change',
  input: onTask.extend(crew.shape),
  output: moved.extend(foundOfRelease.shape),
});
/** Takes back what waits for an answer or what was released. */
export const revokeTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/revokeTask',
  access: needs('task:revoke'),
  kind: 'change',
  input: onTask.extend({ reason: optionalText(REASON_MAX) }),
  output: moved,
});
/** By its executor; licence, aircraft and air are looked at once more. From then on its plan can be sent. */
export const startTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/startTask',
  access: signedIn,
  kind: 'change',
  input: onTask,
  output: moved,
});
/** By its executor, or by whoever may revoke it: it can be started again. */
export const giveBackTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/giveBackTask',
  access: signedIn,
  kind: 'change',
  input: onTask.extend({ reason: requiredText(REASON_MAX, 'task.reason') }),
  output: moved,
});
/** By its executor. It completes itself when its plan has been flown to the end and nothing of it was left out. */
export const completeTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/completeTask',
  access: signedIn,
  kind: 'change',
  input: onTask,
  output: moved,
});
export const deleteTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/deleteTask',
  access: needs('task:delete'),
  kind: 'change',
  input: onTask,
  output: moved,
});
/** For thirty days, and not once the results are gone. */
export const recoverTask = endpoint({
  method: 'POST',
  path: '/enterprise/task/recoverTask',
  access: needs('task:recover'),
  kind: 'change',
  input: onTask,
  output: moved,
});

/** A flight of a task. `isWhole`: it flew the plan to its end, and nothing of it was left out, be it together with those that it goes on with. */
export const TaskFlightEntry = z.object({ record: FlightRecord, isWhole: z.boolean() });
export type TaskFlightEntry = z.output<typeof TaskFlightEntry>;
