import type { Position } from './position.ts';
import { tangentPlane } from './tangent-plane.ts';

type Triangle = [Position, Position, Position];

/**
 * What lies between any point of a circle and any point of another, apart from the circles themselves: triangles along the lines that touch both from outside, each with a
 * corner in the middle of the other. A radius of nought is a place. Nothing where one of them lies in the other: then all of it does.
 */
export function betweenCircles(one: Position, radius: number, other: Position, otherRadius: number): Triangle[] {
  const { offsetOf, positionAt } = tangentPlane(one);
  const { north, east } = offsetOf(other);
  const far = Math.hypot(north, east);
  if (far <= Math.abs(radius - otherRadius)) return [];
  const cosine = (radius - otherRadius) / far;
  const sine = Math.sqrt(1 - cosine * cosine);
  const touching = (side: number) => {
    const out = { north: (north * cosine - side * east * sine) / far, east: (east * cosine + side * north * sine) / far };
    return [
      positionAt({ north: out.north * radius, east: out.east * radius }),
      positionAt({ north: north + out.north * otherRadius, east: east + out.east * otherRadius }),
    ] as const;
  };
  const [[from, to], [otherFrom, otherTo]] = [touching(1), touching(-1)];
  return [
    ...(radius > 0 ? [[from, otherFrom, other] satisfies Triangle] : []),
    ...(otherRadius > 0 ? [[from, to, other] satisfies Triangle, [otherFrom, otherTo, other] satisfies Triangle] : []),
  ];
}
