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
function endOf([, year, month, day]: RegExpExecArray): number {
  if (day !== undefined) return Date.UTC(Number(year), Number(month) - 1, Number(day) + 1);
  return month === undefined ? Date.UTC(Number(year) + 1, 0) : Date.UTC(Number(year), Number(month));
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

/** As late as a date is written with four digits: files that mean for ever say so. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

const guessed = (begins: number, ends: number): Extent => ({
  first: begins - EAST_MS,
  last: Math.min(LAST_MS, ends + WEST_MS),
  isGuessed: true,
});

function daysIn(text: string): Extent | undefined {
  const days = DAYS.exec(text);
  if (!days || (days[3] !== undefined && !isDay(text))) return undefined;
  const begins = Date.parse(text);
  return Number.isNaN(begins) ? undefined : guessed(begins, endOf(days));
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

/** One that cannot be read comes before all others: left out, it would take its part of the time with it. */
function outermost(texts: readonly string[], momentOf: (extents: readonly Extent[]) => number): string | null {
  const unread = texts.find((text) => text !== '' && !extent(text));
  if (unread !== undefined) return unread;
  return texts.includes('') ? null : new Date(momentOf(texts.map((text) => extent(text)!))).toISOString();
}

/** From the first moment that may be meant in any of them until the last; what is no time at all stays as it is, for the rules to refuse. */
export function timesAcross(windows: readonly { from: string; until: string }[]): Times {
  const [begins, ends] = [windows.map(({ from }) => from), windows.map(({ until }) => until)];
  return {
    activeFrom: outermost(begins, (extents) => extents.reduce((least, { first }) => Math.min(least, first), Infinity)),
    validUntil: outermost(ends, (extents) => extents.reduce((most, { last }) => Math.max(most, last), -Infinity)),
    hasGuessedTimes: [...begins, ...ends].some((text) => extent(text)?.isGuessed),
  };
}

export const timeLimits = (from: string, until: string): Times => timesAcross([{ from, until }]);
