import type { RouteForm, StoredRoute } from '@skyhelm/contract/route';
import type { Route } from '@skyhelm/core/plan/route';

/** What is planned here, kept or not. */
export type Draft = RouteForm;
export type Kept = Pick<StoredRoute, 'id' | 'version'>;

/** What undo comes back to: the plan, and what was chosen in it. */
interface Moment {
  draft: Draft;
  /** Numbers of waypoints, counted from nought, in order. */
  selected: readonly number[];
  /** Which place of the pattern's shape is chosen. */
  corner: string | undefined;
}

/** A step that gives something up: waypoints set by hand for a pattern, or the other way round. */
export interface Proposal extends Pick<Moment, 'draft' | 'selected'> {
  loses: 'pattern' | 'waypoints';
  /** Once it has been made: a word of success before the answer would be untrue. */
  onMade?: (() => void) | undefined;
}

export interface Desk extends Moment {
  kept: Kept | undefined;
  isChanged: boolean;
  mayUndo: boolean;
  mayRedo: boolean;
  /** Something of it is under somebody's pointer. */
  isHeld: boolean;
  /** It belongs to somebody else: it may be looked at, not changed. */
  isLookedAt: boolean;
  /** What waits for an answer. */
  proposal: Proposal | undefined;
}

/** One plan on the desk. It changes with every move of a pointer: whoever draws it listens, nothing of it waits for React. */
export interface RouteDesk {
  now(): Desk;
  subscribe(told: () => void): () => void;
  /** One step that can be taken back. */
  change(draft: Draft, selected?: readonly number[], corner?: string): void;
  /** The same, once somebody has agreed. */
  propose(proposal: Proposal): void;
  answer(isAgreed: boolean): void;
  select(selected: readonly number[]): void;
  choose(corner: string | undefined): void;
  /** What happens between the two is one step, however often it changes meanwhile. */
  begin(): void;
  preview(draft: Draft): void;
  end(): void;
  /** The same step, with what has been made of it meanwhile; nothing where the desk has moved on. */
  settle(from: Route, to: Route): void;
  /** Somebody types into a field, which is taken as it is left; answers with the way to say that it is over. */
  typing(take: () => void): () => void;
  /** What is being typed is part of the plan now: whoever saves or goes does not leave the field first. */
  takeTyped(): void;
  undo(): void;
  redo(): void;
  /** This draft is stored now, under its own name where that of `sent` was another: whatever was drawn since it was sent is not. */
  saved(kept: Kept, draft: Draft, sent?: Draft): void;
  /** Nothing is changed until it is unlocked; whoever tries is told. */
  lock(onTried: (() => void) | undefined): void;
  /** The same, for as long as it is not one's own to change. */
  lookOnly(onTried: (() => void) | undefined): void;
  /** Another one has the place of what was kept; the plan on the desk stays as it is. */
  rebase(kept: Kept): void;
}

export function routeDesk(first: Draft, keptAs?: Kept): RouteDesk {
  const past: Moment[] = [];
  let future: Moment[] = [];
  const listeners = new Set<() => void>();
  const typed = new Set<() => void>();
  let moment: Moment = { draft: first, selected: [], corner: undefined };
  let [kept, savedDraft] = [keptAs, first];
  let gesture: Moment | undefined;
  let proposal: Proposal | undefined;
  let [onTried, onLookedAt]: ((() => void) | undefined)[] = [];
  const refusal = () => onLookedAt ?? onTried;
  let shown = show();

  function show(): Desk {
    return {
      ...moment,
      kept,
      isChanged: moment.draft !== savedDraft || typed.size > 0,
      mayUndo: past.length > 0,
      mayRedo: future.length > 0,
      isHeld: gesture !== undefined,
      isLookedAt: onLookedAt !== undefined,
      proposal,
    };
  }
  function tell(): void {
    shown = show();
    for (const told of listeners) told();
  }
  const within = (selected: readonly number[], { route }: Draft): readonly number[] =>
    selected.some((index) => index >= route.waypoints.length) ? selected.filter((index) => index < route.waypoints.length) : selected;

  function step(from: Moment[], to: Moment[]): void {
    const refuse = refusal();
    if (refuse) return refuse();
    const next = gesture ? undefined : from.pop();
    if (!next) return;
    to.push(moment);
    moment = next;
    tell();
  }

  function change(draft: Draft, selected: readonly number[] = moment.selected, corner?: string): void {
    if (draft === moment.draft) return;
    const refuse = refusal();
    if (refuse) return refuse();
    put({ draft, selected: within(selected, draft), corner });
    tell();
  }

  function put(next: Moment): void {
    past.push(moment);
    future = [];
    moment = next;
  }

  /** A copy that was stored is what is on the desk from then on, even where nothing else may be changed. */
  function rename(draft: Draft, sent: Draft): void {
    const { draft: onDesk, ...rest } = moment;
    if (onDesk === sent && draft !== sent) put({ draft, ...rest });
    else if (onDesk.name !== draft.name && draft !== sent) put({ draft: { ...onDesk, name: draft.name }, ...rest });
  }

  return {
    now: () => shown,
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    change,
    propose(proposed) {
      const refuse = refusal();
      if (refuse) return refuse();
      proposal = proposed;
      tell();
    },
    answer(isAgreed) {
      const answered = proposal;
      proposal = undefined;
      if (!isAgreed || !answered) return tell();
      change(answered.draft, answered.selected);
      if (moment.draft === answered.draft) answered.onMade?.();
    },
    select(selected) {
      moment = { ...moment, selected, corner: undefined };
      tell();
    },
    choose(corner) {
      moment = { ...moment, selected: [], corner };
      tell();
    },
    begin() {
      const refuse = refusal();
      if (refuse) return refuse();
      gesture ??= moment;
    },
    preview(draft) {
      if (!gesture) return;
      moment = { ...moment, draft };
      tell();
    },
    end() {
      const before = gesture;
      gesture = undefined;
      if (!before) return;
      if (before.draft !== moment.draft) {
        past.push(before);
        future = [];
      }
      tell();
    },
    settle(from, to) {
      if (moment.draft.route !== from) return;
      const draft = { ...moment.draft, route: to };
      if (savedDraft === moment.draft) savedDraft = draft;
      moment = { ...moment, draft, selected: within(moment.selected, draft) };
      tell();
    },
    typing(take) {
      typed.add(take);
      tell();
      return () => {
        typed.delete(take);
        tell();
      };
    },
    takeTyped() {
      const taken = [...typed];
      typed.clear();
      for (const take of taken) take();
      tell();
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    lock: (told) => void (onTried = told),
    lookOnly(told) {
      onLookedAt = told;
      tell();
    },
    saved(now, draft, sent = draft) {
      rename(draft, sent);
      [kept, savedDraft] = [now, draft];
      tell();
    },
    rebase(now) {
      kept = now;
      tell();
    },
  };
}
