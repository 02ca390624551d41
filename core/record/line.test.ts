import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleAt } from '../geo/tangent-plane.ts';
import { gapsIn } from './gap.ts';
import { mostSignificant, significanceOf } from './line.ts';
import { pack } from './pack.ts';
import { decodeChunk } from './chunk.ts';
import { tableOf, type SampleTable } from './sample-table.ts';

const HOME = { latitude: 48, longitude: 179.999 };
const SCALE = scaleAt(HOME.latitude);
/** Across the line where a new day begins. */
const placed = (north: number, east: number) => {
  const longitude = HOME.longitude + east / SCALE.east;
  return { latitude: HOME.latitude + north / SCALE.north, longitude: longitude > 180 ? longitude - 360 : longitude };
};
const flown = (metres: readonly (readonly [number, number])[]): SampleTable =>
  tableOf(metres.map(([north, east], at) => ({ at: at * 100, state: placed(north, east) })));

/** Metres from a point to the nearest of the line through these. */
function offLine([n, e]: readonly [number, number], line: readonly (readonly [number, number])[]): number {
  return Math.min(
    ...line.slice(1).map(([toN, toE], at) => {
      const [fromN, fromE] = line[at]!;
      const [alongN, alongE] = [toN - fromN, toE - fromE];
      const length = alongN ** 2 + alongE ** 2;
      const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((n - fromN) * alongN + (e - fromE) * alongE) / length));
      return Math.hypot(n - fromN - share * alongN, e - fromE - share * alongE);
    }),
  );
}

const metre = fc.integer({ min: -500, max: 500 });
const someWay = fc.array(fc.tuple(metre, metre), { minLength: 2, maxLength: 60 });

test('what is left out lies within the tolerance of the line that is drawn', () => {
  fc.assert(
    fc.property(someWay, fc.integer({ min: 1, max: 200 }), (way, tolerance) => {
      const kept = mostSignificant(significanceOf(flown(way)), Infinity, tolerance);
      const line = kept.map((row) => way[row]!);
      for (const point of way) expect(offLine(point, line)).toBeLessThanOrEqual(tolerance + 0.01);
    }),
  );
});

test('of so many rows those are kept that matter most, the first and the last among them', () => {
  const way = Array.from({ length: 100 }, (_, at) => [at === 40 ? 30 : at === 70 ? 20 : 0, at * 5] as const);
  const significance = significanceOf(flown(way));
  expect(mostSignificant(significance, 3)).toEqual([0, 40, 99]);
  expect(mostSignificant(significance, Infinity, 1)).toEqual([0, 39, 40, 41, 69, 70, 71, 99]);
});

test('a flight in circles is drawn round at a glance, and one straight ahead by few', () => {
  const circling = flown(Array.from({ length: 1_200 }, (_, at) => [20 * Math.cos(at / 25), 20 * Math.sin(at / 25)] as const));
  const straight = flown(Array.from({ length: 1_200 }, (_, at) => [0, at] as const));
  const [round, direct] = [circling, straight].map((table) => decodeChunk([...pack(table)][0]!.overview)!);
  expect(direct!.times).toHaveLength(24 + 1);
  const line = Array.from(round!.times, (at) => [20 * Math.cos(at / 2_500), 20 * Math.sin(at / 2_500)] as const);
  const off = Array.from({ length: 1_200 }, (_, at) => offLine([20 * Math.cos(at / 25), 20 * Math.sin(at / 25)], line));
  expect(Math.max(...off)).toBeLessThan(1.1);
  expect(line.length).toBeLessThan(120);
});

test('a leap is told from a flight at a glance as from its samples, and so is a silence', () => {
  const hovering = Array.from({ length: 600 }, (_, at): [number, number] => [at === 222 ? 500 : 0, 0]);
  const table = flown(hovering);
  table.times.forEach((at, row) => (table.times[row] = at + (row < 424 ? 0 : 59_950)));
  const { times, columns } = decodeChunk([...pack(table)][0]!.overview)!;
  expect(gapsIn({ times, columns }).map((row) => times[row])).toEqual(gapsIn(table).map((row) => table.times[row]));
  expect(gapsIn(table)).toEqual([222, 223, 424]);
});

test('where no place was known nothing matters', () => {
  expect([...significanceOf(tableOf([{ at: 0, state: { height: 1 } }]))]).toEqual([0]);
  const table = tableOf([
    { at: 0, state: {} },
    { at: 1, state: placed(0, 0) },
    { at: 2, state: {} },
  ]);
  expect([...significanceOf(table)]).toEqual([0, Infinity, 0]);
});
