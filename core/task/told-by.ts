import { startWindow, type PlannedTime } from './start-window.ts';

/** By when whoever has to act is told of a task, quiet hours or not: half of the time that is left is theirs, and so is the time to get ready. Nothing where it is too late. */
export function toldBy(planned: PlannedTime, now: number): number | undefined {
  const { opensAt, closesAt } = startWindow(planned);
  if (closesAt <= now) return undefined;
  const half = (now + closesAt) / 2;
  return planned.startTime === null ? half : Math.max(now, Math.min(half, opensAt));
}
