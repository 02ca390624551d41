import type { RouteForm, StoredRoute } from '@skyhelm/contract/route';

/** What is planned here, kept or not. */
export type Draft = RouteForm;
export type Kept = Pick<StoredRoute, 'id' | 'version'>;

/** What undo comes back to: the plan, and what was chosen in it. */
interface Moment {
  draft: Draft;
  /** Numbers of waypoints, counted from nought, in order. */
  selected: readonly number[];
}

export interface Desk extends Moment {
  kept: Kept | undefined;
  isChanged: boolean;
  mayUndo: boolean;
  mayRedo: boolean;
}

/** One plan on the desk. It changes with every move of a pointer: whoever draws it listens, nothing of it waits for React. */
export interface RouteDesk {
  now(): Desk;
  subscribe(told: () => void): () => void;
  /** One step that can be taken back. */
  change(draft: Draft, selected?: readonly number[]): void;
  select(selected: readonly number[]): void;
  /** What happens between the two is one step, however often it changes meanwhile. */
  begin(): void;
  preview(draft: Draft): void;
  end(): void;
  undo(): void;
  redo(): void;
  /** It is stored now as it stands. */
  saved(kept: Kept): void;
  /** Nothing is changed until it is unlocked; whoever tries is told. */
  lock(onTried: (() => void) | undefined): void;
  /** Another one has the place of what was kept; the plan on the desk stays as it is. */
  rebase(kept: Kept): void;
}

export function routeDesk(first: Draft, keptAs?: Kept): RouteDesk {
  const past: Moment[] = [];
  let future: Moment[] = [];
  const listeners = new Set<() => void>();
  let moment: Moment = { draft: first, selected: [] };
  let [kept, savedDraft] = [keptAs, first];
  let gesture: Moment | undefined;
  let onTried: (() => void) | undefined;
  let shown = show();

  function show(): Desk {
    return { ...moment, kept, isChanged: moment.draft !== savedDraft, mayUndo: past.length > 0, mayRedo: future.length > 0 };
  }
  function tell(): void {
    shown = show();
    for (const told of listeners) told();
  }
  const within = (selected: readonly number[], { route }: Draft): readonly number[] =>
    selected.some((index) => index >= route.waypoints.length) ? selected.filter((index) => index < route.waypoints.length) : selected;

  function step(from: Moment | undefined, to: Moment[]): void {
    if (!from || gesture) return;
    to.push(moment);
    moment = from;
    tell();
  }

  return {
    now: () => shown,
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    change(draft, selected = moment.selected) {
      if (draft === moment.draft) return;
      if (onTried) return onTried();
      past.push(moment);
      future = [];
      moment = { draft, selected: within(selected, draft) };
      tell();
    },
    select(selected) {
      moment = { ...moment, selected };
      tell();
    },
    begin: () => (onTried ? onTried() : void (gesture ??= moment)),
    preview(draft) {
      if (!gesture) return;
      moment = { ...moment, draft };
      tell();
    },
    end() {
      const before = gesture;
      gesture = undefined;
      if (!before || before.draft === moment.draft) return;
      past.push(before);
      future = [];
      tell();
    },
    undo: () => (onTried ? onTried() : step(past.pop(), future)),
    redo: () => (onTried ? onTried() : step(future.pop(), past)),
    lock: (told) => void (onTried = told),
    saved(now) {
      [kept, savedDraft] = [now, moment.draft];
      tell();
    },
    rebase(now) {
      kept = now;
      tell();
    },
  };
}
