import type { Window } from './conflicts.ts';

/** A pilot is on the spot before the time that was approved, and gets ready. */
export const EARLY_MS = 30 * 60_000;

/** When a task is planned to be flown, in milliseconds; null where nobody has said so. */
export interface PlannedTime {
  startTime: number | null;
  endTime: number | null;
}

/** Between which moments it can be started. */
export const startWindow = ({ startTime, endTime }: PlannedTime): { opensAt: number; closesAt: number } => ({
  opensAt: startTime === null ? -Infinity : startTime - EARLY_MS,
  closesAt: endTime ?? Infinity,
});

/**
 * Between which moments it is in the air: from the first at which it can be started to the end of its plan, whatever end was written down for it. Nothing where
 * nobody can say: without an end it can be started on any day until its deadline.
 */
export function timeAloft(planned: PlannedTime, planMs: number | undefined): Window | undefined {
  const { opensAt, closesAt } = startWindow(planned);
  if (planned.startTime === null || planned.endTime === null || planMs === undefined) return undefined;
  return { from: opensAt, until: Math.max(closesAt, planned.startTime + planMs) };
}

/** What was approved for a time is flown at that time: hours of the day are among the reasons for which it was. */
export function untimely(planned: PlannedTime, now: number): 'tooEarly' | 'tooLate' | undefined {
  const { opensAt, closesAt } = startWindow(planned);
  if (now < opensAt) return 'tooEarly';
  return now >= closesAt ? 'tooLate' : undefined;
}
