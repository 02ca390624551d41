import type { RouteId } from '@skyhelm/contract/ids';
import type { Draft, RouteDesk } from '../route-desk.ts';
import { dropUnsaved, keepUnsaved } from './unsaved-plan.ts';

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
  /** Under which routes something was noted here; nothing stands for a new one. */
  const noted = new Set<RouteId | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let givenUp: Draft | undefined;

  function note(): void {
    clearTimeout(timer);
    timer = undefined;
    const { draft, kept, isChanged } = desk.now();
    const isWanted = isChanged && draft !== givenUp;
    if (isWanted) {
      keepUnsaved(person, kept?.id, { draft, version: kept?.version, at: new Date().toISOString() });
      noted.add(kept?.id);
    }
    for (const route of noted) {
      if (isWanted && route === kept?.id) continue;
      dropUnsaved(person, route);
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
