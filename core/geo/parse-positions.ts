import { parseMgrs } from './mgrs.ts';
import { parsePosition, type Reading } from './parse-position.ts';
import type { Position } from './position.ts';
import { parseUtm } from './utm.ts';

export interface Readings {
  positions: Position[];
  /** Which of two bare numbers was taken to be the first, where any line had such. */
  order: Reading['order'] | undefined;
  /** The first line that is no position, counted from one. */
  faultyLine: number | undefined;
}

/**
 * One position a line. Whoever copies a list wrote all of it the same way: a line that can be read in one order only decides for those that can be
 * read in both. Where none does, latitude comes first.
 */
export function parsePositions(text: string): Readings {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const read = lines.flatMap((line, at) => (line === '' ? [] : [{ at: at + 1, readings: readingsOf(line) }]));
  const faulty = read.find(({ readings }) => readings.length === 0);
  if (faulty) return { positions: [], order: undefined, faultyLine: faulty.at };
  const bare = read.filter(({ readings }) => readings[0]!.because !== 'letters');
  const decided = bare.find(({ readings }) => readings.length === 1 && readings[0]!.latitude !== readings[0]!.longitude);
  const order = bare.length === 0 ? undefined : (decided?.readings[0]!.order ?? 'latitudeFirst');
  const positions: Position[] = [];
  for (const { at, readings } of read) {
    const reading = readings.find((one) => one.because === 'letters' || one.order === order) ?? plain(readings);
    if (!reading) return { positions: [], order, faultyLine: at };
    positions.push({ latitude: reading.latitude, longitude: reading.longitude });
  }
  return { positions, order, faultyLine: undefined };
}

/** In degrees, or of a grid, where nothing can be mistaken. */
function readingsOf(line: string): Reading[] {
  const readings = parsePosition(line);
  const place = readings.length > 0 ? undefined : (parseUtm(line) ?? parseMgrs(line));
  return place ? [{ ...place, order: 'latitudeFirst', because: 'letters' }] : readings;
}

/** As forms say it, where a line is at fault. */
export const lineIssue = (text: string): string | undefined => {
  const { faultyLine } = parsePositions(text);
  return faultyLine === undefined ? undefined : `position.line|line=${faultyLine}`;
};

/** Two equal numbers are the same in either order. */
const plain = ([first]: readonly Reading[]): Reading | undefined => (first && first.latitude === first.longitude ? first : undefined);
