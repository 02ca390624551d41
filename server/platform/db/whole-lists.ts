import type { Db } from './database.ts';
import { filterKey, isStamped, type Listing, type StampedListing } from './listing.ts';
import { isCurrent, readWhole, type WholeList } from './whole-list.ts';

/** What is found sooner is found anew for each page. */
const QUICK_MS = 10;
const REMEMBERED_LISTS = 200;

export interface WholeLists {
  /** One that is remembered and still as it was. */
  current(listing: Listing): Promise<WholeList | undefined>;
  /** Nothing where there are more than `most`. Remembered where it took long. */
  read(listing: StampedListing, most: number): Promise<WholeList | undefined>;
}

const keyOf = (listing: Listing): string => `${listing.sort.name} ${filterKey(listing)}`;

export function wholeLists(db: Db): WholeLists {
  const lists = new Map<string, WholeList>();

  function remember(key: string, list: WholeList): void {
    lists.delete(key);
    lists.set(key, list);
    const oldest = lists.keys().next().value;
    if (lists.size > REMEMBERED_LISTS && oldest !== undefined) lists.delete(oldest);
  }

  return {
    async current(listing) {
      if (!isStamped(listing)) return undefined;
      const key = keyOf(listing);
      const list = lists.get(key);
      if (!list) return undefined;
      if (await isCurrent(db, listing, list)) {
        remember(key, list);
        return list;
      }
      lists.delete(key);
      return undefined;
    },
    async read(listing, most) {
      const began = performance.now();
      const list = await readWhole(db, listing, most);
      if (list && performance.now() - began >= QUICK_MS) remember(keyOf(listing), list);
      return list;
    },
  };
}
