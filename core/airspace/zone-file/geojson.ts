import { listOf, numberOf, objectOf, stringOf } from '../../json/loose-values.ts';
import { NO_LIMITS, polygonOf, positionOf, type DraftZone, type ZoneFile } from './zone-file.ts';

const GROUPS = ['FeatureCollection', 'GeometryCollection'];
const GEOMETRIES = ['Polygon', 'MultiPolygon', 'Point', 'MultiPoint', 'LineString', 'MultiLineString'];

export const isGeoJson = (value: unknown): boolean => {
  const type = stringOf(objectOf(value)['type']);
  return type === 'Feature' || GROUPS.includes(type) || GEOMETRIES.includes(type);
};

/** Areas of RFC 7946. Limits, times and the radius of a point are read from properties of these names, in metres. */
export function readGeoJson(value: unknown): ZoneFile {
  const file: ZoneFile = { zones: [], skipped: 0 };
  for (const feature of featuresOf(value)) {
    const zones = zonesOf(objectOf(feature['geometry']), objectOf(feature['properties']));
    if (zones.length === 0) file.skipped++;
    file.zones.push(...zones);
  }
  return file;
}

function featuresOf(value: unknown): Record<string, unknown>[] {
  const given = objectOf(value);
  const type = stringOf(given['type']);
  if (type === 'FeatureCollection') return listOf(given['features']).map(objectOf);
  return type === 'Feature' ? [given] : [{ geometry: given }];
}

function zonesOf(geometry: Record<string, unknown>, properties: Record<string, unknown>): DraftZone[] {
  const facts = { ...NO_LIMITS, ...factsOf(properties) };
  const radius = numberOf(properties['radius']);
  switch (geometry['type']) {
    case 'Polygon':
      return [{ ...facts, ...polygonOf(geometry['coordinates']) }];
    case 'MultiPolygon':
      return listOf(geometry['coordinates']).map((rings) => ({ ...facts, ...polygonOf(rings) }));
    case 'Point':
      if (radius === null) return [];
      return [{ ...facts, shape: { kind: 'circle', centre: positionOf(geometry['coordinates']), radius }, hasHoles: false }];
    case 'GeometryCollection':
      return listOf(geometry['geometries']).flatMap((part) => {
        const own = objectOf(part);
        return own['type'] === 'GeometryCollection' ? [] : zonesOf(own, properties);
      });
    default:
      return [];
  }
}

const factsOf = (properties: Record<string, unknown>) => ({
  name: stringOf(properties['name'] ?? properties['Name'] ?? properties['NAME'] ?? properties['title']),
  description: stringOf(properties['description'] ?? properties['desc']),
  floor: numberOf(properties['floor']),
  ceiling: numberOf(properties['ceiling']),
  datum: properties['datum'] === 'ground' ? ('ground' as const) : ('sea' as const),
  activeFrom: stringOf(properties['activeFrom']) || null,
  validUntil: stringOf(properties['validUntil']) || null,
});
