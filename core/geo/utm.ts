import type { Position } from './position.ts';
import { wrapped } from './tangent-plane.ts';
import { fromPlane, ontoPlane } from './transverse-mercator.ts';

/** Universal Transverse Mercator: which stripe of the Earth, and metres on it. */
export interface Utm {
  /** 1 to 60, from 180° west on. */
  zone: number;
  /** Eight degrees of latitude, from C in the south to X in the north, which has twelve. */
  band: string;
  easting: number;
  northing: number;
}

/** Nearer to the poles than these there is no UTM. */
export const UTM_LATITUDES = { south: -80, north: 84 } as const;
const BANDS = 'CDEFGHJKLMNPQRSTUVWX';
const BAND_DEGREES = 8;
const SCALE = 0.9996;
/** A hundredth of a millimetre, in degrees. */
const HAIR = 1e-10;
const FALSE_EASTING = 500_000;
const FALSE_NORTHING = 10_000_000;

export const bandAt = (latitude: number): string => BANDS[Math.min(BANDS.length - 1, Math.floor((latitude + 80) / BAND_DEGREES))]!;

/** Degrees from its southern border to its northern one; nothing where there is no such band. */
export function latitudesOf(band: string): [south: number, north: number] | undefined {
  const at = band.length === 1 ? BANDS.indexOf(band) : -1;
  if (at < 0) return undefined;
  const south = UTM_LATITUDES.south + BAND_DEGREES * at;
  return [south, band === 'X' ? UTM_LATITUDES.north : south + BAND_DEGREES];
}

/** Wider stripes where a border would run through the south-west of Norway, and through Svalbard. */
function zoneAt(latitude: number, longitude: number): number {
  if (latitude >= 56 && latitude < 64 && longitude >= 3 && longitude < 12) return 32;
  if (latitude >= 72 && longitude >= 0 && longitude < 42) return longitude < 9 ? 31 : longitude < 21 ? 33 : longitude < 33 ? 35 : 37;
  return Math.floor((longitude + 180) / 6) + 1;
}

const falseNorthing = (band: string): number => (band < 'N' ? FALSE_NORTHING : 0);
const meridianOf = (zone: number): number => 6 * zone - 183;

/** Nothing near the poles. */
export function toUtm({ latitude: given, longitude }: Position): Utm | undefined {
  // A hair south of the equator would be rounded to a place in the north that is said to be in the south.
  const latitude = Math.abs(given) < HAIR ? 0 : given;
  if (!(latitude >= UTM_LATITUDES.south && latitude <= UTM_LATITUDES.north)) return undefined;
  const zone = zoneAt(latitude, wrapped(longitude));
  const { north, east } = ontoPlane(latitude, wrapped(longitude - meridianOf(zone)), SCALE);
  const band = bandAt(latitude);
  return { zone, band, easting: FALSE_EASTING + east, northing: north + falseNorthing(band) };
}

/** Nothing where that is no place in its zone. */
export function fromUtm({ zone, band, easting, northing }: Utm): Position | undefined {
  const latitudes = latitudesOf(band);
  if (!latitudes || !Number.isInteger(zone) || zone < 1 || zone > 60) return undefined;
  if (!(easting >= 100_000 && easting < 1_000_000 && northing >= 0 && northing <= FALSE_NORTHING)) return undefined;
  const north = northing - falseNorthing(band);
  const { latitude, fromMeridian } = fromPlane({ north, east: easting - FALSE_EASTING }, SCALE);
  return { latitude, longitude: wrapped(meridianOf(zone) + fromMeridian) };
}

/** `50S 447600 4417800`, to the metre. */
export const writeUtm = ({ zone, band, easting, northing }: Utm): string => `${zone}${band} ${Math.round(easting)} ${Math.round(northing)}`;

const UTM = /^(\d{1,2})\s*([C-HJ-NP-X])\s+(\d{6}(?:\.\d+)?)\s*(?:M?E)?[\s,]+(\d{1,8}(?:\.\d+)?)\s*(?:M?N)?$/;

/** With the letter of the band, not of the hemisphere: `S` lies in the north. */
export function parseUtm(text: string): Position | undefined {
  const [, zone, band, easting, northing] = UTM.exec(text.trim().toUpperCase()) ?? [];
  if (!band) return undefined;
  const position = fromUtm({ zone: Number(zone), band, easting: Number(easting), northing: Number(northing) });
  return position && isInBand(position, band) ? position : undefined;
}

const METRES_OF_DEGREE = 110_000;

/** What is written is rounded, and at a border may come to lie so many metres beyond it. */
export function isInBand({ latitude }: Position, band: string, beyond = 1): boolean {
  const [south, north] = latitudesOf(band) ?? [NaN, NaN];
  const margin = beyond / METRES_OF_DEGREE;
  return latitude > south - margin && latitude < north + margin;
}
