import { isApart } from './apart.ts';
import type { Hull } from './hull.ts';
import { areSidesNear, isInTriangle, squareToSide } from './plane.ts';
import { BLOCK, type ZoneTable } from './zone-table.ts';

/** Whether any of the hull is as near to the polygon as this. Where it is straight in degrees it is exact; only the metres around it are rounded, and those up. */
export const isNearPolygon = (table: ZoneTable, zone: number, hull: Hull, metres: number): boolean =>
  isHeld(table, zone, hull) ||
  (!isBoxApart(table, zone, hull, metres) && (holdsCorner(table, zone, hull) || isNearSides(table, zone, hull, metres)));

/** Of a triangle most of the zones in its box lie beside it. */
const isBoxApart = ({ begins, corners, boxes }: ZoneTable, zone: number, hull: Hull, metres: number): boolean =>
  hull.count > 2 && isApart(hull, boxes, zone * 4, shiftTo(corners[begins[zone]! * 2]!, hull), metres);

/** Whether any of its sides is as near as this: whatever is inside stays apart from it. */
export function isNearSides({ begins, corners, blockBegins, blocks }: ZoneTable, zone: number, hull: Hull, metres: number): boolean {
  const begin = begins[zone]!;
  const sides = begins[zone + 1]! - begin - 1;
  const shift = shiftTo(corners[begin * 2]!, hull);
  const { metresEast, metresNorth } = hull;
  const aside = metres / metresEast;
  const up = metres / metresNorth;
  const west = hull.west - shift - aside;
  const east = hull.east - shift + aside;
  const south = hull.south - up;
  const north = hull.north + up;
  sideInMetres[4] = metres * metres;
  for (let at = 0; at < hull.count * 2; at += 2) {
    inMetres[at] = hull.corners[at]! * metresEast;
    inMetres[at + 1] = hull.corners[at + 1]! * metresNorth;
  }
  for (let block = blockBegins[zone]!, first = 0; first < sides; block++, first += BLOCK) {
    const at = block * 4;
    if (blocks[at]! > east || blocks[at + 2]! < west || blocks[at + 1]! > north || blocks[at + 3]! < south) continue;
    if (isApart(hull, blocks, at, shift, metres)) continue;
    const last = Math.min(sides, first + BLOCK);
    for (let side = begin + first; side < begin + last; side++) {
      const px = corners[side * 2]!;
      const py = corners[side * 2 + 1]!;
      const qx = corners[side * 2 + 2]!;
      const qy = corners[side * 2 + 3]!;
      if ((px > east && qx > east) || (px < west && qx < west) || (py > north && qy > north) || (py < south && qy < south)) continue;
      sideInMetres[0] = (px + shift) * metresEast;
      sideInMetres[1] = py * metresNorth;
      sideInMetres[2] = (qx + shift) * metresEast;
      sideInMetres[3] = qy * metresNorth;
      if (isSideNear(hull.count)) return true;
    }
  }
  return false;
}

/** By so many degrees a polygon has to be moved to lie on the hull's side of the date line. */
const shiftTo = (longitude: number, { corners }: Hull): number => 360 * Math.round((corners[0]! - longitude) / 360);

/** Corners of the hull, and the side of a polygon that is looked at, with the distance that is near, squared. */
const [inMetres, sideInMetres] = [new Float64Array(6), new Float64Array(5)];

function isSideNear(count: number): boolean {
  if (count === 1) {
    const [x, y] = [inMetres[0]!, inMetres[1]!];
    return squareToSide(x, y, sideInMetres[0]!, sideInMetres[1]!, sideInMetres[2]!, sideInMetres[3]!) <= sideInMetres[4]!;
  }
  if (areSidesNear(inMetres, 0, 1, sideInMetres)) return true;
  return count > 2 && (areSidesNear(inMetres, 1, 2, sideInMetres) || areSidesNear(inMetres, 2, 0, sideInMetres));
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
