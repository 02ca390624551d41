import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './database.ts';
import { filterKey, isStamped, orderKey, type Listing } from './listing.ts';
import type { Behind } from './remembered.ts';
import { stampOf, vouchesFor, type Stamp } from './stamps.ts';
import { readWhole, type WholeList } from './whole-list.ts';

/** What is found sooner is found anew for each page. */
export const QUICK_MS = 10;
/** By then whoever asked has their page: to get ready for the next must not take the processor from it. */
const ANSWERED_MS = 100;
/** Hundreds of lists of some thousands, or many thousands of short ones: whatever people type does not push out what they look at. */
const MOST_BYTES = 64 * 2 ** 20;

export interface WholeLists {
  /** One that is remembered and still as it was. */
  current(listing: Listing, stamp: Stamp): WholeList | undefined;
  /** Nothing where there are more than `most`. Remembered where it took long. */
  read(listing: Listing, stamp: Stamp, most: number): Promise<WholeList | undefined>;
  /** For whoever turns its pages next, or sorts it otherwise. */
  getReady(listing: Listing, stamp: Stamp, most: number): void;
}

interface Kept {
  list: WholeList;
  stamp: Stamp;
}

const keyOf = (listing: Listing): string => orderKey(listing, filterKey(listing));
const bytesOf = (key: string, { list }: Kept): number => key.length + list.packed.length;

export function wholeLists(db: Db, behind: Behind, mostBytes = MOST_BYTES): WholeLists {
  const lists = new Map<string, Kept>();
  const awaited = new Set<string>();
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

  async function rememberAll(listing: Listing, stamp: Stamp, most: number): Promise<void> {
    // Of a list that changes faster than it is read, whoever asks next has asked for it anew.
    if (!isStamped(listing) || (await stampOf(db, listing)) !== stamp) return;
    const sorts = [listing.sort, ...(listing.otherSorts ?? [])];
    const orders = (await readWhole(db, listing, sorts, most)) ?? [];
    for (const [place, list] of orders.entries()) remember(keyOf({ ...listing, sort: sorts[place]! }), { list, stamp });
  }

  return {
    async read(listing, stamp, most) {
      const began = performance.now();
      const [list] = (await readWhole(db, listing, [listing.sort], most)) ?? [];
      if (list && performance.now() - began >= QUICK_MS) remember(keyOf(listing), { list, stamp });
      return list;
    },
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
    getReady(listing, stamp, most) {
      const key = `${stamp} ${filterKey(listing)}`;
      if (awaited.has(key)) return;
      awaited.add(key);
      wait(ANSWERED_MS)
        .then(() => behind(() => rememberAll(listing, stamp, most)))
        // Nobody waits for it: whoever asks next searches, and is told of the fault.
        .catch(() => undefined)
        .finally(() => awaited.delete(key));
    },
  };
}
