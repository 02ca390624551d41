import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';
import type { TaskAction } from '@skyhelm/core/task/steps';

/** What people do with a task by a button of their own; approvers have a screen for what is theirs. */
export const OWN_STEPS = [
  'start',
  'complete',
  'release',
  'post',
  'submit',
  'giveBack',
  'revoke',
  'recover',
  'delete',
] as const satisfies readonly TaskAction[];
export type OwnStep = (typeof OWN_STEPS)[number];

/** What the reader of a list has begun. */
export type Doing = { kind: 'check'; id: TaskId } | { kind: OwnStep; row: Stepped };

/** As much of a task as a question about it needs. */
export type Stepped = Pick<
  TaskEntry,
  'id' | 'version' | 'name' | 'number' | 'status' | 'approval' | 'executor' | 'device' | 'deviceType' | 'grade' | 'startTime'
>;
