import type { StateField } from '../vehicle/state.ts';
import { gapsIn } from './gap.ts';
import { TRACK_FIELDS } from './pack.ts';
import type { SampleTable } from './sample-table.ts';

/** A flight as columns of equal length. Null is what nobody knew: no line leads across it. */
export type Track = { at: number[] } & Record<(typeof TRACK_FIELDS)[number], (number | null)[]>;

interface Moment {
  at: number;
  row: number;
  /** What was not known, whatever the row says. */
  unknown: ReadonlySet<StateField>;
}

const NOTHING: ReadonlySet<StateField> = new Set();
const ALL: ReadonlySet<StateField> = new Set(TRACK_FIELDS);

/**
 * These rows of a flight, and where something was lost between two of them a moment that says so: one of nothing at all after the last word before
 * a gap, otherwise the row at which it is first missing. At most one lies between two rows.
 */
export function trackThrough(source: SampleTable, rows: readonly number[], gaps: readonly number[] = gapsIn(source)): Track {
  const { times, columns } = source;
  const moments: Moment[] = [];
  let nextGap = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1] ?? row;
    while (nextGap < gaps.length && gaps[nextGap]! <= before) nextGap++;
    if (nextGap < gaps.length && gaps[nextGap]! <= row)
      moments.push({ at: Math.min(times[before]! + 1, times[row]!), row: before, unknown: ALL });
    else moments.push(...lostBetween(source, before, row));
    moments.push({ at: times[row]!, row, unknown: NOTHING });
  }
  const columnOf = (name: StateField) =>
    moments.map(({ row, unknown }) => {
      const value = unknown.has(name) ? undefined : columns[name]?.[row];
      return value === undefined || Number.isNaN(value) ? null : value;
    });
  const known = Object.fromEntries(TRACK_FIELDS.map((name) => [name, columnOf(name)])) as Omit<Track, 'at'>;
  return { at: moments.map(({ at }) => at), ...known };
}

function lostBetween({ times, columns }: SampleTable, from: number, to: number): Moment[] {
  const unknown = new Set<StateField>();
  let first = Infinity;
  for (const name of TRACK_FIELDS) {
    const column = columns[name];
    let row = from + 1;
    while (column && row < to && !Number.isNaN(column[row])) row++;
    if (!column || row >= to) continue;
    unknown.add(name);
    if (!Number.isNaN(column[from]! + column[to]!)) first = Math.min(first, row);
  }
  return first === Infinity ? [] : [{ at: times[first]!, row: first, unknown }];
}

/** How many moments it may take to tell of all that was lost. */
export function lossesIn({ times, columns }: SampleTable): number {
  let losses = 0;
  for (let row = 1; row < times.length; row++) {
    const isLost = (column: Float64Array) => Number.isNaN(column[row]!) && !Number.isNaN(column[row - 1]!);
    if (TRACK_FIELDS.some((name) => columns[name] && isLost(columns[name]))) losses++;
  }
  return losses;
}
