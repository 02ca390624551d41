/** What is followed of each device, by as many parts of the page as like to; the page is told at its own pace, not at that of the messages. */
export interface Followed<E> {
  readonly entries: ReadonlyMap<string, E>;
  /** Whoever follows many is told once of all that have changed. */
  follow(devices: readonly string[], told: (changed: readonly string[]) => void): () => void;
  /** Something of it is different; whoever follows is told soon. */
  changed(device: string): void;
}

interface FollowedOptions<E> {
  empty(): E;
  /** Others are followed than before: all of them now, and which are new or not followed any more. */
  onDevices(devices: ReadonlySet<string>, change: { added: string[]; removed: string[] }): void;
  everyMs: number;
}

type Told = (changed: readonly string[]) => void;

export function followed<E>({ empty, onDevices, everyMs }: FollowedOptions<E>): Followed<E> {
  const entries = new Map<string, E>();
  const listeners = new Map<string, Set<Told>>();
  const fresh = new Set<string>();
  let telling: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    telling = undefined;
    const concerned = new Map<Told, string[]>();
    for (const device of fresh) {
      for (const told of listeners.get(device) ?? []) {
        const changed = concerned.get(told);
        if (changed) changed.push(device);
        else concerned.set(told, [device]);
      }
    }
    fresh.clear();
    for (const [told, changed] of concerned) told(changed);
  }

  function changeDevices(change: { added: string[]; removed: string[] }): void {
    for (const device of change.added) entries.set(device, empty());
    for (const device of change.removed) entries.delete(device);
    if (change.added.length > 0 || change.removed.length > 0) onDevices(new Set(entries.keys()), change);
  }

  function leave(device: string, told: Told): boolean {
    const all = listeners.get(device);
    if (!all?.delete(told) || all.size > 0) return false;
    return listeners.delete(device);
  }

  return {
    entries,
    follow(devices, given) {
      // The same function twice is two followers.
      const told: Told = (changed) => given(changed);
      const own = new Set(devices);
      for (const device of own) {
        const all = listeners.get(device);
        if (all) all.add(told);
        else listeners.set(device, new Set([told]));
      }
      changeDevices({ added: [...own].filter((device) => !entries.has(device)), removed: [] });
      return () => changeDevices({ added: [], removed: [...own].filter((device) => leave(device, told)) });
    },
    changed(device) {
      fresh.add(device);
      telling ??= setTimeout(tell, everyMs);
    },
  };
}
