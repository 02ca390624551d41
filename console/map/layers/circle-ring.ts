import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';

const CORNERS = 96;

/** A circle on the ground as a ring of corners. */
export function circleRing(centre: Position, radius: number): Position[] {
  const plane = tangentPlane(centre);
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS;
    return plane.positionAt({ north: radius * Math.cos(angle), east: radius * Math.sin(angle) });
  });
}
