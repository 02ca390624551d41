import type { RouteId } from '@skyhelm/contract/ids';
import type { Draft, RouteDesk } from '../route-desk.ts';
import { dropUnsaved, freeSlot, keepUnsaved } from './unsaved-plan.ts';

/** What is lost at most of whoever goes on drawing while the machine goes down. */
export const NOTE_MS = 1_000;

export interface Keeping {
  /** As it is now: whoever is about to go cannot wait. */
  note(): void;
  /** The same with what stands in a field that nobody has left. */
  leave(): void;
  /** Somebody has agreed to lose it. */
  giveUp(): void;
  end(): void;
}

/** As long as what is on the desk is not saved, it lies in this browser as well. */
export function keepingOf(desk: RouteDesk, person: string): Keeping {
  let seen = desk.now();
  /** Under which routes something was noted here, and in which slot; nothing stands for a new one. */
  const noted = new Map<RouteId | undefined, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let givenUp: Draft | undefined;

  function note(): void {
    clearTimeout(timer);
    timer = undefined;
    const { draft, kept, isChanged } = desk.now();
    const isWanted = isChanged && draft !== givenUp;
    if (isWanted) {
      const slot = noted.get(kept?.id) ?? freeSlot(person, kept?.id);
      keepUnsaved(person, kept?.id, slot, { draft, version: kept?.version, at: new Date().toISOString() });
      noted.set(kept?.id, slot);
    }
    for (const [route, slot] of noted) {
      if (isWanted && route === kept?.id) continue;
      dropUnsaved(person, route, slot);
      noted.delete(route);
    }
  }

  const unfollow = desk.subscribe(() => {
    const { draft, kept, isChanged } = desk.now();
    const isOver = seen.isChanged && !isChanged;
    const isOther = draft !== seen.draft || kept !== seen.kept;
    seen = desk.now();
    if (isOver) note();
    else if (isOther && isChanged) timer ??= setTimeout(note, NOTE_MS);
  });
  return {
    note,
    leave() {
      desk.takeTyped();
      note();
    },
    giveUp() {
      givenUp = desk.now().draft;
      note();
    },
    end() {
      unfollow();
      note();
    },
  };
}
