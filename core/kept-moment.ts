/** A year is written with four digits, and the database knows none before the first. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether it can be kept, and written the way it was read. */
export const isKeptMoment = (ms: number): boolean => ms >= FIRST_MS && ms <= LAST_MS;

/** What is reckoned from the first moment or the last may lie beyond it: minutes before ever, or after for ever, are ever. */
export const keptMoment = (ms: number): Date => new Date(Math.min(LAST_MS, Math.max(FIRST_MS, ms)));
