import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortestTurn, type Pose, type Turn } from './shortest-turn.ts';
import { turnCorners } from './turn-corners.ts';

const metres = fc.double({ min: -500, max: 500, noNaN: true });
const anyPose: fc.Arbitrary<Pose> = fc.record({ north: metres, east: metres, heading: fc.double({ min: -7, max: 7, noNaN: true }) });
const anyRadius = fc.double({ min: 10, max: 150, noNaN: true });

/** Flown bend by bend. */
function flown({ north, east, heading }: Pose, { bends, straight }: Turn, radius: number): Pose {
  const place = { north, east, heading };
  const goOn = (ahead: number) => {
    place.north += ahead * Math.cos(place.heading);
    place.east += ahead * Math.sin(place.heading);
  };
  for (const [index, bend] of bends.entries()) {
    const chord = 2 * radius * Math.sin(Math.abs(bend) / 2);
    place.heading += bend / 2;
    goOn(chord);
    place.heading += bend / 2;
    if (index === 0) goOn(straight);
  }
  return place;
}
const apart = (one: Pose, other: Pose) => Math.hypot(one.north - other.north, one.east - other.east);

test('a turn ends where and as it is meant to, and is as long as its bends', () => {
  fc.assert(
    fc.property(anyPose, anyPose, anyRadius, (from, to, radius) => {
      const turn = shortestTurn(from, to, radius);
      const end = flown(from, turn, radius);
      expect(apart(end, to)).toBeLessThan(0.01);
      expect(Math.cos(end.heading - to.heading)).toBeGreaterThan(0.999_999);
      const bent = turn.bends.reduce((sum, bend) => sum + Math.abs(bend) * radius, turn.straight);
      expect(Math.abs(turn.metres - bent)).toBeLessThan(0.001);
      expect(turn.metres).toBeGreaterThan(apart(from, to) - 0.001);
    }),
    { numRuns: 500 },
  );
});

test('no longer than a wider one, and as long the other way round', () => {
  const back = ({ north, east, heading }: Pose): Pose => ({ north, east, heading: heading + Math.PI });
  fc.assert(
    fc.property(anyPose, anyPose, anyRadius, (from, to, radius) => {
      const { metres: long } = shortestTurn(from, to, radius);
      expect(long).toBeLessThan(shortestTurn(from, to, radius * 1.1).metres + 0.01);
      expect(Math.abs(long - shortestTurn(back(to), back(from), radius).metres)).toBeLessThan(0.01);
    }),
    { numRuns: 300 },
  );
});

test('a hair of rounding beside it nobody is sent round', () => {
  const at = { north: 0, east: 0, heading: 0 };
  const hairs = fc.double({ min: -1e-9, max: 1e-9, noNaN: true });
  fc.assert(
    fc.property(hairs, hairs, hairs, anyRadius, (north, east, heading, radius) => {
      expect(shortestTurn(at, { north, east, heading }, radius).metres).toBeLessThan(0.001);
    }),
  );
});

test('into a lane two radii aside it is half a circle, into one beside it a loop', () => {
  const lane = (east: number): Pose => ({ north: 0, east, heading: Math.PI });
  const turn = (east: number) => shortestTurn({ north: 0, east: 0, heading: 0 }, lane(east), 50);
  expect(turn(100).metres).toBeCloseTo(50 * Math.PI, 3);
  expect(turn(300).metres).toBeCloseTo(50 * Math.PI + 200, 3);
  // A third of a circle out, five thirds of one round, and a third back would be the loop into the very same lane.
  expect(turn(0).metres).toBeCloseTo((50 * 7 * Math.PI) / 3, 3);
  expect(turn(0).bends[1]).not.toBe(0);
});

test('its corners are never so near to each other that a bend would have to be tighter', () => {
  fc.assert(
    fc.property(anyPose, anyPose, anyRadius, (from, to, radius) => {
      const corners = turnCorners(from, shortestTurn(from, to, radius), radius);
      const points = [{ ...from, reach: 0 }, ...corners, { ...to, reach: 0 }];
      for (const [index, corner] of points.slice(1).entries()) {
        const before = points[index]!;
        expect(Math.hypot(corner.north - before.north, corner.east - before.east)).toBeGreaterThan(
          before.reach! + corner.reach! - radius * 0.03,
        );
      }
    }),
    { numRuns: 300 },
  );
});
