import { keptMoment } from '../../kept-moment.ts';
import type { DraftZone } from './zone-file.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A day begins in the far east and ends in the far west: who does not say where it is meant means all of it. */
const [EAST_MS, WEST_MS] = [14 * HOUR_MS, 12 * HOUR_MS];

/** A year, a month or a day. */
const DAYS = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
/** Seconds, their parts and the zone may be missing; a zone is written with a colon, without one, and as hours alone. */
const CLOCK =
  /^(?<day>\d{4}-\d\d-\d\d)[Tt ](?<minute>\d\d:\d\d)(?::(?<second>\d\d)(?:[.,](?<part>\d+))?)?(?<zone>[Zz]|(?<sign>[+-])(?<ahead>[01]\d|2[0-3])(?::?(?<aheadMinutes>[0-5]\d))?)?$/;

/** The moment behind the last one of such a year, month or day. */
function endOf([, , month, day]: RegExpExecArray, begins: number): number {
  const end = new Date(begins);
  if (day !== undefined) end.setUTCDate(end.getUTCDate() + 1);
  else if (month !== undefined) end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end.getTime();
}

/** `Date` takes the 30th of February for the 2nd of March. */
const isDay = (day: string): boolean => {
  const begins = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(begins) && new Date(begins).toISOString().startsWith(day);
};

/** From the first moment that may be meant to the last, the same for a moment; nothing for what is written in any other way. */
interface Extent {
  first: number;
  last: number;
  isGuessed: boolean;
}

const guessed = (begins: number, ends: number): Extent => ({ first: begins - EAST_MS, last: ends + WEST_MS, isGuessed: true });

function daysIn(text: string): Extent | undefined {
  const days = DAYS.exec(text);
  if (!days || (days[3] !== undefined && !isDay(text))) return undefined;
  const begins = Date.parse(text);
  return Number.isNaN(begins) ? undefined : guessed(begins, endOf(days, begins));
}

function clockIn(text: string): Extent | undefined {
  const { day, minute, second = '00', part = '', zone, sign, ahead = '0', aheadMinutes = '0' } = CLOCK.exec(text)?.groups ?? {};
  if (day === undefined || !isDay(day)) return undefined;
  const shown = Date.parse(`${day}T${minute}:${second}.${part.slice(0, 3).padEnd(3, '0')}Z`);
  if (Number.isNaN(shown)) return undefined;
  if (zone === undefined) return guessed(shown, shown);
  const aheadMs = (sign === '-' ? -1 : 1) * (Number(ahead) * HOUR_MS + Number(aheadMinutes) * MINUTE_MS);
  return { first: shown - aheadMs, last: shown - aheadMs, isGuessed: false };
}

/**
 * Only ISO 8601 with the year first: `Date` itself reads 05/03/2026 as the 3rd of May by the server's clock, and any word with a number behind it as a month.
 */
const extent = (text: string): Extent | undefined => daysIn(text) ?? clockIn(text);

type Times = Pick<DraftZone, 'activeFrom' | 'validUntil' | 'hasGuessedTimes'>;

/** Files that mean since ever say so by the first year that there is, whatever its day and wherever that begins. */
const SINCE_EVER_MS = Date.parse('0002-01-01T00:00:00Z');

/** One that cannot be read comes before all others: left out, it would take its part of the time with it. */
function outermost(texts: readonly string[], momentOf: (extents: readonly Extent[]) => string | null): string | null {
  const unread = texts.find((text) => text !== '' && !extent(text));
  if (unread !== undefined) return unread;
  return texts.includes('') ? null : momentOf(texts.map((text) => extent(text)!));
}

function beginOf(extents: readonly Extent[]): string | null {
  const begins = extents.reduce((least, { first }) => Math.min(least, first), Infinity);
  return begins < SINCE_EVER_MS ? null : keptMoment(begins).toISOString();
}

/** Files that mean for ever write as late a date as four digits can. */
const endOfAll = (extents: readonly Extent[]): string =>
  keptMoment(extents.reduce((most, { last }) => Math.max(most, last), -Infinity)).toISOString();

/** From the first moment that may be meant in any of them until the last; what is no time at all stays as it is, for the rules to refuse. */
export function timesAcross(windows: readonly { from: string; until: string }[]): Times {
  const [begins, ends] = [windows.map(({ from }) => from), windows.map(({ until }) => until)];
  return {
    activeFrom: outermost(begins, beginOf),
    validUntil: outermost(ends, endOfAll),
    hasGuessedTimes: [...begins, ...ends].some((text) => extent(text)?.isGuessed),
  };
}

export const timeLimits = (from: string, until: string): Times => timesAcross([{ from, until }]);
