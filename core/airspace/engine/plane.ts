const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Of three corners, longitude and latitude in turn. */
export function isInTriangle(corners: Float64Array, x: number, y: number): boolean {
  const one = turn(corners[0]!, corners[1]!, corners[2]!, corners[3]!, x, y);
  const two = turn(corners[2]!, corners[3]!, corners[4]!, corners[5]!, x, y);
  const three = turn(corners[4]!, corners[5]!, corners[0]!, corners[1]!, x, y);
  return (one >= 0 && two >= 0 && three >= 0) || (one <= 0 && two <= 0 && three <= 0);
}

/** From a point to the nearest between two others, squared. */
export function squareToSide(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const alongX = bx - ax;
  const alongY = by - ay;
  const length = alongX * alongX + alongY * alongY;
  let share = length === 0 ? 0 : ((px - ax) * alongX + (py - ay) * alongY) / length;
  share = share < 0 ? 0 : share > 1 ? 1 : share;
  const x = px - ax - share * alongX;
  const y = py - ay - share * alongY;
  return x * x + y * y;
}

/** What rounding may take from a distance: by as much two sides have to be further apart before that is taken for granted. */
const ROUNDED = 1 + 1e-9;

/**
 * Whether two sides come as near as this anywhere. One leads from corner to corner of a list, x and y in turn, the other from the first to the second of its own, behind which
 * stands how near, squared: handed over as numbers, each of the nine would be made anew on the heap for every pair of sides.
 */
export function areSidesNear(corners: Float64Array, from: number, to: number, side: Float64Array): boolean {
  const ax = corners[from * 2]!;
  const ay = corners[from * 2 + 1]!;
  const bx = corners[to * 2]!;
  const by = corners[to * 2 + 1]!;
  const cx = side[0]!;
  const cy = side[1]!;
  const dx = side[2]!;
  const dy = side[3]!;
  const square = side[4]!;
  const c = turn(ax, ay, bx, by, cx, cy);
  const d = turn(ax, ay, bx, by, dx, dy);
  // Most pairs lie apart by the line along one of them: no look at their ends is needed to know.
  if (c > 0 === d > 0 && Math.min(c * c, d * d) > square * ROUNDED * ((bx - ax) * (bx - ax) + (by - ay) * (by - ay))) return false;
  const a = turn(cx, cy, dx, dy, ax, ay);
  const b = turn(cx, cy, dx, dy, bx, by);
  if (a > 0 === b > 0 && Math.min(a * a, b * b) > square * ROUNDED * ((dx - cx) * (dx - cx) + (dy - cy) * (dy - cy))) return false;
  if (c > 0 !== d > 0 && a > 0 !== b > 0) return true;
  return (
    squareToSide(ax, ay, cx, cy, dx, dy) <= square ||
    squareToSide(bx, by, cx, cy, dx, dy) <= square ||
    squareToSide(cx, cy, ax, ay, bx, by) <= square ||
    squareToSide(dx, dy, ax, ay, bx, by) <= square
  );
}
