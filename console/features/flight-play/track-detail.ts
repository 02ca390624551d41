import { joinTables, rowsEvery, type SampleTable } from '@skyhelm/core/record/sample-table';
import { trackThrough, type Track } from '@skyhelm/core/record/track';

const EVERY_MS = 500;

/** The same as the server's glance, so close that curves are round: for a flight whose samples are all here. */
export function trackInDetail(tables: readonly SampleTable[]): Track {
  const source = joinTables(tables);
  return trackThrough(source, rowsEvery(source, EVERY_MS));
}
