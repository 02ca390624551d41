/** Clocks of several servers differ by less. */
export const APART_MS = 60_000;
