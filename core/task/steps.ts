import { holds } from '../identity/permission.ts';
import { error, type Issue } from '../issue.ts';
import type { Approval, TaskStatus } from './task.ts';

export interface TaskState {
  status: TaskStatus;
  approval: Approval;
  /** Of one that is deleted: what it was before. */
  was: TaskStatus | null;
}

interface Step {
  from: TaskStatus;
  having: readonly Approval[];
  /** Only of a deleted one that was this before. */
  was?: readonly TaskStatus[];
  to: { status?: TaskStatus; approval?: Approval };
}

const UNANSWERED: readonly Approval[] = ['none', 'failed', 'timeout'];
const step = (from: TaskStatus, having: readonly Approval[], to: Step['to']): Step => ({ from, having, to });

/**
 * All that can happen to a task. What is published, flown or completed is approved; what is deleted is not asked for any more, and comes back to be
 * asked for anew, since nobody has watched the air for it meanwhile.
 */
const STEPS = {
  edit: [step('unpublished', UNANSWERED, {}), step('unpublished', ['approved'], { approval: 'none' })],
  submit: [step('unpublished', UNANSWERED, { approval: 'pending' })],
  /** Submits it, and it is released by itself once it is approved. */
  post: [step('unpublished', UNANSWERED, { approval: 'pending' })],
  pass: [step('unpublished', ['pending'], { approval: 'approved' })],
  fail: [step('unpublished', ['pending'], { approval: 'failed' })],
  /** Nobody has decided in time. */
  expire: [step('unpublished', ['pending'], { approval: 'timeout' })],
  /** What was approved is not what would be flown: the plan or the air has changed. */
  fall: [
    step('unpublished', ['approved'], { approval: 'none' }),
    step('published', ['approved'], { status: 'unpublished', approval: 'none' }),
  ],
  release: [step('unpublished', ['approved'], { status: 'published' })],
  revoke: [step('unpublished', ['pending'], { approval: 'none' }), step('published', ['approved'], { status: 'unpublished' })],
  start: [step('published', ['approved'], { status: 'executing' })],
  /** The flight was broken off, or nobody is there to fly it. */
  giveBack: [step('executing', ['approved'], { status: 'published' })],
  complete: [step('executing', ['approved'], { status: 'completed' })],
  delete: [
    step('unpublished', ['none', 'approved', 'failed', 'timeout'], { status: 'deleted' }),
    step('unpublished', ['pending'], { status: 'deleted', approval: 'none' }),
    step('published', ['approved'], { status: 'deleted' }),
    step('completed', ['approved'], { status: 'deleted' }),
  ],
  recover: [
    {
      ...step('deleted', ['none', 'approved', 'failed', 'timeout'], { status: 'unpublished', approval: 'none' }),
      was: ['unpublished', 'published'],
    },
    { ...step('deleted', ['approved'], { status: 'completed' }), was: ['completed'] },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type TaskAction = keyof typeof STEPS;
export const TASK_ACTIONS = Object.keys(STEPS) as TaskAction[];

const stepFrom = ({ status, approval, was }: TaskState, action: TaskAction): Step | undefined =>
  (STEPS[action] as readonly Step[]).find(
    (one) => one.from === status && one.having.includes(approval) && (one.was === undefined || (was !== null && one.was.includes(was))),
  );

/** What becomes of it, or why it cannot be done any more, or yet. */
export function nextState(state: TaskState, action: TaskAction): TaskState | Issue {
  const taken = stepFrom(state, action);
  if (!taken) return error('task.state', { status: state.status, approval: state.approval, action });
  const { status = state.status, approval = state.approval } = taken.to;
  return { status, approval, was: status === 'deleted' ? state.status : null };
}

interface Right {
  /** All of them. */
  permissions?: readonly string[];
  /** Whoever flies it may too, or only they. */
  executor?: true;
  /** Not by whoever asks for it: nobody answers their own question. */
  notAsker?: true;
  /** It also happens by itself. */
  system?: true;
}

const RIGHTS = {
  edit: { permissions: ['task:edit'] },
  submit: { permissions: ['task:submit'] },
  post: { permissions: ['task:submit', 'task:release'] },
  pass: { permissions: ['approval:pass'], notAsker: true, system: true },
  fail: { permissions: ['approval:fail'], notAsker: true },
  expire: { system: true },
  fall: { system: true },
  release: { permissions: ['task:release'], system: true },
  revoke: { permissions: ['task:revoke'] },
  start: { executor: true },
  giveBack: { permissions: ['task:revoke'], executor: true },
  complete: { executor: true, system: true },
  delete: { permissions: ['task:delete'] },
  recover: { permissions: ['task:recover'] },
} as const satisfies Record<TaskAction, Right>;

/** Every permission that some step asks for. */
export type StepPermission = {
  [A in TaskAction]: (typeof RIGHTS)[A] extends { permissions: readonly (infer P)[] } ? P : never;
}[TaskAction];

/** How somebody stands to a task that they see. */
export interface Person {
  permissions: readonly string[];
  /** Its founder is within their data scope; whoever sees it only to fly it has no other right to it. */
  isReached: boolean;
  /** Founded, edited or submitted it. */
  isAsker: boolean;
  isExecutor: boolean;
}
export type Doer = Person | 'system';

/** Whether it is theirs to do, whatever state the task is in. */
export function refusalOf(action: TaskAction, doer: Doer): Issue | undefined {
  const right: Right = RIGHTS[action];
  if (doer === 'system') return right.system ? undefined : error('request.forbidden');
  if (right.executor && doer.isExecutor) return undefined;
  const isHeld = right.permissions?.every((permission) => holds(doer.permissions, permission)) ?? false;
  if (!doer.isReached || !isHeld) return error('request.forbidden');
  return right.notAsker && doer.isAsker ? error('task.own') : undefined;
}

export interface Remains {
  /** Milliseconds. */
  deletedAt: number | null;
  /** It was flown, and nothing of that is kept any more. */
  hasLostResults: boolean;
}

export const RECOVERABLE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Of one that is deleted: nothing can bring it back. */
export const isBeyondRecovery = ({ deletedAt, hasLostResults }: Remains, now: number): boolean =>
  hasLostResults || (deletedAt !== null && now - deletedAt > RECOVERABLE_DAYS * DAY_MS);

export type Task = TaskState & Remains;

/** The task after it, or the first reason why not. The one door through which a task changes, on a screen as on the server. */
export function stepped(task: Task, action: TaskAction, doer: Doer, now: number): TaskState | Issue {
  const refusal = refusalOf(action, doer);
  if (refusal) return refusal;
  if (action === 'recover' && task.status === 'deleted' && isBeyondRecovery(task, now)) return error('task.unrecoverable');
  return nextState(task, action);
}

export const isIssue = (outcome: TaskState | Issue): outcome is Issue => 'code' in outcome;

/** What this person can do with it now. */
export const actionsFor = (task: Task, doer: Doer, now: number): TaskAction[] =>
  TASK_ACTIONS.filter((action) => !isIssue(stepped(task, action, doer, now)));
