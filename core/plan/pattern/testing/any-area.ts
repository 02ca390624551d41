import fc from 'fast-check';
import { localPlane } from '../../../geo/local-plane.ts';
import type { Position } from '../../../geo/position.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';
import type { Area } from '../pattern.ts';

/** Rings in metres, the outer one first. */
export type FlatArea = Offset[][];

const ring = (rays: readonly number[], middle: Offset): Offset[] =>
  rays.map((ray, index) => {
    const angle = (index / rays.length) * 2 * Math.PI;
    return { north: middle.north + ray * Math.cos(angle), east: middle.east + ray * Math.sin(angle) };
  });

const outer = fc
  .array(fc.integer({ min: 160, max: 600 }), { minLength: 3, maxLength: 20 })
  .map((rays) => ring(rays.length < 6 ? rays.map((ray) => ray + 300) : rays, { north: 0, east: 0 }));

const hole = (north: number, east: number) =>
  fc.array(fc.integer({ min: 8, max: 35 }), { minLength: 3, maxLength: 9 }).map((rays) => ring(rays, { north, east }));

/** Mostly bent inwards, with up to three holes that stay clear of each other and of the border. */
export const anyFlatArea: fc.Arbitrary<FlatArea> = fc
  .tuple(outer, fc.subarray([0, 1, 2]), hole(60, 0), hole(-40, 50), hole(-40, -50))
  .map(([border, kept, ...holes]) => [border, ...kept.map((index) => holes[index]!)]);

/** To and fro: a comb with teeth pointing north. */
export const comb = (teeth: number, width: number, height: number): Offset[] => [
  { north: 0, east: 0 },
  ...Array.from({ length: teeth }, (_, tooth) => [
    { north: height, east: 2 * tooth * width },
    { north: height, east: (2 * tooth + 1) * width },
    ...(tooth < teeth - 1
      ? [
          { north: height / 4, east: (2 * tooth + 1) * width },
          { north: height / 4, east: (2 * tooth + 2) * width },
        ]
      : []),
  ]).flat(),
  { north: 0, east: (2 * teeth - 1) * width },
];

export const turned = (area: FlatArea, degrees: number): FlatArea => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return area.map((corners) =>
    corners.map(({ north, east }) => ({ north: north * cosine - east * sine, east: east * cosine + north * sine })),
  );
};

/** On the ground around a place. */
export function areaAt(place: Position, [border, ...holes]: FlatArea): Area {
  const { positionAt } = localPlane(place);
  return { outer: border!.map(positionAt), holes: holes.map((corners) => corners.map(positionAt)) };
}
