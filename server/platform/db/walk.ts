import type { Queryable } from './database.ts';
import type { Listing } from './listing.ts';
import { idsIn, readAll } from './whole-list.ts';

/**
 * All of a list as it is when it is begun, some ids at a time: whoever reads on behind the last one that they met meets what is renamed or changed meanwhile twice, or never.
 * No connection is held: those who fetch a file may take hours. The ids must be uuids.
 */
export async function* walkIds(db: Queryable, listing: Listing, isAsc: boolean, batch: number): AsyncGenerator<string[]> {
  const list = await readAll(db, listing);
  for (let met = 0; met < list.length; met += batch) yield idsIn(list, isAsc, met, batch);
}
