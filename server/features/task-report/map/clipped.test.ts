import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipped } from './clipped.ts';
import type { Mark, Spot } from './marks.ts';
import { dashed, strokeOutlines } from './outlines.ts';
import { paintShape } from './paint-raster.ts';
import { raster, type Raster } from './raster.ts';

const SIDE = 40;
const CLIP = { left: 4, top: 6, width: 30, height: 24 };
const ROOM = 2;
/** No side between whole pixels is a whole number of them: whether a dash ends at a corner or a hair behind it is nobody's business. */
const DASH = [Math.PI, Math.E] as const;
const place = fc.integer({ min: -120, max: 160 });
const someWay = fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 12 });

const isWithin = ([x, y]: Spot, room: number) =>
  x >= CLIP.left - room && x <= CLIP.left + CLIP.width + room && y >= CLIP.top - room && y <= CLIP.top + CLIP.height + room;
const between = ([x, y]: Spot, [toX, toY]: Spot, share: number): Spot => [x + (toX - x) * share, y + (toY - y) * share];
const longOf = (way: readonly Spot[]) =>
  way.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - way[index]![0], y - way[index]![1]), 0);

/** How far along the way each of many spots of it lies. */
const spotsOf = (way: readonly Spot[], from = 0): { spot: Spot; along: number }[] =>
  way.slice(1).flatMap((to, index) => {
    const begun = from + longOf(way.slice(0, index + 1));
    const side = Math.hypot(to[0] - way[index]![0], to[1] - way[index]![1]);
    return Array.from({ length: 41 }, (_, step) => ({ spot: between(way[index]!, to, step / 40), along: begun + (side * step) / 40 }));
  });

test('of a line all is kept that lies in the box, as far along as it was, and nothing that lies beyond its room', () => {
  fc.assert(
    fc.property(someWay, (way) => {
      const parts = clipped(way, CLIP, ROOM).map(({ way: part, from }) => ({ part, from, to: from + longOf(part) }));
      for (const { spot, along } of spotsOf(way)) {
        if (isWithin(spot, ROOM - 1e-6)) expect(parts.some(({ from, to }) => along >= from - 1e-6 && along <= to + 1e-6)).toBe(true);
      }
      for (const { part, from } of parts) {
        expect(part.every((spot) => isWithin(spot, ROOM + 1e-6))).toBe(true);
        expect(longOf(part)).toBeLessThanOrEqual(longOf(way) - from + 1e-6);
      }
    }),
  );
});

const stroke = { colour: '#000000', width: 1.5, dash: DASH };
type Stroke = NonNullable<Extract<Mark, { kind: 'ways' }>['stroke']>;

/** The shapes that a line is painted as. */
function shapesOf(way: readonly Spot[], of: Stroke = stroke): Spot[][] {
  const shapes: Spot[][] = [];
  const paper: Raster = { ...raster(0, 0), paint: (outlines) => void shapes.push(...outlines.map((outline) => [...outline])) };
  paintShape(paper, { kind: 'ways', ways: [way], stroke: of }, [0, 0], 1, CLIP);
  return shapes;
}

const AIR = 40;
const near = fc.integer({ min: 5 - AIR, max: SIDE + AIR - 5 });

/** The shades in the box, of shapes that are all on the paper. */
function shadesOf(shapes: readonly (readonly Spot[])[]): number[] {
  const paper = raster(SIDE + 2 * AIR, SIDE + 2 * AIR);
  paper.paint(
    shapes.map((shape) => shape.map(([x, y]): Spot => [x + AIR, y + AIR])),
    { colour: stroke.colour },
  );
  const rows = Array.from({ length: CLIP.height }, (_, row) => ((CLIP.top + AIR + row) * paper.width + CLIP.left + AIR) * 3);
  return rows.flatMap((begin) => [...paper.pixels.subarray(begin, begin + CLIP.width * 3)]);
}

test('what is painted in the box is what would be if nothing had been cut off, dash by dash', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(near, near), { minLength: 2, maxLength: 8 }), fc.boolean(), (way, isDashed) => {
      const { dash, ...plain } = stroke;
      const whole = shadesOf((isDashed ? dashed(way, dash) : [way]).flatMap((piece) => strokeOutlines(piece, stroke.width)));
      const cut = shadesOf(shapesOf(way, isDashed ? stroke : plain));
      expect(Math.max(...cut.map((shade, at) => Math.abs(shade - whole[at]!)))).toBeLessThanOrEqual(2);
    }),
  );
});

test('what lies outside takes no part in the work, however far it leads', () => {
  const out = (metres: number): Spot[] => [
    [-metres, 5],
    [5, 5],
    [metres, metres],
    [2 * metres, -metres],
    [metres, 5],
  ];
  const count = shapesOf(out(1_000)).length;
  expect(count).toBeGreaterThan(0);
  for (const metres of [10_000, 1e6, 1e9]) expect(Math.abs(shapesOf(out(metres)).length - count)).toBeLessThanOrEqual(4);
  expect(
    shapesOf([
      [1e9, 1e9],
      [2e9, 1e9],
    ]),
  ).toEqual([]);
});
