import { zoneClock } from '../zone-clock.ts';

/** Where the documents are issued, and the first to end a day of the places the product is made for: see docs/decisions/0016-certification.md. */
const ZONE = 'Asia/Shanghai';

/** The day by which documents run out, YYYY-MM-DD. */
export const documentDay = (moment: Date): string => zoneClock(ZONE).dayOf(moment);

const DAY_MS = 86_400_000;

/** Whole days from one calendar day to another; negative when that has gone by. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
