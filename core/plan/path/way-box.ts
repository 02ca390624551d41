import { degreesAside, degreesUp } from '../../airspace/engine/around.ts';
import { piecesOf } from '../../airspace/engine/check.ts';
import { emptyHull, fillHull } from '../../airspace/engine/hull.ts';
import type { Box } from '../../airspace/shape.ts';
import type { Route } from '../route.ts';
import type { Home } from './course.ts';
import { plannedPerformance } from './performance.ts';
import { wayOf } from './way-of.ts';

/** Wider, and it is not told apart from one that goes round the other way. */
const WIDEST_DEGREES = 180;

/**
 * Where a route can meet a zone at all; without the ways from and to home as long as nobody knows where it takes off: a zone whose box does not meet this one is none of its business. Nothing
 * where there is no such box in degrees, as across the date line: such a route may be concerned by anything. `beyond`: metres to look further.
 */
export function wayBox(route: Route, home?: Home, beyond = 0): Box | undefined {
  const hull = emptyHull();
  const box: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { corners, reach, margin } of piecesOf(wayOf(route, home, plannedPerformance(route)))) {
    fillHull(hull, corners);
    const metres = reach + margin + hull.bow + beyond;
    const [up, aside] = [degreesUp(metres), degreesAside(Math.max(Math.abs(hull.south), Math.abs(hull.north)), metres)];
    box.west = Math.min(box.west, hull.west - aside);
    box.south = Math.min(box.south, hull.south - up);
    box.east = Math.max(box.east, hull.east + aside);
    box.north = Math.max(box.north, hull.north + up);
  }
  const isPlain = box.west >= -180 && box.west <= box.east && box.east <= 180 && box.east - box.west < WIDEST_DEGREES;
  return isPlain ? box : undefined;
}
