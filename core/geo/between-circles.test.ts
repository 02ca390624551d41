import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betweenCircles } from './between-circles.ts';
import type { Position } from './position.ts';
import { tangentPlane } from './tangent-plane.ts';

const { offsetOf, positionAt } = tangentPlane({ latitude: 39.9, longitude: 116.4 });

/** Whether a place lies in a triangle, or as good as on its border. */
function isIn(place: Position, triangle: readonly Position[]): boolean {
  const { north, east } = offsetOf(place);
  const sides = triangle.map((corner, index) => {
    const [a, b] = [offsetOf(corner), offsetOf(triangle[(index + 1) % 3]!)];
    const length = Math.hypot(b.north - a.north, b.east - a.east);
    return length === 0 ? 0 : ((b.north - a.north) * (east - a.east) - (b.east - a.east) * (north - a.north)) / length;
  });
  return sides.every((metres) => metres >= -1) || sides.every((metres) => metres <= 1);
}

test('every line from one circle to another lies in one of them or between them, and nothing else does', () => {
  const metres = fc.integer({ min: -3_000, max: 3_000 });
  const radius = fc.integer({ min: 0, max: 900 });
  const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(metres, metres, radius, radius, turn, turn, share, (north, east, left, entered, leaving, arriving, along) => {
      const [one, other] = [
        { north: 0, east: 0 },
        { north, east },
      ];
      const on = (centre: typeof one, metresOut: number, angle: number) => ({
        north: centre.north + metresOut * Math.cos(angle),
        east: centre.east + metresOut * Math.sin(angle),
      });
      const [from, to] = [on(one, left, leaving), on(other, entered, arriving)];
      const place = { north: from.north + (to.north - from.north) * along, east: from.east + (to.east - from.east) * along };
      const triangles = betweenCircles(positionAt(one), left, positionAt(other), entered);
      const isWithin = (centre: typeof one, metresOut: number) =>
        Math.hypot(place.north - centre.north, place.east - centre.east) <= metresOut + 1;
      const isFound = triangles.some((triangle) => isIn(positionAt(place), triangle));
      expect(isFound || isWithin(one, left) || isWithin(other, entered) || left + entered === 0).toBe(true);
      for (const corner of triangles.flat()) {
        const { north: n, east: e } = offsetOf(corner);
        const isOn = [Math.hypot(n, e) - left, Math.hypot(n - north, e - east) - entered, Math.hypot(n - north, e - east)].some(
          (off) => Math.abs(off) < 1,
        );
        expect(isOn).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
