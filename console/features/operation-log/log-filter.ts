import type { Operation } from '@skyhelm/contract/operation-log';

export type LogFilterName = 'q' | 'from' | 'to' | 'kind';
export const LOG_FILTERS: readonly LogFilterName[] = ['q', 'from', 'to', 'kind'];

/** What an address may hold: whoever types one may have written anything. */
export function filterOf(given: Partial<Record<LogFilterName, string>>, known: ReadonlySet<string> | undefined) {
  const [from, to] = [dayStart(given.from), dayStart(given.to)];
  const operations = (given.kind?.split(',') ?? []).filter((kind): kind is Operation => known?.has(kind) ?? true);
  return {
    keyword: given.q ?? '',
    ...(from && { from: from.toISOString() }),
    ...(to && { to: dayEnd(to).toISOString() }),
    operations,
  };
}

/** Of the reader's calendar; nothing for what is no day. */
function dayStart(day: string | undefined): Date | undefined {
  const start = new Date(`${/^\d{4}-\d\d-\d\d$/.test(day ?? '') ? day : ''}T00:00`);
  return Number.isNaN(start.getTime()) || start.getFullYear() < 2 ? undefined : start;
}

/** By the calendar rather than 24 hours later: twice a year a day is shorter or longer. */
const dayEnd = (start: Date): Date => new Date(new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1).getTime() - 1);
