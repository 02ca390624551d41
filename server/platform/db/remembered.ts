const FRESH_MS = 3_000;
/** What took long to find out stays fresh for longer, so that asking again never takes more than a twentieth of the time. */
const FRESH_TIMES_COST = 20;

interface Entry<T> {
  value: T | undefined;
  staleAt: number;
  asking: Promise<T> | undefined;
}

/** Answers that may be a few seconds old. A stale one is still given while a newer is fetched behind it. */
export interface Remembered<T> {
  /** What is known, or `find` when nothing is. */
  get(key: string, find: () => Promise<T>): Promise<T>;
  /** What is known now, if anything; `find` runs meanwhile. */
  peek(key: string, find: () => Promise<T>): T | undefined;
}

/** Keeps the most recently used. What was found within `quickMs` is not kept: it is found again each time. */
export function remembered<T>(capacity: number, quickMs: number): Remembered<T> {
  const entries = new Map<string, Entry<T>>();

  function ask(key: string, entry: Entry<T>, find: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const asking = find().then((value) => {
      const now = performance.now();
      const cost = now - began;
      Object.assign(entry, { value, staleAt: now + Math.max(FRESH_MS, FRESH_TIMES_COST * cost), asking: undefined });
      if (cost < quickMs) entries.delete(key);
      return value;
    });
    asking.catch(() => entries.delete(key));
    entry.asking = asking;
    return asking;
  }

  function entryOf(key: string, find: () => Promise<T>): Entry<T> {
    const entry = entries.get(key) ?? { value: undefined, staleAt: 0, asking: undefined };
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
    if (!entry.asking && performance.now() > entry.staleAt) void ask(key, entry, find);
    return entry;
  }

  return {
    async get(key, find) {
      const entry = entryOf(key, find);
      return entry.value ?? entry.asking!;
    },
    peek: (key, find) => entryOf(key, find).value,
  };
}
