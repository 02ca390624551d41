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

/** What some have flown on a day, for as long as the day of all has not been counted again. */
interface Known {
  counted: number;
  flown: FlownDay | undefined;
}

/**
 * Reads days of some devices once, and again only where any flight of their enterprise has been counted on them since. What is read is never older than the count
 * it is kept with, which was read before: at worst a day is read once more.
 */
export function rememberedDays(read: Read): RememberedDays {
  const fleets = new Map<string, Map<string, Known>>();

  const fleetOf = ({ actor, timeZone }: Asked, deviceIds: string[]): Map<string, Known> => {
    const devices = createHash('sha256').update(deviceIds.toSorted().join()).digest('base64');
    const key = `${actor.enterpriseId} ${timeZone} ${devices}`;
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
    const changed = names.flatMap((day, at) => (all.has(day) && fleet.get(day)?.counted !== all.get(day)!.counted ? [at] : []));
    if (changed.length > 0) {
      const [first, last] = [changed[0]!, changed.at(-1)!];
      const flown = await read(asked, deviceIds, { begin: begins[first]!, end: begins[last + 1] ?? end });
      for (const day of names.slice(first, last + 1)) {
        const counted = all.get(day)?.counted;
        if (counted !== undefined) fleet.set(day, { counted, flown: flown.get(day) });
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
