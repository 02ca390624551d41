import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresOnGround } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { along, anywhere, beside, number, shapeAround } from './testing/air.ts';
import { isWithin, SHARED_BORDER_M } from './shape-within.ts';
import { metresInside, type Shape } from './shape.ts';

/** On the globe, whatever a plane makes of it. */
function onCircle({ centre, radius }: Extract<Shape, { kind: 'circle' }>, angle: number): Position {
  const reached = (metres: number) => beside(centre, Math.cos(angle) * metres, Math.sin(angle) * metres);
  let metres = radius;
  for (let round = 0; round < 5; round++) metres *= radius / metresOnGround(centre, reached(metres));
  return reached(metres);
}

/** Places on its border. */
const borderOf = (shape: Shape): Position[] =>
  shape.kind === 'circle'
    ? Array.from({ length: 90 }, (_, at) => onCircle(shape, (at / 45) * Math.PI))
    : shape.points.flatMap((point, at) => Array.from({ length: 30 }, (_, step) => along(point, shape.points.at(at - 1)!, step / 30)));

/** Places in what lies around its centre like a star. */
const placesIn = (shape: Shape, centre: Position): Position[] =>
  borderOf(shape).flatMap((place) => [0.3, 0.7, 1].map((share) => along(centre, place, share)));

const midlands = fc.record({ latitude: number(-60, 60), longitude: fc.oneof(number(-180, 180), number(179.9, 180)) });

test.each([
  { size: 600, centres: anywhere },
  { size: 40_000, centres: midlands },
])('what lies within another of $size m has no place beyond it, and what stays clear of its border lies within', ({ size, centres }) => {
  const counts = { within: 0, beyond: 0 };
  const shift = number(-size / 3, size / 3);
  fc.assert(
    fc.property(centres, shapeAround(size), shapeAround(size * 2.5), shift, shift, (centre, innerAround, outerAround, north, east) => {
      const own = beside(centre, north, east);
      const [inner, outer] = [innerAround(own), outerAround(centre)];
      const least = Math.min(...placesIn(inner, own).map((place) => metresInside(outer, place)));
      const isHeld = isWithin(inner, outer);
      counts[isHeld ? 'within' : 'beyond']++;
      if (isHeld) expect(least).toBeGreaterThan(-SHARED_BORDER_M - 0.1);
      // Between two of the places a circle comes nearer.
      if (least > size / 500) expect(isHeld).toBe(true);
    }),
    { numRuns: 400 },
  );
  expect(Math.min(counts.within, counts.beyond)).toBeGreaterThan(60);
});

test('every shape lies within itself, and within itself drawn again by hand', () => {
  fc.assert(
    fc.property(anywhere, fc.oneof(shapeAround(500), shapeAround(30_000)), number(0, 2 * Math.PI), (centre, around, angle) => {
      const shape = around(centre);
      const nudged = (place: Position) => beside(place, Math.cos(angle) * 0.3, Math.sin(angle) * 0.3);
      const again: Shape =
        shape.kind === 'circle' ? { ...shape, centre: nudged(shape.centre) } : { ...shape, points: shape.points.map(nudged) };
      const turned: Shape =
        shape.kind === 'circle' ? shape : { ...shape, points: [...shape.points.slice(1), shape.points[0]!].toReversed() };
      for (const other of [shape, again, turned]) expect([isWithin(shape, other), isWithin(other, shape)]).toEqual([true, true]);
    }),
  );
});

const HOME = { latitude: 50, longitude: 10 };
const polygon = (...corners: [north: number, east: number][]): Shape => ({
  kind: 'polygon',
  points: corners.map(([north, east]) => beside(HOME, north, east)),
});
const square = (half: number, north = 0, east = 0): Shape =>
  polygon([north - half, east - half], [north - half, east + half], [north + half, east + half], [north + half, east - half]);
const circle = (radius: number, north = 0, east = 0): Shape => ({ kind: 'circle', centre: beside(HOME, north, east), radius });

test('circles and polygons hold each other as far as they reach', () => {
  expect([isWithin(circle(99), square(100)), isWithin(circle(102), square(100))]).toEqual([true, false]);
  expect([isWithin(square(100), circle(142)), isWithin(square(100), circle(139))]).toEqual([true, false]);
  expect([isWithin(circle(50, 40), circle(90)), isWithin(circle(50, 50), circle(90))]).toEqual([true, false]);
  for (const shape of [square(100), circle(100)]) {
    expect([isWithin(shape, square(100, 0, 5_000)), isWithin(shape, circle(100, 0, 5_000))], 'elsewhere').toEqual([false, false]);
  }
});

test('a border may be shared, and no more than that', () => {
  const half = polygon([-100, -100], [-100, 100], [0, 100], [0, -100]);
  expect([isWithin(half, square(100)), isWithin(square(100), half)]).toEqual([true, false]);
  expect(isWithin(polygon([-100, -100], [-100, 100], [0, 101.5], [0, -100]), square(100))).toBe(false);
});

test('what a dent of the outer one cuts into does not lie within it', () => {
  const dented = polygon([-500, -500], [-500, 500], [500, 500], [500, 20], [-100, 0], [500, -20], [500, -500]);
  expect(isWithin(square(200), dented), 'all corners are inside').toBe(false);
  expect([isWithin(circle(200), dented), isWithin(square(150, -300, 0), dented), isWithin(circle(150, -300, 0), dented)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('what the outer one goes round does not lie within it, though its ends all but touch', () => {
  const round = (half: number) => polygon([-500, -500], [-500, 500], [500, 500], [500, 0.4], [half, 0.4], [half, half], [-half, half], [-half, -half], [half, -half], [half, -0.4], [500, -0.4], [500, -500]); // prettier-ignore
  expect([square(200), square(300), square(100)].map((inner) => isWithin(inner, round(200)))).toEqual([false, false, false]);
  expect(isWithin(square(300, 0, 100), round(50)), 'its middle is clear').toBe(false);
  expect(isWithin(square(100, 350, 350), round(200))).toBe(true);
});

test('the date line parts nothing', () => {
  const box = (south: number, west: number, north: number, east: number): Shape => ({
    kind: 'polygon',
    points: [
      { latitude: south, longitude: west },
      { latitude: south, longitude: east },
      { latitude: north, longitude: east },
      { latitude: north, longitude: west },
    ],
  });
  const wide = box(-17, 179, -16, -179);
  const round: Shape = { kind: 'circle', centre: { latitude: -16.5, longitude: 180 }, radius: 20_000 };
  expect([box(-16.8, 179.5, -16.2, -179.5), box(-16.8, -179.9, -16.2, -179.5), round].map((inner) => isWithin(inner, wide))).toEqual([
    true,
    true,
    true,
  ]);
  expect([isWithin(box(-16.8, 178.9, -16.2, -179.5), wide), isWithin(box(-16.8, -0.5, -16.2, 0.5), wide)]).toEqual([false, false]);
  expect([isWithin(box(-16.51, 179.95, -16.49, -179.95), round), isWithin(wide, round)]).toEqual([true, false]);
});

test('a side along a parallel that goes round the pole leaves a circle between its ends', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  const inner: Shape = { kind: 'polygon', points: [at(89.5, -40), at(89.5, 40), at(89.8, 30), at(89.8, -30)] };
  const outer = (latitude: number): Shape => ({ kind: 'circle', centre: at(latitude, 180), radius: 100_000 });
  expect([isWithin(inner, outer(89.588)), isWithin(inner, outer(89.63))]).toEqual([false, true]);
});
