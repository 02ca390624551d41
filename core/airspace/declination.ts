import type { Position } from '../geo/position.ts';

/** Nanotesla of the Earth's field in 2020, by the international reference field: cosine and sine terms of each degree and order. Of finer ones only the poles know more. */
const FIELD: readonly (readonly [degree: number, order: number, cosine: number, sine: number])[] = [
  [1, 0, -29_404.8, 0],
  [1, 1, -1_450.9, 4_652.5],
  [2, 0, -2_499.6, 0],
  [2, 1, 2_982, -2_991.6],
  [2, 2, 1_677, -734.6],
  [3, 0, 1_363.2, 0],
  [3, 1, -2_381.2, -82.1],
  [3, 2, 1_236.2, 241.9],
  [3, 3, 525.7, -543.4],
  [4, 0, 903, 0],
  [4, 1, 809.5, 281.9],
  [4, 2, 86.3, -158.4],
  [4, 3, -309.4, 199.7],
  [4, 4, 48, -349.7],
];

const RADIANS = Math.PI / 180;
/** At a pole no way leads north. */
const LATITUDE_MAX = 89.9;

/** Degrees by which a compass points east of north: right to a few of them where people live, and of no use near the magnetic poles. */
export function declinationAt({ latitude, longitude }: Position): number {
  const polar = (90 - Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude))) * RADIANS;
  const [sine, cosine] = [Math.sin(polar), Math.cos(polar)];
  let [north, east] = [0, 0];
  for (const [degree, order, g, h] of FIELD) {
    const scale = order === 0 ? 1 : Math.sqrt((2 * factorial(degree - order)) / factorial(degree + order));
    const value = scale * legendre(degree, order, sine, cosine);
    const slope = (degree * cosine * value - (degree + order) * scale * legendre(degree - 1, order, sine, cosine)) / sine;
    const [along, across] = [Math.cos(order * longitude * RADIANS), Math.sin(order * longitude * RADIANS)];
    north += (g * along + h * across) * slope;
    east += (order * (g * across - h * along) * value) / sine;
  }
  return Math.atan2(east, north) / RADIANS;
}

const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1));

function legendre(degree: number, order: number, sine: number, cosine: number): number {
  if (degree < order) return 0;
  if (degree === order) return degree === 0 ? 1 : (2 * degree - 1) * sine * legendre(degree - 1, order - 1, sine, cosine);
  const [before, ago] = [legendre(degree - 1, order, sine, cosine), legendre(degree - 2, order, sine, cosine)];
  return ((2 * degree - 1) * cosine * before - (degree + order - 1) * ago) / (degree - order);
}
