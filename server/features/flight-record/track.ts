import type { getFlightTrack } from '@skyhelm/contract/flight-record';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import { TRACK_FIELDS } from '@skyhelm/core/record/pack';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import type { StateField } from '@skyhelm/core/vehicle/state';

type Track = OutputOf<typeof getFlightTrack>;

/** Evenly chosen, the first and the last among them. */
export function trackOf(tables: readonly SampleTable[], points: number): Track {
  const total = tables.reduce((sum, { times }) => sum + times.length, 0);
  const rows = tables.flatMap((table) => Array.from(table.times, (_, row) => ({ table, row })));
  const kept = total <= points ? rows : Array.from({ length: points }, (_, at) => rows[Math.round((at * (total - 1)) / (points - 1))]!);
  const columnOf = (name: StateField) =>
    kept.map(({ table, row }) => {
      const value = table.columns[name]?.[row];
      return value === undefined || Number.isNaN(value) ? null : value;
    });
  const columns = Object.fromEntries(TRACK_FIELDS.map((name) => [name, columnOf(name)])) as Omit<Track, 'at'>;
  return { at: kept.map(({ table, row }) => table.times[row]!), ...columns };
}
