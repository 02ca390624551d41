/** What is followed of each device, by as many parts of the page as like to; the page is told at its own pace, not at that of the messages. */
export interface Followed<E> {
  readonly entries: ReadonlyMap<string, E>;
  follow(device: string, told: () => void): () => void;
  /** Something of it is different; whoever follows is told soon. */
  changed(device: string): void;
}

interface FollowedOptions<E> {
  empty(): E;
  /** The first one is followed, the last one is not any more, or others are followed than before. */
  onDevices(devices: string[]): void;
  everyMs: number;
}

export function followed<E>({ empty, onDevices, everyMs }: FollowedOptions<E>): Followed<E> {
  const entries = new Map<string, E>();
  const listeners = new Map<string, Set<() => void>>();
  const fresh = new Set<string>();
  let telling: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    telling = undefined;
    const now = [...fresh];
    fresh.clear();
    for (const device of now) listeners.get(device)?.forEach((told) => told());
  }

  return {
    entries,
    follow(device, told) {
      const all = listeners.get(device) ?? new Set();
      all.add(told);
      listeners.set(device, all);
      if (!entries.has(device)) {
        entries.set(device, empty());
        onDevices([...entries.keys()]);
      }
      return () => {
        all.delete(told);
        if (all.size > 0 || listeners.get(device) !== all) return;
        listeners.delete(device);
        entries.delete(device);
        onDevices([...entries.keys()]);
      };
    },
    changed(device) {
      fresh.add(device);
      telling ??= setTimeout(tell, everyMs);
    },
  };
}
