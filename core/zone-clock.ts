import { keptMoment } from './kept-moment.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** No clock is further from UTC, with some room: what it was before a midnight there, and what it is after. */
const FURTHEST_MS = 15 * 3_600_000;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export type ZoneClock = ReturnType<typeof clockIn>;

/** Reading a year of days off a new one takes longer than adding up what was flown on them. */
const CLOCKS_MAX = 100;
const clocks = new Map<string, ZoneClock>();

/**
 * The clock in a place that the IANA names, or one that is always as far ahead (`+05:30`). Moments are asked for one by one: what a clock shows today
 * is not what it showed on a day in summer.
 */
export function zoneClock(timeZone: string): ZoneClock {
  const clock = clocks.get(timeZone) ?? clockIn(timeZone);
  // Put at the end: the one that nobody has asked for longest goes first.
  clocks.delete(timeZone);
  clocks.set(timeZone, clock);
  if (clocks.size > CLOCKS_MAX) clocks.delete(clocks.keys().next().value!);
  return clock;
}

function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const read = (moment: number): number => {
    const [, sign, hours, minutes, seconds] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(moment)) ?? [];
    const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60;
    return sign === '-' ? -ahead : ahead;
  };
  // Long sheets ask for millions of moments: all of a day that begins and ends alike are alike.
  const edges = new Map<number, number>();
  const edge = (day: number): number => {
    const known = edges.get(day) ?? read(day * DAY_MS);
    edges.set(day, known);
    return known;
  };

  /** Minutes that it is ahead of UTC at a moment. */
  const aheadAt = (moment: number): number => {
    const day = Math.floor(moment / DAY_MS);
    return edge(day) === edge(day + 1) ? edge(day) : read(moment);
  };
  /** What it shows, as a date whose UTC is that. */
  const shown = (moment: Date): Date => new Date(moment.getTime() + aheadAt(moment.getTime()) * MINUTE_MS);

  return {
    aheadAt,
    shown,
    dayOf: (moment: Date): string => keptMoment(shown(moment).getTime()).toISOString().slice(0, 10),
    /** The first moment of a day, as browsers have it: the first midnight of two, and where none is the end of what is skipped. */
    dayBegin: (day: string): Date => {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      const [before, after] = [aheadAt(midnight - FURTHEST_MS), aheadAt(midnight + FURTHEST_MS)];
      const by = (ahead: number) => midnight - ahead * MINUTE_MS;
      return new Date(by([before, after].find((ahead) => aheadAt(by(ahead)) === ahead) ?? before));
    },
  };
}

/** What a reader is told times are by: "Europe/Berlin", "UTC+05:30", "UTC". */
export function zoneName(timeZone: string): string {
  const name = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  return /^[+-]/.test(name) ? `UTC${name.replace('-', '\u2212')}` : name;
}
