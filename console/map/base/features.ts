import type { Language } from '@skyhelm/i18n/translate';
import { coastOf, decodeOutline, type BaseMapFile } from './base-map-file.ts';

export interface BaseFeatures {
  land: GeoJSON.FeatureCollection;
  coast: GeoJSON.FeatureCollection;
  borders: GeoJSON.FeatureCollection;
  names: GeoJSON.FeatureCollection;
}

const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features });
const featureOf = (geometry: GeoJSON.Geometry, properties: Record<string, string | number> = {}): GeoJSON.Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

export const NOTHING: GeoJSON.FeatureCollection = collection([]);

/** What the engine draws of the file; names in all languages, so that another one is shown at once. */
export function featuresOf({ land, borders, countries, places }: BaseMapFile, languages: readonly Language[]): BaseFeatures {
  const polygons = land.map((polygon) => polygon.map(decodeOutline));
  const regions = languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })] as const);
  const named = countries.map(([code, longitude, latitude, rank, isPart]) =>
    featureOf(
      { type: 'Point', coordinates: [longitude, latitude] },
      {
        ...Object.fromEntries(regions.map(([language, names]) => [language, names.of(code) ?? ''])),
        kind: isPart ? 'part' : 'country',
        rank,
      },
    ),
  );
  const towns = places.map(([zh, en, ru, longitude, latitude, rank], order) =>
    featureOf({ type: 'Point', coordinates: [longitude, latitude] }, { zh, en, ru, kind: 'place', rank, order }),
  );
  return {
    land: collection(polygons.map((coordinates) => featureOf({ type: 'Polygon', coordinates }))),
    coast: collection([featureOf({ type: 'MultiLineString', coordinates: polygons.flatMap((rings) => rings.flatMap(coastOf)) })]),
    borders: collection([featureOf({ type: 'MultiLineString', coordinates: borders.map(decodeOutline) })]),
    names: collection([...named, ...towns]),
  };
}
