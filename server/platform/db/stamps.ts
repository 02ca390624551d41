import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { sqlKey, type StampedListing } from './listing.ts';

/** Whoever has changed something may take so long until others see it: a change with an earlier time may come in after a later one. */
const SETTLING_MS = 10_000;
const WATCHED_STAMPS = 10_000;

export interface Stamp {
  value: string;
  /** It has been the same for so long that what is read from now on holds until it changes. */
  isSettled: boolean;
}

/** What tells that nothing listed has changed. Read it before what it vouches for. */
export type Stamps = (listing: StampedListing) => Promise<Stamp>;

export function stamps(db: Db): Stamps {
  const seen = new Map<string, { value: string; since: number }>();

  return async ({ stamp }) => {
    const began = performance.now();
    const { rows } = await db.execute<{ value: string | null }>(sql`select (${stamp})::text as value`);
    const value = rows[0]!.value ?? '';
    const key = sqlKey(stamp);
    const before = seen.get(key);
    const since = before?.value === value ? before.since : performance.now();
    seen.delete(key);
    seen.set(key, { value, since });
    const oldest = seen.keys().next().value;
    if (seen.size > WATCHED_STAMPS && oldest !== undefined) seen.delete(oldest);
    return { value, isSettled: began - since >= SETTLING_MS };
  };
}

/** Whether what was read with one stamp still holds with another. */
export const vouchesFor = (now: Stamp | undefined, then: Stamp | undefined): boolean =>
  now !== undefined && then !== undefined && then.isSettled && now.value === then.value;
