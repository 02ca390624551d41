import type { Position } from './position.ts';
import { tangentPlane } from './tangent-plane.ts';

/**
 * What lies between a place and any point of a circle, apart from the circle itself: a triangle with its other corners where the lines from the place touch
 * the circle. Nothing where the place is in the circle: then all of it is.
 */
export function coneTo(place: Position, centre: Position, radius: number): [Position, Position, Position] | undefined {
  const { offsetOf, positionAt } = tangentPlane(centre);
  const { north, east } = offsetOf(place);
  const far = Math.hypot(north, east);
  if (far <= radius) return undefined;
  const [cosine, sine] = [radius / far, Math.sqrt(1 - (radius / far) ** 2)];
  const touching = (side: number) =>
    positionAt({
      north: (radius / far) * (north * cosine - side * east * sine),
      east: (radius / far) * (east * cosine + side * north * sine),
    });
  return [place, touching(1), touching(-1)];
}
