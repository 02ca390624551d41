import { CONTROL_CHANNEL } from '@skyhelm/contract/channels/control';
import { controlsNow, followControls, type LiveControls } from '../../live/controls.ts';

/** The controls of several aircraft: of those that are looked at, and of those that are held here, looked at or not. */
export interface DeskStore {
  watch(ids: readonly string[]): void;
  subscribe(told: () => void): () => void;
  /** The same map until something has changed. */
  now(): ReadonlyMap<string, LiveControls>;
  close(): void;
}

const isHeldHere = (id: string): boolean => controlsNow(id).control?.holder?.here === true;

export function deskStore(): DeskStore {
  const ends = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  let wanted: readonly string[] = [];
  let shown: ReadonlyMap<string, LiveControls> = new Map();

  function settle(): void {
    for (const [id, end] of ends) {
      // Nobody would renew the controls of one that is not followed: they would be gone in ten seconds.
      if (wanted.includes(id) || isHeldHere(id)) continue;
      ends.delete(id);
      end();
    }
    for (const id of wanted) if (!ends.has(id) && ends.size < CONTROL_CHANNEL.devicesMax) ends.set(id, followControls(id, settle));
    shown = new Map([...ends.keys()].map((id) => [id, controlsNow(id)]));
    for (const told of listeners) told();
  }

  return {
    watch(ids) {
      wanted = ids;
      settle();
    },
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    now: () => shown,
    close() {
      for (const end of ends.values()) end();
      ends.clear();
    },
  };
}
