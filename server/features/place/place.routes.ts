import { findPlaces, getNearestPlace, PLACES_FOUND_MAX, type FoundPlace } from '@skyhelm/contract/place';
import { parsePosition } from '@skyhelm/core/geo/parse-position';
import type { Position } from '@skyhelm/core/geo/position';
import { addressOf } from '@skyhelm/core/place/address';
import { nearestPlace } from '@skyhelm/core/place/nearest';
import type { Place } from '@skyhelm/core/place/places';
import { searchPlaces } from '@skyhelm/core/place/search';
import type { Language } from '@skyhelm/i18n/translate';
import { implement, type Implementation } from '../../platform/http/implement.ts';

/** Further away the ground may lie at any height. */
const SAME_GROUND_M = 30_000;

export const placeRoutes = (): Implementation[] => [
  implement(findPlaces, async ({ language }, { keyword }) => {
    const readings = parsePosition(keyword);
    const rows =
      readings.length > 0
        ? readings.map((reading) => lyingAt(reading, language))
        : searchPlaces(keyword, PLACES_FOUND_MAX).map((place) => itself(place, language));
    return { rows };
  }),

  implement(getNearestPlace, async ({ language }, position) => lyingAt(position, language)),
];

const itself = (place: Place, language: Language): FoundPlace => ({
  address: addressOf(place, language),
  longitude: place.longitude,
  latitude: place.latitude,
  altitude: place.elevation,
  metres: 0,
});

function lyingAt({ latitude, longitude }: Position, language: Language): FoundPlace {
  const { place, metres } = nearestPlace({ latitude, longitude });
  const altitude = metres <= SAME_GROUND_M ? place.elevation : null;
  return { address: addressOf(place, language), longitude, latitude, altitude, metres: Math.round(metres) };
}
