import type { Offset } from '../../../geo/tangent-plane.ts';
import { metresApart } from './edges.ts';
import type { Lane } from './flight-points.ts';

/** Of two squares that fall together more is looked at than need be, and nothing is wrong. */
const squareAt = (north: number, east: number): number => (Math.imul(north, 73_856_093) ^ Math.imul(east, 19_349_663)) | 0;

/** For each of some places which lane has the nearest end, if there is one so near. Thousands of lanes are gone through once, by the squares in which they end. */
export function nearestEnds(places: readonly Offset[], lanes: readonly Lane[], metres: number): (number | undefined)[] {
  const around = new Map<number, number[]>();
  for (const [index, { north, east }] of places.entries()) {
    const [row, column] = [Math.floor(north / metres), Math.floor(east / metres)];
    for (let square = 0; square < 9; square++) {
      const key = squareAt(row - 1 + Math.floor(square / 3), column - 1 + (square % 3));
      around.set(key, [...(around.get(key) ?? []), index]);
    }
  }
  const nearest: (number | undefined)[] = places.map(() => undefined);
  const least = places.map(() => metres * metres);
  const look = (lane: number, { north, east }: Offset) => {
    const there = around.get(squareAt(Math.floor(north / metres), Math.floor(east / metres)));
    if (!there) return;
    for (const index of there) {
      const squared = (north - places[index]!.north) ** 2 + (east - places[index]!.east) ** 2;
      if (squared < least[index]!) [nearest[index], least[index]] = [lane, squared];
    }
  };
  for (let lane = 0; lane < lanes.length; lane++) {
    look(lane, lanes[lane]!.from);
    look(lane, lanes[lane]!.to);
  }
  return nearest;
}

/** However far away; nought where there is no lane. */
export function nearestEnd(place: Offset, lanes: readonly Lane[]): number {
  let nearest = 0;
  let least = Infinity;
  for (let lane = 0; lane < lanes.length; lane++) {
    const metres = Math.min(metresApart(lanes[lane]!.from, place), metresApart(lanes[lane]!.to, place));
    if (metres < least) [nearest, least] = [lane, metres];
  }
  return nearest;
}
