import { isLatitude, isLongitude, type Position } from './position.ts';

/** Why a text is read so: its letters say which is which, only this order is possible, or both are and somebody has to choose. */
export interface Reading extends Position {
  order: 'latitudeFirst' | 'longitudeFirst';
  because: 'letters' | 'range' | 'either';
}

/**
 * Two coordinates as people copy them: `31.2304, 121.4737`, `31°13′49″N 121°28′25″E`, `N31 13.82 E121 28.42`.
 * Every order that makes sense is returned: none where it is no position, two where only the reader knows which is meant.
 */
export function parsePosition(text: string): Reading[] {
  const halves = halvesOf(spelled(text));
  const [first, second] = halves.map(parseAngle);
  if (halves.length !== 2 || !first || !second) return [];
  if (first.axis && second.axis) return byLetters(first, second);
  if (first.axis || second.axis) return [];
  const readings = [readingOf(first.degrees, second.degrees, 'latitudeFirst'), readingOf(second.degrees, first.degrees, 'longitudeFirst')];
  const possible = readings.filter(({ latitude, longitude }) => isLatitude(latitude) && isLongitude(longitude));
  const isPlain = first.degrees === second.degrees;
  if (possible.length === 2 && !isPlain) return possible.map((reading) => ({ ...reading, because: 'either' }));
  return possible.slice(0, 1);
}

interface Angle {
  degrees: number;
  axis: 'latitude' | 'longitude' | undefined;
}

const readingOf = (latitude: number, longitude: number, order: Reading['order']): Reading => ({
  latitude,
  longitude,
  order,
  because: 'range',
});

function byLetters(first: Angle, second: Angle): Reading[] {
  if (first.axis === second.axis) return [];
  const isLatitudeFirst = first.axis === 'latitude';
  const [latitude, longitude] = isLatitudeFirst ? [first.degrees, second.degrees] : [second.degrees, first.degrees];
  if (!isLatitude(latitude) || !isLongitude(longitude)) return [];
  return [{ latitude, longitude, order: isLatitudeFirst ? 'latitudeFirst' : 'longitudeFirst', because: 'letters' }];
}

/** The words and marks of three languages for the same thing. */
const SPELLINGS: [RegExp, string][] = [
  [/北纬|С\.?\s?Ш\.?/g, 'N'],
  [/南纬|Ю\.?\s?Ш\.?/g, 'S'],
  [/东经|В\.?\s?Д\.?/g, 'E'],
  [/西经|З\.?\s?Д\.?/g, 'W'],
  [/[º˚度]/g, '°'],
  [/''|[″”“秒]/g, '"'],
  [/[′’‘分]/g, "'"],
  [/[−–]/g, '-'],
  [/[，、]/g, ','],
  [/；/g, ';'],
];

function spelled(text: string): string {
  const upper = text.trim().toUpperCase();
  const known = SPELLINGS.reduce((result, [pattern, mark]) => result.replace(pattern, mark), upper);
  // With a semicolon between the two, a comma is the decimal sign.
  return known.includes(';') ? known.replace(/(\d),(\d)/g, '$1.$2') : known;
}

/** At the sign between them; else behind or before a letter of the compass; else where there are just two words. */
function halvesOf(text: string): string[] {
  const signed = text.split(/[,;]/);
  if (signed.length > 1) return signed.map((half) => half.trim());
  const lettered = /^([^NSEW]+[NSEW])\s*([^NSEW]+[NSEW])$/.exec(text) ?? /^([NSEW][^NSEW]+?)\s*([NSEW][^NSEW]+)$/.exec(text);
  return lettered ? [lettered[1]!, lettered[2]!] : text.split(/\s+/);
}

const ANGLE =
  /^([NSEW])?\s*([+-]?)(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(?<=[°\s])(\d{1,2}(?:\.\d+)?)\s*'?\s*(?:(?<=['\s])(\d{1,2}(?:\.\d+)?)\s*"?)?)?\s*([NSEW])?$/;

function parseAngle(text: string): Angle | undefined {
  const found = ANGLE.exec(text);
  if (!found) return undefined;
  const [, before, sign, degrees, minutes, seconds, behind] = found;
  const letter = before ?? behind;
  if ((before && behind) || (letter && sign)) return undefined;
  // What has a smaller part behind it is whole.
  if ((minutes && degrees!.includes('.')) || (seconds && minutes!.includes('.'))) return undefined;
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return undefined;
  const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3_600;
  const isNegative = sign === '-' || letter === 'S' || letter === 'W';
  return {
    degrees: isNegative && size !== 0 ? -size : size,
    axis: letter ? ('NS'.includes(letter) ? 'latitude' : 'longitude') : undefined,
  };
}
