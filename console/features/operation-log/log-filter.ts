import type { Operation } from '@skyhelm/contract/operation-log';
import { momentsOfDays } from '../../words/day.ts';

export type LogFilterName = 'q' | 'from' | 'to' | 'kind';
export const LOG_FILTERS: readonly LogFilterName[] = ['q', 'from', 'to', 'kind'];

/** What an address may hold: whoever types one may have written anything. */
export function filterOf(given: Partial<Record<LogFilterName, string>>, known: ReadonlySet<string> | undefined) {
  const operations = (given.kind?.split(',') ?? []).filter((kind): kind is Operation => known?.has(kind) ?? true);
  return {
    keyword: given.q ?? '',
    ...momentsOfDays(given.from, given.to),
    operations,
  };
}
