import { createHash } from 'node:crypto';
import type { Actor } from '../../platform/auth/actor.ts';
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
  since: Date;
  offsetMinutes: number;
}

const DAY_MS = 86_400_000;
/** Fleets as different people see them, each by one clock. */
const FLEETS_MAX = 200;

type Read = (asked: Asked, deviceIds: string[], until: Date) => Promise<Days>;
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

  const fleetOf = ({ actor, offsetMinutes }: Asked, deviceIds: string[]): Map<string, Known> => {
    const devices = createHash('sha256').update(deviceIds.toSorted().join()).digest('base64');
    const key = `${actor.enterpriseId} ${offsetMinutes} ${devices}`;
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
    const changed = [...all].filter(([day, { counted }]) => fleet.get(day)?.counted !== counted).map(([day]) => day);
    if (changed.length > 0) {
      const begins = (day: string) => Date.parse(`${day}T00:00:00Z`) - asked.offsetMinutes * 60_000;
      const moments = changed.map(begins);
      const [since, until] = [Math.min(...moments), Math.max(...moments) + DAY_MS];
      const flown = await read({ ...asked, since: new Date(since) }, deviceIds, new Date(until));
      for (const [day, { counted }] of all) {
        if (begins(day) >= since && begins(day) < until) fleet.set(day, { counted, flown: flown.get(day) });
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
