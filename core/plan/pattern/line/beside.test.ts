import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresToSide } from '../../../geo/polygon.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';
import { lineEastwards } from '../testing/any-line.ts';
import { waysBeside } from './beside.ts';
import { isCrossingItself, lengthAlong, plainLine } from './plain-line.ts';

const at = (north: number, east: number): Offset => ({ north, east });
const beside = (corners: Offset[], metres: number) => waysBeside(plainLine(corners, 0)!, metres);

const metresTo = (line: readonly Offset[], place: Offset): number =>
  Math.min(...line.slice(1).map((to, index) => metresToSide(line[index]!, to, place)));

/** Corners and what lies between them. */
const samplesOf = (way: readonly Offset[]): Offset[] =>
  way.slice(1).flatMap((to, index) => {
    const from = way[index]!;
    return [0, 0.25, 0.5, 0.75, 1].map((share) =>
      at(from.north + (to.north - from.north) * share, from.east + (to.east - from.east) * share),
    );
  });

const anyMetres = fc.oneof(fc.double({ min: 1, max: 300, noNaN: true }), fc.double({ min: -300, max: -1, noNaN: true }));

describe('ways beside a line', () => {
  test('are never nearer to it than asked for, and at corners hardly further', () => {
    fc.assert(
      fc.property(lineEastwards, anyMetres, (corners, metres) => {
        const distances = beside(corners, metres)
          .flatMap(samplesOf)
          .map((place) => metresTo(corners, place));
        expect(Math.min(Infinity, ...distances)).toBeGreaterThan(Math.abs(metres) - 0.01);
        expect(Math.max(0, ...distances)).toBeLessThan(Math.abs(metres) * 1.036 + 0.001);
      }),
      { numRuns: 200 },
    );
  });

  test('are complete: whatever lies straight beside a side and is near to no other part of the line is passed by', () => {
    fc.assert(
      fc.property(lineEastwards, anyMetres, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (corners, metres, number, share) => {
        const side = number % (corners.length - 1);
        const [from, to] = [corners[side]!, corners[side + 1]!];
        const length = Math.hypot(to.north - from.north, to.east - from.east);
        const place = at(
          from.north + (to.north - from.north) * share + ((to.east - from.east) / length) * metres,
          from.east + (to.east - from.east) * share - ((to.north - from.north) / length) * metres,
        );
        fc.pre(metresTo(corners, place) > Math.abs(metres) - 1e-6);
        expect(Math.min(...beside(corners, metres).map((way) => metresTo(way, place)))).toBeLessThan(0.06);
      }),
      { numRuns: 200 },
    );
  });

  test('a straight line has one beside it, to the left of whoever flies along', () => {
    expect(beside([at(0, 0), at(100, 0)], 10)).toEqual([[at(0, -10), at(100, -10)]]);
    expect(beside([at(0, 0), at(100, 0)], -10)).toEqual([[at(0, 10), at(100, 10)]]);
  });

  test('a corner is cut inside, and gone round outside', () => {
    const corner = [at(0, 0), at(100, 0), at(100, 100)];
    expect(beside(corner, -10)).toEqual([[at(0, 10), at(90, 10), at(90, 100)].map((place) => expectNear(place))]);
    expect(beside(corner, 10)[0]).toHaveLength(5);
  });

  test('within a bend that is too narrow there is none, and what is too narrow in the neck may have room behind it', () => {
    const bend = [at(0, 0), at(100, 0), at(100, 10), at(0, 10)];
    expect(beside(bend, -8).map(lengthAlong)).toEqual([]);
    const bottle = [at(-60, 0), at(0, 0), at(0, -40), at(80, -40), at(80, 60), at(0, 60), at(0, 20), at(-60, 20)];
    expect(beside(bottle, -8)).toHaveLength(1);
    expect(
      Math.min(
        ...beside(bottle, -12)
          .flat()
          .map(({ north }) => north),
      ),
    ).toBeGreaterThan(0);
  });

  test('around a closed line it is closed', () => {
    const ring = [at(0, 0), at(100, 0), at(100, 100), at(0, 100), at(0, 0)];
    const [outside] = beside(ring, 10);
    expect(outside![0]!.north).toBeCloseTo(outside!.at(-1)!.north, 6);
    expect(outside![0]!.east).toBeCloseTo(outside!.at(-1)!.east, 6);
    expect(lengthAlong(beside(ring, -10)[0]!)).toBeCloseTo(4 * 80, 3);
  });
});

const expectNear = ({ north, east }: Offset) => ({ north: expect.closeTo(north, 6) as number, east: expect.closeTo(east, 6) as number });

describe('a plain line', () => {
  test('has no corners that are together or in line', () => {
    expect(plainLine([at(0, 0), at(0, 0), at(50, 0.01), at(100, 0), at(100, 50)], 0.5)!.corners).toEqual([
      at(0, 0),
      at(100, 0),
      at(100, 50),
    ]);
    expect(plainLine([at(0, 0), at(0, 0.01)], 1)).toBeUndefined();
    expect(plainLine([], 1)).toBeUndefined();
    expect(plainLine([at(1, 1)], 1)).toBeUndefined();
  });

  test('is known to cross itself, or to go straight back', () => {
    const isCrossing = (corners: Offset[]) => isCrossingItself(plainLine(corners, 0)!);
    expect(isCrossing([at(0, 0), at(100, 0), at(100, 50), at(50, -50)])).toBe(true);
    expect(isCrossing([at(0, 0), at(100, 0), at(50, 0)])).toBe(true);
    expect(isCrossing([at(0, 0), at(100, 0), at(100, 100), at(0, 100), at(0, 0)])).toBe(false);
    expect(isCrossing([at(0, 0), at(100, 100), at(100, 0), at(0, 100), at(0, 0)])).toBe(true);
    fc.assert(fc.property(lineEastwards, (corners) => !isCrossing(corners)));
  });
});
