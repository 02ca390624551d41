import type { DraftZone } from './zone-file.ts';

const HOUR_MS = 3_600_000;
/** A day begins in the far east and ends in the far west: who does not say where it is meant means all of it. */
const [EAST_MS, WEST_MS] = [14 * HOUR_MS, 12 * HOUR_MS];

/** A year, a month or a day. */
const DAYS = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;

/** The moment behind the last one of such a year, month or day. */
function endOf([, year, month, day]: RegExpExecArray): number {
  if (day !== undefined) return Date.UTC(Number(year), Number(month) - 1, Number(day) + 1);
  return month === undefined ? Date.UTC(Number(year) + 1, 0) : Date.UTC(Number(year), Number(month));
}

function extent(text: string): { first: number; last: number } | undefined {
  const days = DAYS.exec(text);
  if (!days && !WITHOUT_ZONE.test(text)) return undefined;
  const begins = Date.parse(days ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(begins) ? undefined : { first: begins - EAST_MS, last: (days ? endOf(days) : begins) + WEST_MS };
}

/** Closed from the first moment that may be meant until the last; what is no time at all stays as it is, for the rules to refuse. */
export function timeLimits(from: string, until: string): Pick<DraftZone, 'activeFrom' | 'validUntil' | 'hasGuessedTimes'> {
  const [begin, end] = [extent(from), extent(until)];
  return {
    activeFrom: begin ? new Date(begin.first).toISOString() : from || null,
    validUntil: end ? new Date(end.last).toISOString() : until || null,
    hasGuessedTimes: begin !== undefined || end !== undefined,
  };
}
