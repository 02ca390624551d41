import type { TaskAction } from '@skyhelm/core/task/steps';

/** What each step of a task is called in the operation log, and to whoever is told by a web hook. */
export const TASK_OPERATIONS = {
  edit: 'task.edited',
  submit: 'task.submitted',
  post: 'task.posted',
  pass: 'task.passed',
  fail: 'task.failed',
  expire: 'task.expired',
  fall: 'task.fallen',
  release: 'task.released',
  revoke: 'task.revoked',
  start: 'task.started',
  giveBack: 'task.givenBack',
  complete: 'task.completed',
  delete: 'task.deleted',
  recover: 'task.recovered',
} as const satisfies Record<TaskAction, string>;

export type TaskEvent = 'task.added' | (typeof TASK_OPERATIONS)[TaskAction];
export const TASK_EVENTS: readonly TaskEvent[] = ['task.added', ...Object.values(TASK_OPERATIONS)];
