import { gapsIn } from '@skyhelm/core/record/gap';
import { mostSignificant, significanceOf } from '@skyhelm/core/record/line';
import { joinTables, type SampleTable } from '@skyhelm/core/record/sample-table';
import { lossesIn, trackThrough, type Track } from '@skyhelm/core/record/track';

const EVEN_SHARE = 0.25;

/**
 * All of them, or some evenly chosen, for charts, with the first and the last, and the others by what they do to the line on a map. What was not known
 * in between is told for each pair of them, and takes room from the others.
 */
export function trackOf(tables: readonly SampleTable[], points: number): Track {
  const source = joinTables(tables);
  const gaps = gapsIn(source);
  const { length } = source.times;
  if (length + gaps.length <= points) return trackThrough(source, [...source.times.keys()], gaps);
  const losses = gaps.length + lossesIn(source);
  return trackThrough(source, chosenRows(significanceAlong(tables, length), points - Math.min(losses, Math.floor(points / 2))), gaps);
}

/** Of each stretch by itself: of a flight of hours at once it would take as long as all of them together many times over. */
function significanceAlong(tables: readonly SampleTable[], length: number): Float64Array {
  const significance = new Float64Array(length);
  let begin = 0;
  for (const table of tables) {
    significance.set(significanceOf(table), begin);
    begin += table.times.length;
  }
  return significance;
}

function chosenRows(significance: Float64Array, points: number): number[] {
  const even = Math.min(points, Math.max(2, Math.round(points * EVEN_SHARE)));
  const step = (significance.length - 1) / Math.max(1, even - 1);
  const rows = new Set(Array.from({ length: even }, (_, at) => Math.round(at * step)));
  for (const row of rows) significance[row] = 0;
  for (const row of mostSignificant(significance, points - rows.size)) rows.add(row);
  return [...rows].sort((one, other) => one - other);
}
