import { scaleAt, wrapped } from '../geo/tangent-plane.ts';
import type { SampleTable } from './sample-table.ts';

/**
 * How many metres the line on a map would be off at most if this row, and whatever matters less, were left out (Douglas and Peucker): the rows that
 * matter by more than a tolerance make a line that is true to it. The first and the last place matter beyond measure, where nobody knew a place it is nought.
 */
export function significanceOf({ times, columns: { latitude, longitude } }: SampleTable): Float64Array {
  const significance = new Float64Array(times.length);
  if (!latitude || !longitude) return significance;
  const rows: number[] = [];
  for (let row = 0; row < times.length; row++) if (!Number.isNaN(latitude[row]! + longitude[row]!)) rows.push(row);
  if (rows.length === 0) return significance;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const scale = scaleAt(latitude[first]!);
  const [north, east] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  for (let at = 0; at < rows.length; at++) {
    north[at] = (latitude[rows[at]!]! - latitude[first]!) * scale.north;
    east[at] = wrapped(longitude[rows[at]!]! - longitude[first]!) * scale.east;
  }
  significance[first] = significance[last] = Infinity;

  /** Between two rows that are kept, and at most as much as what they are kept for. */
  const open: [from: number, to: number, most: number][] = [[0, rows.length - 1, Infinity]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to, most] = next;
    const [farthest, metres] = farthestFrom(north, east, from, to);
    if (metres === 0) continue;
    const own = Math.min(most, metres);
    significance[rows[farthest]!] = own;
    open.push([from, farthest, own], [farthest, to, own]);
  }
  return significance;
}

/** Of those between two points, which lies farthest from the line that joins them, and how far. */
function farthestFrom(north: Float64Array, east: Float64Array, from: number, to: number): [row: number, metres: number] {
  const [alongNorth, alongEast] = [north[to]! - north[from]!, east[to]! - east[from]!];
  const length = alongNorth * alongNorth + alongEast * alongEast;
  let [farthest, most] = [from, 0];
  for (let row = from + 1; row < to; row++) {
    const [n, e] = [north[row]! - north[from]!, east[row]! - east[from]!];
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (n * alongNorth + e * alongEast) / length));
    const [offNorth, offEast] = [n - share * alongNorth, e - share * alongEast];
    const off = offNorth * offNorth + offEast * offEast;
    if (off > most) [farthest, most] = [row, off];
  }
  return [farthest, Math.sqrt(most)];
}

/** The rows that matter most, at most so many, by more than so many metres; in their order. */
export function mostSignificant(significance: Float64Array, atMost: number, tolerance = 0): number[] {
  const rows: number[] = [];
  for (let row = 0; row < significance.length; row++) if (significance[row]! > tolerance) rows.push(row);
  if (rows.length <= atMost) return rows;
  return rows
    .sort((one, other) => significance[other]! - significance[one]! || one - other)
    .slice(0, atMost)
    .sort((one, other) => one - other);
}
