import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { StampedListing } from './listing.ts';

/** What tells that nothing listed has changed: what was read after it holds as long as it is the same. */
export type Stamp = string;

export async function stampOf(db: Db, { stamp }: StampedListing): Promise<Stamp> {
  const { rows } = await db.execute<{ value: string | null }>(sql`select (${stamp})::text as value`);
  return rows[0]!.value ?? '';
}

/** Whether what was read with one stamp still holds with another. */
export const vouchesFor = (now: Stamp | undefined, then: Stamp | undefined): boolean => now !== undefined && now === then;
