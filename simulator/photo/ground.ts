import { randomFrom, seedFrom } from '../world/random.ts';
import type { Colour } from './jpeg.ts';

/** Between two points of the ground that have a shade of their own. */
const PATCH_METRES = 4;
const METRES_A_DEGREE = 111_320;
const [FIELD, EARTH]: [Colour, Colour] = [
  [70, 120, 52],
  [178, 152, 110],
];

/** From nought to one, and for the same point always the same. */
const shadeAt = (north: number, east: number): number => randomFrom(seedFrom(north, east)).next();

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** What the ground looks like somewhere: two pictures of one place show the same. */
export function groundAt(latitude: number, longitude: number): Colour {
  const north = (latitude * METRES_A_DEGREE) / PATCH_METRES;
  // By whole degrees: so far from Greenwich every step north would shift the ground by as much.
  const east = (longitude * METRES_A_DEGREE * Math.cos((Math.round(latitude) * Math.PI) / 180)) / PATCH_METRES;
  const [row, column] = [Math.floor(north), Math.floor(east)];
  const [up, right] = [north - row, east - column];
  const below = between(shadeAt(row, column), shadeAt(row, column + 1), right);
  const above = between(shadeAt(row + 1, column), shadeAt(row + 1, column + 1), right);
  const share = between(below, above, up);
  return [0, 1, 2].map((index) => between(FIELD[index]!, EARTH[index]!, share)) as unknown as Colour;
}
