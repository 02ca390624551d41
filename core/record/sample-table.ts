import { ALL_FIELDS, STATE_FIELDS, type StateField, type VehicleState } from '../vehicle/state.ts';
import { lastAt } from './last-at.ts';
import type { RecordedSample } from './recording.ts';

/** Samples by column, as they are stored, charted and searched. What was not known at a moment is NaN there; a flag is 0 or 1. */
export interface SampleTable {
  /** Milliseconds since 1970, never going back. */
  times: Float64Array;
  /** As long as `times`. A field that was never known has none. */
  columns: Partial<Record<StateField, Float64Array>>;
}

export function tableOf(samples: readonly RecordedSample[]): SampleTable {
  const table: SampleTable = { times: Float64Array.from(samples, ({ at }) => at), columns: {} };
  samples.forEach(({ state }, at) => {
    for (const name of ALL_FIELDS) {
      const value = state[name];
      if (value !== undefined) columnOf(table, name)[at] = Number(value);
    }
  });
  return table;
}

function columnOf({ times, columns }: SampleTable, name: StateField): Float64Array {
  return (columns[name] ??= new Float64Array(times.length).fill(NaN));
}

/** What was known at one of the moments. */
export function stateAt({ columns }: SampleTable, index: number): VehicleState {
  const state: VehicleState & Record<string, number | boolean> = {};
  for (const name in columns) {
    const value = columns[name as StateField]![index]!;
    if (!Number.isNaN(value)) state[name] = STATE_FIELDS[name as StateField].wire === 'flag' ? value !== 0 : value;
  }
  return state;
}

export const sampleAt = (table: SampleTable, index: number): RecordedSample => ({ at: table.times[index]!, state: stateAt(table, index) });

/** The last sample at or before a moment; -1 before the first. */
export const indexAt = ({ times }: SampleTable, at: number): number => lastAt(times.length, (index) => times[index]!, at);

/** Only the rows named. */
export function pick({ times, columns }: SampleTable, rows: readonly number[]): SampleTable {
  const picked: SampleTable = { times: Float64Array.from(rows, (row) => times[row]!), columns: {} };
  for (const name in columns) {
    const column = Float64Array.from(rows, (row) => columns[name as StateField]![row]!);
    if (column.some((value) => !Number.isNaN(value))) picked.columns[name as StateField] = column;
  }
  return picked;
}

/** Rows from one up to another, that one left out. */
export function stretchOf({ times, columns }: SampleTable, from: number, to: number): SampleTable {
  const stretch: SampleTable = { times: times.slice(from, to), columns: {} };
  for (const name in columns) {
    const column = columns[name as StateField]!.slice(from, to);
    if (column.some((value) => !Number.isNaN(value))) stretch.columns[name as StateField] = column;
  }
  return stretch;
}

/** The first row of each so many milliseconds by the clock: the same moments, however a flight was cut into stretches. */
export function rowsEvery({ times }: SampleTable, everyMs: number): number[] {
  let before = -Infinity;
  const rows: number[] = [];
  times.forEach((at, row) => {
    const turn = Math.floor(at / everyMs);
    if (turn === before) return;
    before = turn;
    rows.push(row);
  });
  return rows;
}

/** Stretches of one flight, in their order, as one. */
export function joinTables(tables: readonly SampleTable[]): SampleTable {
  const [only] = tables;
  if (only && tables.length === 1) return only;
  const joined: SampleTable = { times: new Float64Array(tables.reduce((sum, { times }) => sum + times.length, 0)), columns: {} };
  let begin = 0;
  for (const { times, columns } of tables) {
    joined.times.set(times, begin);
    for (const name in columns) columnOf(joined, name as StateField).set(columns[name as StateField]!, begin);
    begin += times.length;
  }
  return joined;
}

export function onlyFields({ times, columns }: SampleTable, fields: readonly StateField[]): SampleTable {
  return { times, columns: Object.fromEntries(fields.flatMap((name) => (columns[name] ? [[name, columns[name]]] : []))) };
}
