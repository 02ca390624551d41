import { zoneClock } from '@skyhelm/core/zone-clock';
import { createHash } from 'node:crypto';
import type { Actor } from '../../platform/auth/actor.ts';
import type { LastDays } from '../../platform/clock/last-days.ts';
import type { Queryable } from '../../platform/db/database.ts';

export interface FlownDay {
  flights: number;
  seconds: number;
}
export type Days = ReadonlyMap<string, FlownDay>;

/** By everybody, and how often that was counted. */
export type CountedDays = ReadonlyMap<string, FlownDay & { counted: number }>;

export interface Asked {
  db: Queryable;
  actor: Actor;
  days: LastDays;
  timeZone: string;
}

export type Span = Pick<LastDays, 'begin' | 'end'>;

/** Fleets as different people see them, each by one clock. */
const FLEETS_MAX = 200;

type Read = (asked: Asked, deviceIds: string[], changed: Span) => Promise<Days>;
export type RememberedDays = (asked: Asked, deviceIds: string[], all: CountedDays) => Promise<Days>;

/** What some have flown on a day, for as long as the day of all has not been counted again, and begins and ends where it did. */
interface Known {
  counted: number;
  begin: number;
  end: number;
  flown: FlownDay | undefined;
}

const QUARTER_MINUTES = 15;

/**
 * How far ahead a clock is in winter and in summer. Not what somebody calls it: one zone has any number of names, and whoever makes them up would have a
 * year read for each, and others forgotten for them. Two zones that are alike in this and change on different days read those days in turn.
 */
function seasonsOf(timeZone: string, now: Date): string {
  const { aheadAt } = zoneClock(timeZone);
  const quartersIn = (month: number) => Math.round(aheadAt(Date.UTC(now.getUTCFullYear(), month, 1)) / QUARTER_MINUTES);
  return `${quartersIn(0)} ${quartersIn(6)}`;
}

/**
 * Reads days of some devices once, and again only where any flight of their enterprise has been counted on them since. What is read is never older than the count
 * it is kept with, which was read before: at worst a day is read once more.
 */
export function rememberedDays(read: Read): RememberedDays {
  const fleets = new Map<string, Map<string, Known>>();

  const fleetOf = ({ actor, timeZone, days }: Asked, deviceIds: string[]): Map<string, Known> => {
    const devices = createHash('sha256').update(deviceIds.toSorted().join()).digest('base64');
    const key = `${actor.enterpriseId} ${seasonsOf(timeZone, days.end)} ${devices}`;
    const fleet = fleets.get(key) ?? new Map<string, Known>();
    // Put at the end: the one that nobody has asked for longest goes first.
    fleets.delete(key);
    fleets.set(key, fleet);
    if (fleets.size > FLEETS_MAX) fleets.delete(fleets.keys().next().value!);
    return fleet;
  };

  return async (asked, deviceIds, all) => {
    if (deviceIds.length === 0) return new Map();
    const fleet = fleetOf(asked, deviceIds);
    const { days: names, begins, end } = asked.days;
    const spanOf = (at: number) => ({ begin: begins[at]!.getTime(), end: (begins[at + 1] ?? end).getTime() });
    const isKnown = (day: string, at: number): boolean => {
      const [known, span] = [fleet.get(day), spanOf(at)];
      return known?.counted === all.get(day)!.counted && known.begin === span.begin && known.end === span.end;
    };
    const changed = names.flatMap((day, at) => (all.has(day) && !isKnown(day, at) ? [at] : []));
    if (changed.length > 0) {
      const [first, last] = [changed[0]!, changed.at(-1)!];
      const flown = await read(asked, deviceIds, { begin: begins[first]!, end: begins[last + 1] ?? end });
      for (let at = first; at <= last; at++) {
        const day = names[at]!;
        const counted = all.get(day)?.counted;
        if (counted !== undefined) fleet.set(day, { counted, ...spanOf(at), flown: flown.get(day) });
      }
    }
    const days = new Map<string, FlownDay>();
    for (const day of all.keys()) {
      const flown = fleet.get(day)?.flown;
      if (flown) days.set(day, flown);
    }
    return days;
  };
}
