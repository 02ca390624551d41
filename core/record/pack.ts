import type { StateField } from '../vehicle/state.ts';
import { encodeChunk } from './chunk.ts';
import { gapsIn } from './gap.ts';
import { mostSignificant, significanceOf } from './line.ts';
import { onlyFields, pick, rowsEvery, stretchOf, type SampleTable } from './sample-table.ts';
import { summaryOf, type FlightSummary } from './summary.ts';

/** No chunk is longer: a seek reads one or two of them. Shorter ones leave more of the database's pages empty. */
export const CHUNK_MS = 120_000;
const ROWS_MAX = 2_400;
const OVERVIEW_MS = 5_000;
/** The line on a map is true to so many metres, unless it takes more places than these. */
const LINE_METRES = 1;
const LINE_ROWS_MAX = 240;

/** What a flight is drawn from at a glance. */
export const TRACK_FIELDS = [
  'longitude',
  'latitude',
  'altitude',
  'height',
  'groundSpeed',
  'climbRate',
  'batteryPercent',
  'batteryVoltage',
  'satellites',
  'mode',
] as const satisfies readonly StateField[];

export interface PackedStretch {
  startsAt: number;
  endsAt: number;
  samples: number;
  packed: Uint8Array;
  overview: Uint8Array;
  summary: FlightSummary;
}

/** Samples of one flight, however many, as they are stored. */
export function* pack(table: SampleTable): Generator<PackedStretch> {
  const { times } = table;
  for (let from = 0, to = 0; from < times.length; from = to) {
    while (to < times.length && to - from < ROWS_MAX && times[to]! - times[from]! < CHUNK_MS) to++;
    const stretch = stretchOf(table, from, to);
    yield {
      startsAt: times[from]!,
      endsAt: times[to - 1]!,
      samples: to - from,
      packed: encodeChunk(stretch),
      overview: encodeChunk(overviewOf(onlyFields(stretch, TRACK_FIELDS))),
      summary: summaryOf(stretch),
    };
  }
}

/** A moment in so many seconds for what is charted, what the line on a map needs to be true, and what lies on both sides of a gap, or none would be seen there. */
function overviewOf(table: SampleTable): SampleTable {
  const line = mostSignificant(significanceOf(table), LINE_ROWS_MAX, LINE_METRES);
  const rows = new Set([...rowsEvery(table, OVERVIEW_MS), ...line, ...gapsIn(table).flatMap((row) => [row - 1, row])]);
  return pick(
    table,
    [...rows].sort((one, other) => one - other),
  );
}
