import type { Position } from './position.ts';
import { fromUtm, isInBand, latitudesOf, toUtm } from './utm.ts';

/** A square of 100 km has a letter for its column and one for its row; both begin again and again. */
const COLUMNS = ['ABCDEFGH', 'JKLMNPQR', 'STUVWXYZ'];
const ROWS = 'ABCDEFGHJKLMNPQRSTUV';
const SQUARE = 100_000;
const CYCLE = ROWS.length * SQUARE;
const DIGITS = 5;

const columnsOf = (zone: number): string => COLUMNS[(zone - 1) % 3]!;
/** Every other zone begins elsewhere, so that neighbours differ. */
const shiftOf = (zone: number): number => (zone % 2 === 0 ? 5 : 0);

/** `50S MK 47600 17800`: the square metre a place lies in. Nothing near the poles. */
export function writeMgrs(position: Position): string | undefined {
  const utm = toUtm(position);
  if (!utm) return undefined;
  const { zone, band, easting, northing } = utm;
  const column = columnsOf(zone)[Math.floor(easting / SQUARE) - 1]!;
  const row = ROWS[(Math.floor(northing / SQUARE) + shiftOf(zone)) % ROWS.length]!;
  const within = (metres: number) => String(Math.floor(metres % SQUARE)).padStart(DIGITS, '0');
  return `${zone}${band} ${column}${row} ${within(easting)} ${within(northing)}`;
}

const MGRS = /^(\d{1,2})([C-HJ-NP-X])([A-HJ-NP-Z])([A-HJ-NP-V])(\d*)$/;

/** The middle of the square that is meant: with fewer digits it is a larger one. */
export function parseMgrs(text: string): Position | undefined {
  const [, zoneText, band, column, row, digits] = MGRS.exec(text.toUpperCase().replace(/[\s,]+/g, '')) ?? [];
  if (!band || !column || !row || digits === undefined || digits.length % 2 === 1 || digits.length > 2 * DIGITS) return undefined;
  const zone = Number(zoneText);
  if (zone < 1 || zone > 60 || !latitudesOf(band)) return undefined;
  const across = columnsOf(zone).indexOf(column) + 1;
  if (across === 0) return undefined;
  const half = digits.length / 2;
  const size = SQUARE / 10 ** half;
  const offset = (part: string) => Number(part || '0') * size + size / 2;
  const easting = across * SQUARE + offset(digits.slice(0, half));
  const up = ((ROWS.indexOf(row) - shiftOf(zone) + ROWS.length) % ROWS.length) * SQUARE + offset(digits.slice(half));
  return placeInBand(zone, band, easting, up, size);
}

/** Rows come again every 2,000 km, some 18° of latitude: no band has two of them. */
function placeInBand(zone: number, band: string, easting: number, up: number, size: number): Position | undefined {
  for (let northing = up; northing < 10_000_000; northing += CYCLE) {
    const place = fromUtm({ zone, band, easting, northing });
    if (place && isInBand(place, band, size)) return place;
  }
  return undefined;
}
