import { vouchesFor, type Stamp } from './stamps.ts';

const FRESH_MS = 3_000;
/** What took long to find out stays fresh for longer, and so does each of many: to ask again for all of them takes a fifth of the time at most. */
const FRESH_TIMES_COST = 5;

interface Entry<T> {
  value: T | undefined;
  staleAt: number;
  /** Of before it was found. */
  stamp: Stamp | undefined;
  asking: Promise<T> | undefined;
}

/**
 * Answers that may be some seconds old, or minutes where many are dear. A stale one is still given while a newer is fetched behind it, unless a
 * stamp vouches that nothing has changed.
 */
export interface Remembered<T> {
  /** What is known, or `find` when nothing is. */
  get(key: string, find: () => Promise<T>, stamp?: Stamp): Promise<T>;
  /** What is known now, if anything. */
  known(key: string): T | undefined;
  /** Whether a stamp vouches for what is known. */
  isCurrent(key: string, stamp: Stamp | undefined): boolean;
  /** The same, and `find` runs meanwhile. */
  peek(key: string, find: () => Promise<T>, stamp?: Stamp): T | undefined;
}

/** What nobody waits for. One at a time: it must not take the database from those who do. The latest is the most wanted. */
export type Behind = <T>(work: () => Promise<T>) => Promise<T>;

export function latestFirst(): Behind {
  const waiting: (() => Promise<void>)[] = [];
  let busy = false;
  async function run(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    busy = false;
  }
  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work().then(resolve, reject));
      void run();
    });
}

/** Keeps the most recently used. What was found within `quickMs` is not kept: it is found again each time. */
export function remembered<T>(capacity: number, quickMs: number, behind: Behind): Remembered<T> {
  const entries = new Map<string, Entry<T>>();

  async function timed(key: string, entry: Entry<T>, find: () => Promise<T>, stamp?: Stamp): Promise<T> {
    const began = performance.now();
    const value = await find();
    const now = performance.now();
    const cost = now - began;
    const freshMs = Math.max(FRESH_MS, FRESH_TIMES_COST * cost * entries.size);
    Object.assign(entry, { value, stamp, staleAt: now + freshMs, asking: undefined });
    if (cost < quickMs) entries.delete(key);
    return value;
  }

  function ask(key: string, entry: Entry<T>, find: () => Promise<T>, isAwaited: boolean, stamp?: Stamp): void {
    const work = () => timed(key, entry, find, stamp);
    entry.asking = isAwaited ? work() : behind(work);
    entry.asking.catch(() => entries.delete(key));
  }

  function entryOf(key: string, find: () => Promise<T>, isAwaited: boolean, stamp?: Stamp): Entry<T> {
    const entry = entries.get(key) ?? { value: undefined, staleAt: 0, stamp: undefined, asking: undefined };
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    const isStale = performance.now() > entry.staleAt && !vouchesFor(stamp, entry.stamp);
    if (!entry.asking && isStale) ask(key, entry, find, isAwaited && entry.value === undefined, stamp);
    return entry;
  }

  return {
    async get(key, find, stamp) {
      const entry = entryOf(key, find, true, stamp);
      return entry.value ?? entry.asking!;
    },
    known: (key) => entries.get(key)?.value,
    isCurrent: (key, stamp) => entries.get(key)?.value !== undefined && vouchesFor(stamp, entries.get(key)!.stamp),
    peek: (key, find, stamp) => entryOf(key, find, false, stamp).value,
  };
}
