import type { Db } from './database.ts';
import { filterKey, type Listing } from './listing.ts';
import { vouchesFor, type Stamp } from './stamps.ts';
import { readWhole, type WholeList } from './whole-list.ts';

/** What is found sooner is found anew for each page. */
export const QUICK_MS = 10;
/** Hundreds of lists of some thousands, or many thousands of short ones: whatever people type does not push out what they look at. */
const MOST_BYTES = 32 * 2 ** 20;

export interface WholeLists {
  /** One that is remembered and still as it was. */
  current(listing: Listing, stamp: Stamp): WholeList | undefined;
  /** Nothing where there are more than `most`. Remembered where it took long. */
  read(listing: Listing, stamp: Stamp, most: number): Promise<WholeList | undefined>;
}

interface Kept {
  list: WholeList;
  stamp: Stamp;
}

const keyOf = (listing: Listing): string => `${listing.sort.name} ${filterKey(listing)}`;
const bytesOf = (key: string, { list }: Kept): number => key.length + list.packed.length;

export function wholeLists(db: Db, mostBytes = MOST_BYTES): WholeLists {
  const lists = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string): void {
    const kept = lists.get(key);
    if (kept && lists.delete(key)) bytes -= bytesOf(key, kept);
  }

  function remember(key: string, kept: Kept): void {
    forget(key);
    lists.set(key, kept);
    bytes += bytesOf(key, kept);
    while (bytes > mostBytes) forget(lists.keys().next().value!);
  }

  return {
    current(listing, stamp) {
      const key = keyOf(listing);
      const kept = lists.get(key);
      if (!kept) return undefined;
      if (!vouchesFor(stamp, kept.stamp)) {
        forget(key);
        return undefined;
      }
      remember(key, kept);
      return kept.list;
    },
    async read(listing, stamp, most) {
      const began = performance.now();
      const list = await readWhole(db, listing, most);
      if (list && performance.now() - began >= QUICK_MS) remember(keyOf(listing), { list, stamp });
      return list;
    },
  };
}
