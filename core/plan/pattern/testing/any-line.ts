import fc from 'fast-check';
import type { Offset } from '../../../geo/tangent-plane.ts';

/** Always on to the east, however much to and fro: it never crosses itself. */
export const lineEastwards: fc.Arbitrary<Offset[]> = fc
  .array(fc.tuple(fc.double({ min: 5, max: 400, noNaN: true }), fc.double({ min: -300, max: 300, noNaN: true })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    let [north, east] = [0, 0];
    return [{ north, east }, ...steps.map(([on, aside]) => ({ north: (north += aside), east: (east += on) }))];
  });

/** With long sides and no sharp bend. */
export const gentleLine: fc.Arbitrary<Offset[]> = fc
  .array(fc.tuple(fc.double({ min: 400, max: 900, noNaN: true }), fc.double({ min: -0.6, max: 0.6, noNaN: true })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps) => {
    let [north, east, heading] = [0, 0, 0];
    const corners = [{ north, east }];
    for (const [length, turn] of steps) {
      heading = Math.max(-1.2, Math.min(1.2, heading + turn));
      north += length * Math.cos(heading);
      east += length * Math.sin(heading);
      corners.push({ north, east });
    }
    return corners;
  });
