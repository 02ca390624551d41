import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tangentPlane, wrapped } from '../geo/tangent-plane.ts';
import { ShapeField } from './shape-field.ts';
import { boxOf, metresInside, type Shape } from './shape.ts';

const anywhere = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const metres = fc.double({ min: 50, max: 20_000, noNaN: true });

/** A star around a centre: its rays never cross. */
const star = fc.record({
  centre: anywhere,
  rays: fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 }),
  size: metres,
});
type Star = typeof star extends fc.Arbitrary<infer T> ? T : never;
const cornersOf = ({ centre, rays, size }: Star) =>
  rays.map((ray, at) => {
    const angle = (at / rays.length) * 2 * Math.PI;
    return tangentPlane(centre).positionAt({ north: Math.cos(angle) * ray * size, east: Math.sin(angle) * ray * size });
  });
const polygonOf = (given: Star): Shape => ({ kind: 'polygon', points: cornersOf(given) });

describe('a shape anywhere on Earth, on the date line too', () => {
  test('holds its centre, its corners lie on its edge, and what is far is far', () => {
    fc.assert(
      fc.property(star, (given) => {
        const shape = polygonOf(given);
        expect(ShapeField.safeParse(shape).success).toBe(true);
        expect(metresInside(shape, given.centre)).toBeGreaterThan(0);
        for (const corner of cornersOf(given)) expect(Math.abs(metresInside(shape, corner))).toBeLessThan(0.5);
        const opposite = { latitude: -given.centre.latitude, longitude: wrapped(given.centre.longitude + 175) };
        expect(metresInside(shape, opposite)).toBeLessThan(-100_000);
      }),
    );
  });

  test('does not depend on where its points begin or which way round they go', () => {
    fc.assert(
      fc.property(star, fc.nat(11), anywhere, fc.double({ min: -1.5, max: 1.5, noNaN: true }), (given, shift, _, off) => {
        const points = cornersOf(given);
        const turned = [...points.slice(shift % points.length), ...points.slice(0, shift % points.length)].toReversed();
        const place = tangentPlane(given.centre).positionAt({ north: off * given.size, east: (off * given.size) / 2 });
        const one = metresInside({ kind: 'polygon', points }, place);
        expect(metresInside({ kind: 'polygon', points: turned }, place)).toBeCloseTo(one, 3);
      }),
    );
  });

  test('a circle is as wide as it says', () => {
    fc.assert(
      fc.property(anywhere, metres, fc.double({ min: 0, max: 2, noNaN: true }), (centre, radius, share) => {
        const place = tangentPlane(centre).positionAt({ north: radius * share, east: 0 });
        const inside = metresInside({ kind: 'circle', centre, radius }, place);
        expect(Math.abs(inside - radius * (1 - share))).toBeLessThan(0.01 + radius * share * 1e-4);
      }),
    );
  });

  test('lies within its box', () => {
    const circle = fc.record({ centre: anywhere, radius: metres }).map((given): Shape => ({ kind: 'circle', ...given }));
    fc.assert(
      fc.property(fc.oneof(star.map(polygonOf), circle), fc.nat(359), (shape, degree) => {
        const { west, south, east, north } = boxOf(shape);
        const angle = (degree / 180) * Math.PI;
        const border =
          shape.kind === 'polygon'
            ? shape.points[degree % shape.points.length]!
            : tangentPlane(shape.centre).positionAt({
                north: Math.cos(angle) * shape.radius * 0.99,
                east: Math.sin(angle) * shape.radius * 0.99,
              });
        expect(border.latitude).toBeGreaterThanOrEqual(south);
        expect(border.latitude).toBeLessThanOrEqual(north);
        const fromWest = (((border.longitude - west) % 360) + 360) % 360;
        expect(fromWest < 359.999_999 ? fromWest : 0).toBeLessThanOrEqual(east - west + 1e-9);
      }),
    );
  });
});

describe('what is no shape', () => {
  const at = (...pairs: [number, number][]) => ({
    kind: 'polygon',
    points: pairs.map(([longitude, latitude]) => ({ longitude, latitude })),
  });
  const complaint = (given: object) => ShapeField.safeParse(given).error?.issues[0]?.message;

  test.each([
    ['shape.points', at([0, 0], [1, 1])],
    ['shape.crossing', at([0, 0], [1, 1], [1, 0], [0, 1])],
    ['shape.crossing', at([0, 0], [1, 0], [2, 0])],
    ['shape.crossing', at([0, 0], [1, 0], [1, 0], [0, 1])],
    ['shape.crossing', at([0, 0], [2, 0], [1, 0], [1, 1])],
    ['shape.tooWide', at([0, 0], [100, 0], [50, 10])],
    ['latitude', at([0, 0], [1, 91], [1, 0])],
    ['shape.radius', { kind: 'circle', centre: { longitude: 0, latitude: 0 }, radius: 0 }],
    ['choice', { kind: 'square' }],
  ])('%s', (code, given) => {
    expect(complaint(given)).toBe(code);
  });
});
