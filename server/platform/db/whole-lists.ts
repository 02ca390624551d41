import type { Db } from './database.ts';
import { filterKey, isStamped, type Listing, type StampedListing } from './listing.ts';
import { isCurrent, readWhole, type WholeList } from './whole-list.ts';

/** What is found sooner is found anew for each page. */
export const QUICK_MS = 10;
export const REMEMBERED_LISTS = 200;
/** Who reaches whom changes without a change to what is listed: that is seen after so long. */
const FRESH_MS = 60_000;

export interface WholeLists {
  /** One that is remembered and still as it was. */
  current(listing: Listing): Promise<WholeList | undefined>;
  /** Nothing where there are more than `most`. Remembered where it took long. */
  read(listing: StampedListing, most: number): Promise<WholeList | undefined>;
}

const keyOf = (listing: Listing): string => `${listing.sort.name} ${filterKey(listing)}`;

export function wholeLists(db: Db): WholeLists {
  const lists = new Map<string, { list: WholeList; readAt: number }>();

  function remember(key: string, list: WholeList, readAt: number): void {
    lists.delete(key);
    lists.set(key, { list, readAt });
    const oldest = lists.keys().next().value;
    if (lists.size > REMEMBERED_LISTS && oldest !== undefined) lists.delete(oldest);
  }

  return {
    async current(listing) {
      if (!isStamped(listing)) return undefined;
      const key = keyOf(listing);
      const kept = lists.get(key);
      if (!kept) return undefined;
      const { list, readAt } = kept;
      if (performance.now() - readAt < FRESH_MS && (await isCurrent(db, listing, list))) {
        remember(key, list, readAt);
        return list;
      }
      lists.delete(key);
      return undefined;
    },
    async read(listing, most) {
      const began = performance.now();
      const list = await readWhole(db, listing, most);
      if (list && performance.now() - began >= QUICK_MS) remember(keyOf(listing), list, began);
      return list;
    },
  };
}
