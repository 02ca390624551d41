import { metresBetween } from '@skyhelm/core/geo/distance';
import { parsePosition } from '@skyhelm/core/geo/parse-position';
import type { Position } from '@skyhelm/core/geo/position';
import { fromGcj02, readPlace } from '../../../map/coordinates.ts';

export interface TypedPlace {
  place: Position;
  /** Read as coordinates that Chinese maps have shifted. */
  isShifted: boolean;
}

const isElsewhere = (one: Position, other: Position): boolean => metresBetween(one, other) > 1;

/** Every place that somebody may mean who has typed this, the likeliest first. */
export function typedPlaces(text: string): TypedPlace[] {
  const readings = parsePosition(text).map(({ latitude, longitude }) => ({ latitude, longitude }));
  const [grid] = readings.length > 0 ? [] : [readPlace(text, 'wgs84').place];
  const shifted = readings.map((reading) => ({ reading, place: fromGcj02(reading) }));
  return [
    ...[...readings, ...(grid ? [grid] : [])].map((place) => ({ place, isShifted: false })),
    ...shifted.filter(({ reading, place }) => isElsewhere(reading, place)).map(({ place }) => ({ place, isShifted: true })),
  ];
}
