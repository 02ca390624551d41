import type { getFlightTrack } from '@skyhelm/contract/flight-record';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import { TRACK_FIELDS } from '@skyhelm/core/record/pack';
import { everySoOften, type SampleTable } from '@skyhelm/core/record/sample-table';

export type Track = OutputOf<typeof getFlightTrack>;

const EVERY_MS = 500;

/** The same as the server's glance, so close that curves are round: for a flight whose samples are all here. */
export function trackInDetail(tables: readonly SampleTable[]): Track {
  const thin = tables.map((table) => everySoOften(table, EVERY_MS));
  const columns = TRACK_FIELDS.map((name) => {
    const values = thin.flatMap(({ times, columns: { [name]: column } }) =>
      Array.from(times, (_, row) => (column === undefined || Number.isNaN(column[row]) ? null : column[row]!)),
    );
    return [name, values] as const;
  });
  return { at: thin.flatMap(({ times }) => [...times]), ...(Object.fromEntries(columns) as Omit<Track, 'at'>) };
}
