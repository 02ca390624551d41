import type { Hull } from './hull.ts';

/** Metres that numbers may be wrong by after some arithmetic. */
const SLACK_M = 0.001;

/**
 * Whether a side of the hull parts it from a box, in the hull's own degrees, by more than so many metres. Of a long way only few of the zones in its box are near it: to know
 * that of most of them takes no look at their sides.
 */
export function isApart(hull: Hull, boxes: Float64Array, at: number, shift: number, metres: number): boolean {
  const { corners, count, metresEast, metresNorth } = hull;
  if (count === 1) return false;
  const inwards = count === 2 ? 0 : turnOf(hull);
  if (count > 2 && inwards === 0) return false;
  const west = boxes[at]! + shift;
  const south = boxes[at + 1]!;
  const east = boxes[at + 2]! + shift;
  const north = boxes[at + 3]!;
  const middleX = ((west + east) / 2) * metresEast;
  const middleY = ((south + north) / 2) * metresNorth;
  const halfX = ((east - west) / 2) * metresEast;
  const halfY = ((north - south) / 2) * metresNorth;
  // All in one loop: handed over as numbers, each of them would be made anew on the heap for every side of every zone.
  for (let side = 0; side < count; side++) {
    const from = side * 2;
    const to = side + 1 === count ? 0 : from + 2;
    const ax = corners[from]! * metresEast;
    const ay = corners[from + 1]! * metresNorth;
    const alongX = corners[to]! * metresEast - ax;
    const alongY = corners[to + 1]! * metresNorth - ay;
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    if (length === 0) continue;
    // Metres from the line through both corners to the middle of the box, more than nought where that is on the left.
    const middle = (alongX * (middleY - ay) - alongY * (middleX - ax)) / length;
    const half = (Math.abs(alongX) * halfY + Math.abs(alongY) * halfX) / length;
    // What lies on the inner side of a line may be as far from it as it likes.
    const outwards = inwards === 0 ? Math.abs(middle) : inwards > 0 ? -middle : middle;
    if (outwards - half > metres + SLACK_M) return true;
  }
  return false;
}

/** More than nought where the corners go round to the left. */
function turnOf({ corners }: Hull): number {
  const ax = corners[0]!;
  const ay = corners[1]!;
  return (corners[2]! - ax) * (corners[5]! - ay) - (corners[3]! - ay) * (corners[4]! - ax);
}
