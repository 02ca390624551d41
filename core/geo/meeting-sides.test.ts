import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSelfCrossing, meetingSides } from './meeting-sides.ts';
import { doMeet, isFoldedBack } from './polygon.ts';
import type { Offset } from './tangent-plane.ts';

/** Each side with each. */
function isCrossingPlainly(polygon: readonly Offset[]): boolean {
  const count = polygon.length;
  const side = (index: number) => [polygon[index]!, polygon[(index + 1) % count]!] as const;
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const areNeighbours = other === one + 1 || (one === 0 && other === count - 1);
      if (areNeighbours ? isFoldedBack(side(one), side(other)) : doMeet(...side(one), ...side(other))) return true;
    }
  }
  return false;
}

/** On a small grid corners often fall together, and sides often touch or lie on each other. */
const onGrid = fc.record({ north: fc.integer({ min: 0, max: 6 }), east: fc.integer({ min: 0, max: 6 }) });
/** Rays around a middle never cross. */
const star = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 3, maxLength: 60 }).map((rays) =>
  rays.map((ray, at) => ({
    north: ray * Math.cos((2 * Math.PI * at) / rays.length),
    east: ray * Math.sin((2 * Math.PI * at) / rays.length),
  })),
);
const swapped = fc.tuple(star, fc.nat(), fc.nat()).map(([polygon, one, other]) => {
  const [a, b] = [one % polygon.length, other % polygon.length];
  return polygon.with(a, polygon[b]!).with(b, polygon[a]!);
});

test('the same is found as by comparing each side with each', () => {
  let crossing = 0;
  fc.assert(
    fc.property(fc.oneof(fc.array(onGrid, { minLength: 3, maxLength: 12 }), star, swapped), (polygon) => {
      const isCrossing = isCrossingPlainly(polygon);
      if (isCrossing) crossing++;
      expect(isSelfCrossing(polygon)).toBe(isCrossing);
    }),
    { numRuns: 2_000 },
  );
  expect(crossing).toBeGreaterThan(200);
  expect(crossing).toBeLessThan(1_800);
});

test('of several rings it is said which meet, whichever of them come first', () => {
  const box = (at: number, size: number) => [
    { north: at, east: at },
    { north: at, east: at + size },
    { north: at + size, east: at + size },
    { north: at + size, east: at },
  ];
  expect(meetingSides([box(0, 100), box(10, 20), box(40, 20)])).toBeUndefined();
  expect(meetingSides([box(0, 100), box(10, 20), box(20, 20)])).toEqual([1, 2]);
  expect(meetingSides([box(0, 100), box(10, 20), box(90, 20)])).toEqual([0, 2]);
  expect(meetingSides([])).toBeUndefined();
});

const coast = (corners: number) =>
  Array.from({ length: corners }, (_, at) => {
    const ray = 2_000 + 3 * Math.sin(at * 2.399_963);
    return { north: ray * Math.cos((at * 2 * Math.PI) / corners), east: ray * Math.sin((at * 2 * Math.PI) / corners) };
  });

/** Their boxes all overlap. */
const slats = (corners: number) => [
  ...Array.from({ length: corners - 2 }, (_, at) => ({ north: at % 2 === 0 ? 0 : 1_000, east: at + (at % 2 === 0 ? 0 : corners) })),
  { north: -10, east: 3 * corners },
  { north: -10, east: -10 },
];

test.each([
  ['a coast', coast],
  ['slats', slats],
])('ten thousand corners of %s do not cross', (_, shape) => {
  expect(isSelfCrossing(shape(10_000))).toBe(false);
});
