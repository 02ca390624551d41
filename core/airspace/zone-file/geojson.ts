import { listOf, numberOf, objectOf, stringOf } from '../../json/loose-values.ts';
import { converted, factorOf } from '../../units/written-unit.ts';
import { heightLimits } from './height-limits.ts';
import { timeLimits } from './time-limits.ts';
import { emptyZoneFile, NO_LIMITS, polygonOf, positionOf, type DraftZone, type ZoneFile } from './zone-file.ts';

const GROUPS = ['FeatureCollection', 'GeometryCollection'];
const GEOMETRIES = ['Polygon', 'MultiPolygon', 'Point', 'MultiPoint', 'LineString', 'MultiLineString'];

export const isGeoJson = (value: unknown): boolean => {
  const type = stringOf(objectOf(value)['type']);
  return type === 'Feature' || GROUPS.includes(type) || GEOMETRIES.includes(type);
};

/** Areas of RFC 7946. Limits, times and the radius of a point are read from properties of these names, in metres unless they say another unit. */
export function readGeoJson(value: unknown): ZoneFile {
  const file = emptyZoneFile();
  for (const feature of featuresOf(value)) {
    const facts = factsOf(objectOf(feature['properties']));
    const parts = partsOf(objectOf(feature['geometry']));
    if (parts.length === 0) file.skipped.shapeless++;
    for (const part of parts) {
      const zones = areasOf(part, facts.radius).map((area) => ({ ...facts.limits, ...area }));
      if (zones.length === 0) file.skipped.shapeless++;
      file.zones.push(...zones);
    }
  }
  return file;
}

function featuresOf(value: unknown): Record<string, unknown>[] {
  const given = objectOf(value);
  const type = stringOf(given['type']);
  if (type === 'FeatureCollection') return listOf(given['features']).map(objectOf);
  return type === 'Feature' ? [given] : [{ geometry: given }];
}

/** Collections may lie in collections, as deep as anybody likes. */
function partsOf(geometry: Record<string, unknown>): Record<string, unknown>[] {
  const all = [geometry];
  for (const one of all) {
    if (one['type'] === 'GeometryCollection') for (const part of listOf(one['geometries'])) all.push(objectOf(part));
  }
  return all.filter(({ type }) => type !== 'GeometryCollection');
}

type Area = Pick<DraftZone, 'shape' | 'hasHoles'>;

function areasOf({ type, coordinates }: Record<string, unknown>, radius: number | null): Area[] {
  const circle = (centre: unknown): Area[] =>
    radius === null ? [] : [{ shape: { kind: 'circle', centre: positionOf(centre), radius }, hasHoles: false }];
  switch (type) {
    case 'Polygon':
      return [polygonOf(coordinates)];
    case 'MultiPolygon':
      return listOf(coordinates).map(polygonOf);
    case 'Point':
      return circle(coordinates);
    case 'MultiPoint':
      return listOf(coordinates).flatMap(circle);
    default:
      return [];
  }
}

const DATUMS = ['ground', 'sea'] as const;

function factsOf(properties: Record<string, unknown>): { limits: Omit<DraftZone, 'shape' | 'hasHoles'>; radius: number | null } {
  const reference = DATUMS.find((datum) => datum === properties['datum']);
  const unit = stringOf(properties['unit'] ?? properties['units'] ?? properties['uom']);
  const factor = unit === '' ? 1 : factorOf('length', unit);
  const limit = (key: string) => {
    const value = numberOf(properties[key]);
    return { metres: value === null || factor === undefined ? null : converted(value, factor), reference };
  };
  const radius = numberOf(properties['radius']);
  const heights = heightLimits(limit('floor'), limit('ceiling'));
  // A number without its unit limits nothing.
  const isUnknown = factor === undefined && [properties['floor'], properties['ceiling']].some((value) => numberOf(value) !== null);
  return {
    limits: {
      name: stringOf(properties['name'] ?? properties['Name'] ?? properties['NAME'] ?? properties['title']),
      description: stringOf(properties['description'] ?? properties['desc']),
      restriction: 'unsaid',
      ...NO_LIMITS,
      ...heights,
      hasGuessedHeights: heights.hasGuessedHeights || isUnknown,
      ...timeLimits(stringOf(properties['activeFrom']), stringOf(properties['validUntil'])),
    },
    // In a unit that nobody knows it is no number: a circle has no wider side to err on.
    radius: radius === null ? null : factor === undefined ? Number.NaN : converted(radius, factor),
  };
}
