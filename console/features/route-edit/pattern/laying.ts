import type { Position } from '@skyhelm/core/geo/position';
import { error } from '@skyhelm/core/issue';
import type { LaidOut } from '@skyhelm/core/plan/pattern/laid-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { Route } from '@skyhelm/core/plan/route';
import type { RouteDesk } from '../route-desk.ts';

/** More waypoints than can be drawn and checked between two frames. */
const HEAVY_WAYPOINTS = 1_000;

export type LayOut = (pattern: Pattern, route: Route, home?: Position) => Promise<LaidOut>;

export interface LayingState {
  /** Of what is on the desk, or the last that there was while it is reckoned. */
  laidOut: LaidOut | undefined;
  isBusy: boolean;
}

/** Keeps the waypoints of a patterned route in step with its pattern, without holding up whoever draws. */
export interface Laying {
  now(): LayingState;
  subscribe(told: () => void): () => void;
  /** Where the aircraft takes off, for whatever is laid out from now on. */
  beginAt(home: Position | undefined): void;
  /** Until the end that is answered. */
  follow(): () => void;
  /** Once the waypoints are those of the pattern. */
  settled(): Promise<void>;
}

const FAILED: LaidOut = {
  waypoints: [],
  issues: [error('pattern.failed', undefined, ['pattern'])],
  figures: { lanes: 0, pictures: 0, area: null, height: null, distance: null, spacing: null, trigger: null },
};
const NOTHING: LayingState = { laidOut: undefined, isBusy: false };

export function layingOn(desk: RouteDesk, layOut: LayOut): Laying {
  /** What has been laid out from exactly this route. */
  const known = new WeakMap<Route, LaidOut>();
  /** As it was stored, it stays until somebody changes it, even if it would be laid out otherwise today. */
  const stored = desk.now().draft.route;
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let home: Position | undefined;
  let [isRunning, isHeavy, isFollowing] = [false, false, false];

  function tell(next: LayingState): void {
    if (next.laidOut === state.laidOut && next.isBusy === state.isBusy) return;
    state = next;
    for (const told of listeners) told();
  }

  function look(): void {
    const { draft, isHeld } = desk.now();
    const { route } = draft;
    if (route.pattern === null) return tell(NOTHING);
    const laidOut = known.get(route);
    if (laidOut) return tell({ laidOut, isBusy: false });
    tell({ ...state, isBusy: true });
    if (!isRunning && !(isHeld && isHeavy)) void run(route.pattern, route);
  }

  async function run(pattern: Pattern, route: Route): Promise<void> {
    isRunning = true;
    try {
      const laidOut = await layOut(pattern, route, home);
      isHeavy = laidOut.waypoints.length > HEAVY_WAYPOINTS;
      if (isFollowing) take(route, laidOut);
    } catch (fault) {
      // Said of this very route, or it would be tried for ever.
      known.set(route, FAILED);
      throw fault;
    } finally {
      isRunning = false;
      if (isFollowing) look();
    }
  }

  function take(route: Route, laidOut: LaidOut): void {
    const { draft, isHeld } = desk.now();
    if (route === stored) known.set(route, laidOut);
    if (draft.route === stored) return;
    const isCurrent = draft.route === route;
    // Whoever drags faster than lanes are laid out sees those of a moment ago.
    if (!isCurrent && !(isHeld && draft.route.pattern)) return;
    const { waypoints } = laidOut;
    const next = { ...draft.route, waypoints, entryPoint: Math.min(draft.route.entryPoint, Math.max(1, waypoints.length)) };
    if (isCurrent) known.set(next, laidOut);
    desk.settle(draft.route, next);
  }

  return {
    now: () => state,
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    beginAt: (place) => void (home = place),
    follow() {
      isFollowing = true;
      const end = desk.subscribe(look);
      look();
      return () => {
        isFollowing = false;
        end();
      };
    },
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (state.isBusy) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
  };
}
