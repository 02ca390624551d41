import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import type { Pattern, PatternKind } from '@skyhelm/core/plan/pattern/pattern';
import { PATTERN_KINDS } from '@skyhelm/core/plan/pattern/pattern-kinds';
import { PATTERN_HOLES_MAX } from '@skyhelm/core/plan/pattern/pattern-limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closes,
  cornerName,
  mayCutHole,
  mayRemove,
  sidesOf,
  withClick,
  withCornerAt,
  withCornerBefore,
  withoutCorner,
  type Stroke,
} from './corners.ts';
import { newPattern } from './new-pattern.ts';
import { strandsOf } from './strands.ts';

const AROUND = { centre: { longitude: 121.4, latitude: 31.2 }, metres: 80 };
const place = (index: number): Position => ({ longitude: 121.4 + index / 1_000, latitude: 31.2 + (index % 3) / 1_000 });

/** Every click after the other with the same tool. */
function clicked(kind: PatternKind, count: number, tool: 'draw' | 'hole' = 'draw', before?: Pattern): Pattern {
  let pattern = before ?? newPattern(kind, AROUND, null);
  let stroke: Stroke | undefined;
  for (let index = 0; index < count; index++) ({ pattern, stroke } = withClick(pattern, place(index), tool, stroke));
  return pattern;
}

test('what is drawn by clicks has a place for each click; what has two ends, or a centre and a rim, asks for two', () => {
  expect(clicked('orthophoto', 4)).toMatchObject({ area: { outer: [0, 1, 2, 3].map(place), holes: [] } });
  expect(clicked('corridor', 3)).toMatchObject({ line: [0, 1, 2].map(place) });
  expect(clicked('spot', 2)).toMatchObject({ places: [0, 1].map(place) });
  expect(clicked('abPoint', 2)).toMatchObject({ a: place(0), b: place(1) });
  expect(clicked('logistics', 2)).toMatchObject({ takeOff: place(0), drop: place(1), via: [] });
  const circle = clicked('surround', 2) as Extract<Pattern, { kind: 'surround' }>;
  expect(circle.centre).toEqual(place(0));
  expect(circle.radius).toBeCloseTo(metresBetween(place(0), place(1)), 0);
  expect(withClick(newPattern('abPoint', AROUND, null), place(0), 'draw', { strand: 'way', clicks: 1 }).isDone).toBe(true);
});

test('a hole is a ring of its own, and begun anew where it has been taken back meanwhile', () => {
  const area = clicked('areaScan', 4);
  const first = clicked('areaScan', 3, 'hole', area);
  expect(first).toMatchObject({ area: { holes: [[0, 1, 2].map(place)] } });
  expect(clicked('areaScan', 3, 'hole', first)).toMatchObject({ area: { holes: [{ length: 3 }, { length: 3 }] } });
  const { stroke } = withClick(area, place(5), 'hole');
  expect(withClick(area, place(6), 'hole', stroke).pattern).toMatchObject({ area: { holes: [[place(6)]] } });
});

test('a click on the corner that a ring began with closes it, one on any other does not', () => {
  const area = clicked('areaScan', 3);
  const stroke = { strand: 'outer', clicks: 3 };
  expect(closes(area, cornerName('outer', 0), stroke)).toBe(true);
  expect(closes(area, cornerName('outer', 1), stroke)).toBe(false);
  expect(closes(area, cornerName('outer', 0), undefined)).toBe(false);
  expect(closes(clicked('areaScan', 2), cornerName('outer', 0), stroke)).toBe(false);
});

test('a corner that is put in and taken out again leaves every shape as it was', () => {
  const kinds = fc.constantFrom(...PATTERN_KINDS.filter((kind) => kind !== 'spot' && kind !== 'surround' && kind !== 'abPoint'));
  fc.assert(
    fc.property(kinds, fc.integer({ min: 3, max: 20 }), fc.nat(), (kind, count, at) => {
      const pattern = clicked(kind, kind === 'logistics' ? 2 : count);
      const sides = strandsOf(pattern).flatMap(sidesOf);
      const { corner, middle } = sides[at % sides.length]!;
      const inserted = withCornerBefore(pattern, corner, middle);
      expect(inserted).not.toEqual(pattern);
      expect(withoutCorner(inserted, corner)).toEqual(pattern);
    }),
  );
});

test('what a shape cannot be without stays; the last corner of a hole takes the hole along', () => {
  for (const kind of ['abPoint', 'surround', 'logistics'] as const)
    expect(mayRemove(clicked(kind, 2), cornerName('way', 0)), kind).toBe(false);
  const holed = clicked('areaScan', 1, 'hole', clicked('areaScan', 3));
  expect(withoutCorner(holed, cornerName('hole 0', 0))).toMatchObject({ area: { holes: [] } });
  expect(mayRemove(holed, cornerName('outer', 9)), 'one that is no more').toBe(false);
});

test('a circle that is taken by its middle stays as large as it is', () => {
  const circle = clicked('surround', 2) as Extract<Pattern, { kind: 'surround' }>;
  const moved = withCornerAt(circle, cornerName('way', 0), place(7));
  expect(moved).toMatchObject({ centre: place(7), radius: circle.radius });
});

test('an area once drawn stays when another kind is chosen; what only has the same name does not', () => {
  const area = clicked('orthophoto', 4);
  expect(newPattern('oblique', AROUND, area)).toMatchObject({ kind: 'oblique', area: { outer: { length: 4 } }, tilt: 45 });
  expect(newPattern('oblique', AROUND, clicked('spot', 1))).toMatchObject({ tilt: 45, area: { outer: [] } });
  expect(newPattern('facade', AROUND, clicked('corridor', 3))).toMatchObject({ line: { length: 3 } });
});

test('a hole is cut out of an area that is drawn, and out of nothing else', () => {
  expect([clicked('orthophoto', 2), clicked('orthophoto', 3), clicked('corridor', 3)].map(mayCutHole)).toEqual([false, true, false]);
  const area = clicked('orthophoto', 3) as Extract<Pattern, { area: unknown }>;
  const hole = [place(0), place(1), place(2)];
  const withHoles = (count: number): Pattern => ({ ...area, area: { ...area.area, holes: Array.from({ length: count }, () => hole) } });
  expect([withHoles(PATTERN_HOLES_MAX - 1), withHoles(PATTERN_HOLES_MAX)].map(mayCutHole)).toEqual([true, false]);
});
