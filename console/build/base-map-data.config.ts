import { PLACES } from '@skyhelm/core/place/places';
import { CHINA_DISTRICTS } from '@skyhelm/core/place/table/china-districts';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature, merge, mesh, type Drawn, type Topology } from 'topojson-client';
import { encodeOutline, type BaseMapFile, type CountryName, type LonLat, type PlaceName } from '../map/base/base-map-file.ts';

/** Named like a region: parts of another state, and what is not agreed on by all. */
const PARTS = new Set(['TW', 'HK', 'MO', 'EH', 'PS', 'GL', 'NC', 'PR', 'GU', 'MP', 'AS', 'VI', 'FK', 'AX', 'FO', 'TF', 'AW', 'CW']);
/** In square degrees as the map shows them: from how far away a name is seen. */
const RANKS = [150, 15, 2, 0];
/** The names of districts come last, and are as many as its lines without those that name a city. */
const DISTRICT_COUNT = CHINA_DISTRICTS.trim()
  .split('\n')
  .filter((line) => !line.startsWith('#')).length;

/** World-atlas stitches countries over 180°: left so, they would paint bands around the whole world. */
function cut<G extends GeoJSON.Geometry>(geometry: G): G {
  const flat = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0);
  return geoProject(geometry, flat)!;
}

/** Projected, north is less. */
const lonLats = (points: readonly GeoJSON.Position[]): LonLat[] => points.map(([x, y]) => [x!, -y!]);

const areaOf = (ring: readonly LonLat[]): number =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length]![1] - y * ring[(at + 1) % ring.length]![0], 0)) / 2;

function middleOf(ring: readonly LonLat[]): LonLat {
  const [easts, norths] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const north = (Math.min(...norths) + Math.max(...norths)) / 2;
  return [widestAt(ring, north) ?? (Math.min(...easts) + Math.max(...easts)) / 2, north];
}

/** The middle of the widest stretch of land at that latitude: a name stands on its country, however that is bent. */
function widestAt(ring: readonly LonLat[], north: number): number | undefined {
  const crossings = ring
    .flatMap(([x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length]!;
      return y > north !== nextY > north ? [x + ((north - y) / (nextY - y)) * (nextX - x)] : [];
    })
    .toSorted((one, other) => one - other);
  const stretches = crossings.flatMap((from, at) =>
    at % 2 === 0 && crossings[at + 1] !== undefined ? [[from, crossings[at + 1]!] as const] : [],
  );
  const [widest] = stretches.toSorted(([a, b], [c, d]) => d - c - (b - a));
  return widest && (widest[0] + widest[1]) / 2;
}

/** The atlas has the three digits of ISO 3166, `Intl.DisplayNames` wants the two letters. */
const lettersOf = (digits: string): string => Intl.getCanonicalLocales(`und-${digits}`)[0]!.slice('und-'.length);

function countryName(atlas: Topology, country: Drawn): CountryName[] {
  if (country.id === undefined) return [];
  const shape = cut(feature(atlas, country).geometry);
  const rings = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).map(([outline]) => lonLats(outline!));
  const largest = rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0]!;
  const [longitude, latitude] = middleOf(largest).map((value) => Math.round(value * 100) / 100) as LonLat;
  const whole = rings.reduce((sum, ring) => sum + areaOf(ring), 0);
  const code = lettersOf(country.id);
  return [[code, longitude, latitude, RANKS.findIndex((least) => whole >= least) + 1, PARTS.has(code) ? 1 : 0]];
}

/** Islands that are drawn apart from their country have its code. */
const namedOnce = (names: readonly CountryName[]): CountryName[] => [
  ...new Map(names.toSorted((one, other) => other[3] - one[3]).map((name) => [name[0], name])).values(),
];

/** The first place of a country or of a province is the one people know. */
function placeNames(): PlaceName[] {
  const known = new Set<string>();
  return PLACES.map(({ names, country = '', region, longitude, latitude }, at) => {
    const [isDistrict, province] = [at >= PLACES.length - DISTRICT_COUNT, `${country} ${region?.en ?? ''}`];
    const rank = isDistrict ? 4 : !known.has(country) ? 1 : !known.has(province) ? 2 : 3;
    known.add(country).add(province);
    return [names.zh, names.en, names.ru, longitude, latitude, rank];
  });
}

export function baseMapData(atlas: Topology): BaseMapFile {
  const { countries } = atlas.objects;
  const land: GeoJSON.MultiPolygon = cut(merge(atlas, countries.geometries));
  const borders: GeoJSON.MultiLineString = cut(mesh(atlas, countries, (one, other) => one !== other));
  return {
    land: land.coordinates.map((polygon) => polygon.map((ring) => encodeOutline(lonLats(ring)))),
    borders: borders.coordinates.map((line) => encodeOutline(lonLats(line))),
    countries: namedOnce(countries.geometries.flatMap((country) => countryName(atlas, country))),
    places: placeNames(),
  };
}
