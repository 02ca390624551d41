import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { collected, type Listing } from './listing.ts';

const UUID_BYTES = 16;

/** The ids of a list of some thousands in ascending order, packed: as strings two hundred such lists would take ten times the room. */
export interface WholeList {
  length: number;
  packed: Buffer;
}

/** Nothing where there are more than `most`. */
export async function readWhole(db: Queryable, listing: Listing, most: number): Promise<WholeList | undefined> {
  const { rows } = await db.execute<{ packed: Buffer | null; length: string }>(sql`
    with found as materialized (select sort, id from ${collected(listing)} limit ${most + 1})
    select count(*) as length, case when count(*) <= ${most} then string_agg(uuid_send(id), ''::bytea order by sort, id) end as packed from found`);
  const { packed, length } = rows[0]!;
  return Number(length) > most ? undefined : { length: Number(length), packed: packed ?? Buffer.alloc(0) };
}

export function idsIn({ packed }: WholeList, skip: number, size: number): string[] {
  const hex = packed.toString('hex', skip * UUID_BYTES, (skip + size) * UUID_BYTES);
  return (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
}
