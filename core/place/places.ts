import type { Position } from '../geo/position.ts';
import { ASIA } from './table/asia.ts';
import { CHINA_DISTRICTS } from './table/china-districts.ts';
import { CHINA_NORTH } from './table/china-north.ts';
import { CHINA_SOUTH } from './table/china-south.ts';
import { EUROPE } from './table/europe.ts';
import { FAR_CONTINENTS } from './table/far-continents.ts';
import { NEIGHBOURS } from './table/neighbours.ts';
import { RUSSIA } from './table/russia.ts';

export const PLACE_LANGUAGES = ['zh', 'en', 'ru'] as const;
export type PlaceLanguage = (typeof PLACE_LANGUAGES)[number];
export type PlaceNames = Record<PlaceLanguage, string>;

export interface Place extends Position {
  names: PlaceNames;
  /** The province or city it lies in, where one is told. */
  region: PlaceNames | undefined;
  /** ISO 3166 code; nothing where the region says it all. */
  country: string | undefined;
  /** Metres above sea level, roughly. */
  elevation: number;
}

const namesIn = ([zh = '', en = '', ru = '']: string[]): PlaceNames => ({ zh, en, ru });

/** `# CN 广东省|Guangdong|Гуандун` says where the places below it lie: names, latitude, longitude and elevation of each. */
function placesIn(table: string): Place[] {
  const places: Place[] = [];
  let [country, region]: [string | undefined, PlaceNames | undefined] = [undefined, undefined];
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('# ')) {
      const [code = '', ...rest] = line.slice(2).split(' ');
      country = code === '-' ? undefined : code;
      region = rest.length === 0 ? undefined : namesIn(rest.join(' ').split('|'));
      continue;
    }
    const cells = line.split('|');
    const [latitude = NaN, longitude = NaN, elevation = NaN] = cells.slice(3).map(Number);
    places.push({ names: namesIn(cells), region, country, latitude, longitude, elevation });
  }
  return places;
}

/** The larger before the smaller, as far as the order of the tables tells. */
export const PLACES: readonly Place[] = [
  CHINA_NORTH,
  CHINA_SOUTH,
  RUSSIA,
  NEIGHBOURS,
  ASIA,
  EUROPE,
  FAR_CONTINENTS,
  CHINA_DISTRICTS,
].flatMap(placesIn);
