const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
/** Nobody should find out only now. */
const SOON_S = 2 * HOUR_S;

export type TimeLeft = { kind: 'over' } | { kind: 'days'; count: number } | { kind: 'seconds'; seconds: number; isSoon: boolean };

/** Never more than there is: whole days only where there are two of them, and nought at the very moment. */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const seconds = Math.floor((Date.parse(dueAt) - now) / 1_000);
  if (seconds <= 0) return { kind: 'over' };
  if (seconds >= 2 * DAY_S) return { kind: 'days', count: Math.floor(seconds / DAY_S) };
  // To the minute below: whoever reads "1 h" still has it.
  return { kind: 'seconds', seconds: seconds < 60 ? seconds : seconds - (seconds % 60), isSoon: seconds < SOON_S };
}
