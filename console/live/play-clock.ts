export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64] as const;
export type Speed = (typeof SPEEDS)[number];
export type Direction = 1 | -1;

export interface PlayState {
  isPlaying: boolean;
  speed: Speed;
  direction: Direction;
  /** What is to be shown has not come yet: time stands still until it has. */
  isWaiting: boolean;
  from: number;
  to: number;
  /** The end is where a flight has come to so far: there the clock does not stop but goes on with it. */
  isOpen: boolean;
}

/** The one clock of everything that is played. It goes by a steady clock: setting that of the wall moves nothing. */
export interface PlayClock {
  /** Milliseconds since 1970, never outside of the range. */
  now(): number;
  /** The same object until something of it has changed. */
  state(): PlayState;
  subscribe(told: () => void): () => void;
  play(direction?: Direction): void;
  pause(): void;
  /** From the end it begins anew. */
  toggle(): void;
  /** As the keys J and L do: the other way at normal speed, the same way faster. */
  shuttle(direction: Direction): void;
  setSpeed(speed: Speed): void;
  seek(at: number): void;
  /** The end; at one that is open it goes on from there at the pace of the flight. */
  seekEnd(): void;
  setRange(from: number, to: number, isOpen?: boolean): void;
  wait(isWaiting: boolean): void;
  /** Stops where the range ends: to be called now and then while it plays. */
  settle(): void;
}

export function playClock(steady: () => number = () => performance.now()): PlayClock {
  let state: PlayState = { isPlaying: false, speed: 1, direction: 1, isWaiting: false, from: 0, to: 0, isOpen: false };
  let anchor = { at: 0, since: steady() };
  const listeners = new Set<() => void>();

  const within = (at: number): number => Math.min(state.to, Math.max(state.from, at));

  function now(): number {
    const { isPlaying, isWaiting, speed, direction } = state;
    const passed = isPlaying && !isWaiting ? (steady() - anchor.since) * speed * direction : 0;
    return within(anchor.at + passed);
  }

  /** From here on at another pace: what has passed so far counts at the old one. */
  function change(next: Partial<PlayState>, at = now()): void {
    const changed = (Object.keys(next) as (keyof PlayState)[]).some((name) => next[name] !== state[name]);
    if (changed) state = { ...state, ...next };
    anchor = { at: within(at), since: steady() };
    if (changed) for (const told of listeners) told();
  }

  const isAtEnd = (direction: Direction): boolean => (direction === 1 ? now() >= state.to : now() <= state.from);

  const goesOn = (direction: Direction): boolean => state.isOpen && direction === 1;

  function play(direction: Direction = 1): void {
    const beginning = direction === 1 ? state.from : state.to;
    change({ isPlaying: true, direction }, isAtEnd(direction) && !goesOn(direction) ? beginning : now());
  }

  return {
    now,
    state: () => state,
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    play,
    pause: () => change({ isPlaying: false }),
    toggle: () => (state.isPlaying ? change({ isPlaying: false }) : play()),
    shuttle(direction) {
      const isSame = state.isPlaying && state.direction === direction;
      if (!isSame) return change({ isPlaying: !isAtEnd(direction) || goesOn(direction), direction, speed: 1 });
      change({ speed: SPEEDS[SPEEDS.indexOf(state.speed) + 1] ?? state.speed });
    },
    setSpeed: (speed) => change({ speed }),
    seek: (at) => change({}, at),
    seekEnd: () => change(state.isOpen ? { isPlaying: true, direction: 1, speed: 1 } : {}, state.to),
    setRange(from, to, isOpen = false) {
      const [at, end] = [now(), Math.max(from, to)];
      if (from !== state.from || end !== state.to || isOpen !== state.isOpen) change({ from, to: end, isOpen }, at);
    },
    wait: (isWaiting) => {
      if (isWaiting !== state.isWaiting) change({ isWaiting });
    },
    settle() {
      const { isPlaying, isWaiting, direction, speed } = state;
      if (!isPlaying || isWaiting || !isAtEnd(direction)) return;
      // Faster than it flies, it would run into the end again and again.
      change(goesOn(direction) ? { speed: Math.min(speed, 1) as Speed } : { isPlaying: false });
    },
  };
}
