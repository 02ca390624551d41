import { boxOf, type Shape } from '@skyhelm/core/airspace/shape';
import type { Position } from '@skyhelm/core/geo/position';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';

/** Two corners that hold all of it. */
export function extentOf(shape: Shape): Position[] {
  const { west, south, east, north } = boxOf(shape);
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: wrapped(east) },
  ];
}

export function middleOf(shape: Shape): Position {
  if (shape.kind === 'circle') return shape.centre;
  const { west, south, east, north } = boxOf(shape);
  return { latitude: (south + north) / 2, longitude: wrapped((west + east) / 2) };
}
