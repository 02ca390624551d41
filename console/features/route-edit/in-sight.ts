import type { Position } from '@skyhelm/core/geo/position';
import type { Camera, Covered } from '../../map/map-handle.ts';

/** Pixels, and the zoom, below which a route is a speck on the map of a country. */
const SPECK_PX = 40;
const NEAR_ZOOM = 14;

/** Whether all of them can be told apart on the map as it is, beside what lies over its left side. */
export function isInSight(
  { camera }: { camera: Pick<Camera, 'view' | 'toScreen'> },
  places: readonly Position[],
  { left }: Covered,
): boolean {
  const {
    bounds: [west, south, east, north],
    zoom,
  } = camera.view();
  const isInView = ({ latitude, longitude }: Position) => latitude > south && latitude < north && longitude > west && longitude < east;
  if (places.length === 0) return true;
  if (!places.every(isInView)) return false;
  const [xs, ys] = [places.map((place) => camera.toScreen(place).x), places.map((place) => camera.toScreen(place).y)];
  const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return xs.every((x) => x > left) && (spread >= SPECK_PX || zoom >= NEAR_ZOOM);
}
