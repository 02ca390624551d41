import type { Hull } from './hull.ts';

/** Metres that numbers may be wrong by after some arithmetic. */
const SLACK_M = 0.001;

/**
 * Whether a side of the hull parts it from a box, in the hull's own degrees, by more than so many metres. Of a long way only few of the zones in its box are near it: to know
 * that of most of them takes no look at their sides.
 */
export function isApart(hull: Hull, boxes: Float64Array, at: number, shift: number, metres: number): boolean {
  const { count, metresEast, metresNorth } = hull;
  if (count === 1) return false;
  const west = boxes[at]! + shift;
  const south = boxes[at + 1]!;
  const east = boxes[at + 2]! + shift;
  const north = boxes[at + 3]!;
  box[0] = ((west + east) / 2) * metresEast;
  box[1] = ((south + north) / 2) * metresNorth;
  box[2] = ((east - west) / 2) * metresEast;
  box[3] = ((north - south) / 2) * metresNorth;
  const first = sideOf(hull, 0, 1);
  if (count === 2) return Math.abs(first) > metres + SLACK_M;
  const turned = turnOf(hull);
  if (turned === 0) return false;
  const inwards = turned > 0 ? 1 : -1;
  const least = Math.min(first * inwards, sideOf(hull, 1, 2) * inwards, sideOf(hull, 2, 0) * inwards);
  return -least > metres + SLACK_M;
}

/** Middle and halves of the box that is asked about, in metres. Handed over as numbers, each of them would be made anew on the heap for every side of every zone. */
const box = new Float64Array(4);

/** Metres from the line through two corners to the nearest of the box: more than nought where all of it is on the left, less where it is on the right, nought where it is on both. */
function sideOf({ corners, metresEast, metresNorth }: Hull, from: number, to: number): number {
  const ax = corners[from * 2]! * metresEast;
  const ay = corners[from * 2 + 1]! * metresNorth;
  const alongX = corners[to * 2]! * metresEast - ax;
  const alongY = corners[to * 2 + 1]! * metresNorth - ay;
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  if (length === 0) return 0;
  const middle = (alongX * (box[1]! - ay) - alongY * (box[0]! - ax)) / length;
  const half = (Math.abs(alongX) * box[3]! + Math.abs(alongY) * box[2]!) / length;
  return Math.abs(middle) <= half ? 0 : middle > 0 ? middle - half : middle + half;
}

/** More than nought where the corners go round to the left. */
function turnOf({ corners }: Hull): number {
  const ax = corners[0]!;
  const ay = corners[1]!;
  return (corners[2]! - ax) * (corners[5]! - ay) - (corners[3]! - ay) * (corners[4]! - ax);
}
