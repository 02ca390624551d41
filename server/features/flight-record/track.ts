import type { getFlightTrack } from '@skyhelm/contract/flight-record';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import { mostSignificant, significanceOf } from '@skyhelm/core/record/line';
import { TRACK_FIELDS } from '@skyhelm/core/record/pack';
import type { SampleTable } from '@skyhelm/core/record/sample-table';
import type { StateField } from '@skyhelm/core/vehicle/state';

type Track = OutputOf<typeof getFlightTrack>;

const EVEN_SHARE = 0.25;

/** All of them, or some evenly chosen, for charts, with the first and the last, and the others by what they do to the line on a map. */
export function trackOf(tables: readonly SampleTable[], points: number): Track {
  const kept = keptRows(tables, points);
  const columnOf = (name: StateField) =>
    tables.flatMap(({ columns: { [name]: column } }, at) =>
      kept[at]!.map((row) => (column && !Number.isNaN(column[row]) ? column[row]! : null)),
    );
  const columns = Object.fromEntries(TRACK_FIELDS.map((name) => [name, columnOf(name)])) as Omit<Track, 'at'>;
  return { at: tables.flatMap(({ times }, at) => kept[at]!.map((row) => times[row]!)), ...columns };
}

/** Of each table. */
function keptRows(tables: readonly SampleTable[], points: number): number[][] {
  const total = tables.reduce((sum, { times }) => sum + times.length, 0);
  const significance = new Float64Array(total);
  let begin = 0;
  for (const table of tables) {
    if (total > points) significance.set(significanceOf(table), begin);
    begin += table.times.length;
  }
  const chosen = total > points ? chosenRows(significance, points) : [...significance.keys()];
  let [next, from] = [0, 0];
  return tables.map(({ times: { length } }) => {
    const rows: number[] = [];
    for (; next < chosen.length && chosen[next]! < from + length; next++) rows.push(chosen[next]! - from);
    from += length;
    return rows;
  });
}

function chosenRows(significance: Float64Array, points: number): number[] {
  const even = Math.max(2, Math.round(points * EVEN_SHARE));
  const rows = new Set(Array.from({ length: even }, (_, at) => Math.round((at * (significance.length - 1)) / (even - 1))));
  for (const row of rows) significance[row] = 0;
  for (const row of mostSignificant(significance, points - rows.size)) rows.add(row);
  return [...rows].sort((one, other) => one - other);
}
