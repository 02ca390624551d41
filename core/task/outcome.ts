import type { Approval, TaskStatus } from './task.ts';

export const AGINGS = ['onTime', 'timedOut'] as const;
export type Aging = (typeof AGINGS)[number];
export const NATURES = ['efficient', 'invalid'] as const;
export type Nature = (typeof NATURES)[number];

/** Moments are milliseconds. */
export interface Outcome {
  status: TaskStatus;
  approval: Approval;
  deadline: number;
  completedAt: number | null;
  deletedAt: number | null;
  /** Flights of it that flew its plan. */
  flights: number;
}

/** Held to its deadline when it ended; as of now while it is open. */
export const agingOf = ({ deadline, completedAt, deletedAt }: Outcome, now: number): Aging =>
  (completedAt ?? deletedAt ?? now) <= deadline ? 'onTime' : 'timedOut';

/** Whether it came to anything; nothing as long as it still may. */
export function natureOf(task: Outcome, now: number): Nature | null {
  if (task.completedAt !== null && task.flights > 0) return task.status === 'deleted' ? 'invalid' : 'efficient';
  if (task.completedAt !== null || task.status === 'deleted' || task.approval === 'timeout') return 'invalid';
  return task.status !== 'executing' && now > task.deadline ? 'invalid' : null;
}
