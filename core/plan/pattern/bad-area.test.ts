import { expect, test } from 'vitest';
import { localPlane } from '../../geo/local-plane.ts';
import type { Position } from '../../geo/position.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { layOut } from './lay-out.ts';
import type { AreaScanPattern } from './pattern.ts';

const { positionAt } = localPlane({ latitude: 31.2, longitude: 121.4 });
const at = (...places: (readonly [north: number, east: number])[]): Position[] =>
  places.map(([north, east]) => positionAt({ north, east }));
const box = (north: number, east: number, size: number) =>
  at([north, east], [north, east + size], [north + size, east + size], [north + size, east]);
const FIELD = box(0, 0, 500);

function told(outer: Position[], holes: Position[][] = [], given: Partial<AreaScanPattern> = {}) {
  const pattern: AreaScanPattern = {
    kind: 'areaScan',
    area: { outer, holes },
    spacing: 40,
    angle: null,
    turnaround: null,
    isCrossed: false,
    ...given,
  };
  const { waypoints, issues } = layOut(pattern, NEW_ROUTE);
  expect(issues.every((issue) => issue.at?.[0] === 'pattern')).toBe(true);
  expect(waypoints.every(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude))).toBe(true);
  expect(waypoints.length > 0).toBe(issues.every(({ severity }) => severity === 'warning'));
  return issues.map(({ code }) => code);
}

test.each<[string, Position[], Position[][], string[]]>([
  ['no corner', [], [], ['pattern.corners']],
  ['two corners', FIELD.slice(0, 2), [], ['pattern.corners']],
  ['three in one place', [FIELD[0]!, FIELD[0]!, FIELD[0]!], [], ['pattern.corners']],
  ['all in a line', at([0, 0], [100, 100], [200, 200]), [], ['pattern.tooSmall']],
  ['a place that is none', [...FIELD, { latitude: Number.NaN, longitude: 121.4 }], [], ['pattern.position']],
  ['a latitude that is none', [...FIELD, { latitude: 91, longitude: 121.4 }], [], ['pattern.position']],
  ['a longitude without end', [...FIELD, { latitude: 31, longitude: Infinity }], [], ['pattern.position']],
  ['sides that cross', at([0, 0], [400, 300], [400, 0], [0, 500]), [], ['pattern.tangled']],
  ['a side that folds back', at([0, 0], [0, 400], [300, 400], [500, 400], [200, 400], [300, 0]), [], ['pattern.tangled']],
  ['the size of a stamp', box(0, 0, 0.5), [], ['pattern.tooSmall']],
  ['half of the Earth', at([0, 0]).concat({ latitude: -40, longitude: 20 }, { latitude: 60, longitude: -150 }), [], ['pattern.tooLarge']],
  ['corners that are there twice, the first at the end', [...FIELD, FIELD[3]!, FIELD[0]!], [], []],
  ['a hole outside', FIELD, [box(700, 0, 50)], ['pattern.holeIgnored']],
  ['a hole within a hole', FIELD, [box(100, 100, 200), box(150, 150, 50)], ['pattern.holeIgnored']],
  ['a hole of two corners', FIELD, [at([100, 100], [120, 120])], ['pattern.holeIgnored']],
  ['holes that overlap', FIELD, [box(100, 100, 100), box(150, 150, 100)], ['pattern.holesMeet']],
  ['a hole across the border', FIELD, [box(450, 100, 100)], ['pattern.holeCrosses']],
  ['a hole around all of it', FIELD, [box(-100, -100, 900)], ['pattern.tooSmall']],
])('%s', (_, outer, holes, codes) => {
  expect(told(outer, holes)).toEqual(codes);
});

test('numbers that are none, or out of bounds', () => {
  expect(told(FIELD, [], { spacing: Number.NaN })).toEqual(['pattern.amount']);
  expect(told(FIELD, [], { spacing: 0 })).toEqual(['pattern.amount']);
  expect(told(FIELD, [], { angle: 400, turnaround: -1 })).toEqual(['pattern.amount', 'pattern.amount']);
  expect(told(FIELD, [], { spacing: 10_000 })).toEqual([]);
  expect(told(box(0, 0, 60_000), [], { spacing: 1 })).toEqual(['pattern.tooManyLanes']);
});

/** As jagged as a coast: each corner in or out. */
const coast = (corners: number, ray: number, depth: number): Position[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = ray + depth * Math.sin(index * 2.399_963) + depth * Math.cos(index / 37);
    return positionAt({ north: reach * Math.cos(angle), east: reach * Math.sin(angle) });
  });

test('ten thousand corners, jagged, are swept, and no more', { timeout: 60_000 }, () => {
  expect(told(coast(10_000, 2_000, 3), [], { spacing: 20 })).toEqual([]);
  expect(told(coast(10_001, 2_000, 0))).toEqual(['pattern.tooManyCorners']);
});

test('two hundred holes are flown around', { timeout: 60_000 }, () => {
  const holes = Array.from({ length: 200 }, (_, at) => box(20 + Math.floor(at / 15) * 70 + (at % 3), 20 + (at % 15) * 65 + (at % 5), 30));
  expect(told(box(0, 0, 1_000), holes, { spacing: 10 })).toEqual([]);
});
