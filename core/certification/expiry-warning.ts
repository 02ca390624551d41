/** How many days ahead people are told that a licence runs out; 0 is its last day. */
export const WARNED_DAYS = [30, 7, 0] as const;
/** Noted for a licence whose end has been dealt with. */
export const OVER = -1;

/**
 * Which warning is due with so many days left, given the last one that was told. Whoever was away for a while
 * tells the nearest one only, not each that was missed.
 */
export function dueWarning(daysLeft: number, told: number | null): number | undefined {
  const due = daysLeft < 0 ? OVER : WARNED_DAYS.findLast((days) => daysLeft <= days);
  return due === undefined || (told !== null && told <= due) ? undefined : due;
}
