import type { Vector } from '../../../geo/earth-vector.ts';
import { placeAt, type Nearest } from '../../formation/nearest.ts';
import { dot, minus, size, times, type Stretch } from '../../formation/stretch.ts';

/** How near two flights come to each other, though either may be so many seconds late: over every two places that they may be in at one moment. */
export function nearestWithin(lag: number, one: readonly Stretch[], other: readonly Stretch[]): Nearest {
  let best: Nearest = { metres: Infinity, seconds: 0, at: one[0]!.at, waypoint: 0 };
  let first = 0;
  for (const a of one) {
    while (first < other.length && other[first]!.to < a.from - lag) first++;
    for (let index = first; index < other.length && other[index]!.from <= a.to + lag; index++) {
      const b = other[index]!;
      const [mine, theirs] = [within(a, b.from - lag, b.to + lag), within(b, a.from - lag, a.to + lag)];
      const { metres, share } = betweenLines(mine.from, mine.way, theirs.from, theirs.way);
      const left = Math.max(0, metres - a.slack - b.slack);
      if (left < best.metres) {
        const seconds = mine.begin + mine.seconds * share;
        best = { metres: left, seconds, at: placeAt(a, seconds), waypoint: a.waypoint };
      }
    }
  }
  return best;
}

/** What is flown of a stretch between two moments. */
function within(stretch: Stretch, from: number, to: number): { begin: number; seconds: number; from: Vector; way: Vector } {
  const [begin, end] = [Math.max(stretch.from, from), Math.min(stretch.to, to)];
  const place = placeAt(stretch, begin);
  return { begin, seconds: Math.max(0, end - begin), from: place, way: minus(placeAt(stretch, Math.max(begin, end)), place) };
}

const bounded = (share: number): number => Math.max(0, Math.min(1, share));

/** Square metres below which a way is a place. */
const NO_WAY = 1e-9;

/** Two straight ways: how near they come, and how much of the first is behind there. */
function betweenLines(from: Vector, way: Vector, other: Vector, otherWay: Vector): { metres: number; share: number } {
  const apart = minus(from, other);
  const [a, e, b] = [dot(way, way), dot(otherWay, otherWay), dot(way, otherWay)];
  const [c, f] = [dot(way, apart), dot(otherWay, apart)];
  const square = a * e - b * b;
  let share = a < NO_WAY ? 0 : square > NO_WAY * a * e ? bounded((b * f - c * e) / square) : 0;
  let theirs = e < NO_WAY ? 0 : bounded((b * share + f) / e);
  // Where the other one ends first, the nearest of this one is beside that end.
  if (a >= NO_WAY) share = bounded((b * theirs - c) / a);
  if (e >= NO_WAY) theirs = bounded((b * share + f) / e);
  return { metres: size(minus(minus(from, times(way, -share)), minus(other, times(otherWay, -theirs)))), share };
}
