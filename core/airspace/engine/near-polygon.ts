import { isApart } from './apart.ts';
import type { Hull } from './hull.ts';
import { isInTriangle, squareBetweenSides, squareToSide } from './plane.ts';
import { BLOCK, type ZoneTable } from './zone-table.ts';

/** Whether any of the hull is as near to the polygon as this. Where it is straight in degrees it is exact; only the metres around it are rounded, and those up. */
export const isNearPolygon = (table: ZoneTable, zone: number, hull: Hull, metres: number): boolean =>
  isHeld(table, zone, hull) || holdsCorner(table, zone, hull) || isNearSides(table, zone, hull, metres);

/** Whether any of its sides is as near as this: whatever is inside stays apart from it. */
export function isNearSides({ begins, corners, blockBegins, blocks }: ZoneTable, zone: number, hull: Hull, metres: number): boolean {
  const begin = begins[zone]!;
  const sides = begins[zone + 1]! - begin - 1;
  const shift = shiftTo(corners[begin * 2]!, hull);
  const { metresEast, metresNorth } = hull;
  const [aside, up] = [metres / metresEast, metres / metresNorth];
  const [west, east] = [hull.west - shift - aside, hull.east - shift + aside];
  const [south, north] = [hull.south - up, hull.north + up];
  const square = metres * metres;
  for (let block = blockBegins[zone]!, first = 0; first < sides; block++, first += BLOCK) {
    const at = block * 4;
    if (blocks[at]! > east || blocks[at + 2]! < west || blocks[at + 1]! > north || blocks[at + 3]! < south) continue;
    if (isApart(hull, blocks[at]! + shift, blocks[at + 1]!, blocks[at + 2]! + shift, blocks[at + 3]!, metres)) continue;
    const last = Math.min(sides, first + BLOCK);
    for (let side = begin + first; side < begin + last; side++) {
      const px = corners[side * 2]!;
      const py = corners[side * 2 + 1]!;
      const qx = corners[side * 2 + 2]!;
      const qy = corners[side * 2 + 3]!;
      if ((px > east && qx > east) || (px < west && qx < west) || (py > north && qy > north) || (py < south && qy < south)) continue;
      if (squareToHull(hull, (px + shift) * metresEast, py * metresNorth, (qx + shift) * metresEast, qy * metresNorth) <= square)
        return true;
    }
  }
  return false;
}

/** By so many degrees a polygon has to be moved to lie on the hull's side of the date line. */
const shiftTo = (longitude: number, { corners }: Hull): number => 360 * Math.round((corners[0]! - longitude) / 360);

function squareToHull({ corners, count, metresEast, metresNorth }: Hull, px: number, py: number, qx: number, qy: number): number {
  const ax = corners[0]! * metresEast;
  const ay = corners[1]! * metresNorth;
  if (count === 1) return squareToSide(ax, ay, px, py, qx, qy);
  const bx = corners[2]! * metresEast;
  const by = corners[3]! * metresNorth;
  const one = squareBetweenSides(ax, ay, bx, by, px, py, qx, qy);
  if (count === 2) return one;
  const cx = corners[4]! * metresEast;
  const cy = corners[5]! * metresNorth;
  return Math.min(one, squareBetweenSides(bx, by, cx, cy, px, py, qx, qy), squareBetweenSides(cx, cy, ax, ay, px, py, qx, qy));
}

/** Whether the hull's first corner lies in the polygon: with no side near, all of it does or none. */
export function holdsCorner({ begins, corners, blockBegins, blocks }: ZoneTable, zone: number, hull: Hull): boolean {
  const begin = begins[zone]!;
  const sides = begins[zone + 1]! - begin - 1;
  const x = hull.corners[0]! - shiftTo(corners[begin * 2]!, hull);
  const y = hull.corners[1]!;
  let isIn = false;
  for (let block = blockBegins[zone]!, first = 0; first < sides; block++, first += BLOCK) {
    const at = block * 4;
    if (blocks[at]! > x || blocks[at + 2]! < x || blocks[at + 3]! < y) continue;
    const last = Math.min(sides, first + BLOCK);
    for (let side = begin + first; side < begin + last; side++) {
      const px = corners[side * 2]!;
      const py = corners[side * 2 + 1]!;
      const qx = corners[side * 2 + 2]!;
      const qy = corners[side * 2 + 3]!;
      if (px > x !== qx > x && y < ((qy - py) * (x - px)) / (qx - px) + py) isIn = !isIn;
    }
  }
  return isIn;
}

/** Whether the polygon's first corner lies in the hull. */
function isHeld({ begins, corners }: ZoneTable, zone: number, hull: Hull): boolean {
  if (hull.count < 3) return false;
  const at = begins[zone]! * 2;
  return isInTriangle(hull.corners, corners[at]! + shiftTo(corners[at]!, hull), corners[at + 1]!);
}
