import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { collected, collectedWith, type Listing } from './listing.ts';

const UUID_BYTES = 16;

/** The ids of a list in ascending order, packed: as strings two hundred lists of some thousands would take ten times the room. */
export interface WholeList {
  length: number;
  packed: Buffer;
}

/** One for each of the columns to sort by. Nothing where there are more than `most`. */
export async function readWhole(
  db: Queryable,
  listing: Listing,
  sorts: readonly PgColumn[],
  most: number,
): Promise<WholeList[] | undefined> {
  const columns = sorts.map((sort, place) => sql`${sort} as ${named(place)}`);
  const orders = sorts.map((_, place) => sql`string_agg(uuid_send(id), ''::bytea order by ${named(place)}, id)`);
  const { rows } = await db.execute<{ packed: (Buffer | null)[] | null; length: string }>(sql`
    with found as materialized (select * from ${collectedWith(listing, columns)} limit ${most + 1})
    select count(*) as length, case when count(*) <= ${most} then array[${sql.join(orders, sql`, `)}] end as packed from found`);
  const { packed, length } = rows[0]!;
  return packed?.map((ids) => ({ length: Number(length), packed: ids ?? Buffer.alloc(0) }));
}

const named = (place: number): SQL => sql.raw(`sort_${place}`);

/** However long it is. */
export async function readAll(db: Queryable, listing: Listing): Promise<WholeList> {
  const { rows } = await db.execute<{ packed: Buffer | null }>(
    sql`select string_agg(uuid_send(id), ''::bytea order by sort, id) as packed from ${collected(listing)}`,
  );
  const packed = rows[0]!.packed ?? Buffer.alloc(0);
  return { length: packed.length / UUID_BYTES, packed };
}

/** Of the list in this order, from an offset on. */
export function idsIn({ packed, length }: WholeList, isAsc: boolean, offset: number, most: number): string[] {
  const size = Math.max(0, Math.min(most, length - offset));
  const skip = isAsc ? offset : length - offset - size;
  const hex = packed.toString('hex', skip * UUID_BYTES, (skip + size) * UUID_BYTES);
  const ids = (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  return isAsc ? ids : ids.toReversed();
}
