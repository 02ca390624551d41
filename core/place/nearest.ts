import { metresBetween } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { PLACES, type Place } from './places.ts';

export function nearestPlace(position: Position): { place: Place; metres: number } {
  return PLACES.map((place) => ({ place, metres: metresBetween(position, place) })).reduce((best, other) =>
    other.metres < best.metres ? other : best,
  );
}
