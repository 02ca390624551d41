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
  setRange(from: number, to: number): void;
  wait(isWaiting: boolean): void;
  /** Stops where the range ends: to be called now and then while it plays. */
  settle(): void;
}

export function playClock(steady: () => number = () => performance.now()): PlayClock {
  let state: PlayState = { isPlaying: false, speed: 1, direction: 1, isWaiting: false, from: 0, to: 0 };
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

  function play(direction: Direction = 1): void {
    const beginning = direction === 1 ? state.from : state.to;
    change({ isPlaying: true, direction }, isAtEnd(direction) ? beginning : now());
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
      if (!isSame) return change({ isPlaying: !isAtEnd(direction), direction, speed: 1 });
      change({ speed: SPEEDS[SPEEDS.indexOf(state.speed) + 1] ?? state.speed });
    },
    setSpeed: (speed) => change({ speed }),
    seek: (at) => change({}, at),
    setRange(from, to) {
      const at = now();
      change({ from, to: Math.max(from, to) }, at);
    },
    wait: (isWaiting) => {
      if (isWaiting !== state.isWaiting) change({ isWaiting });
    },
    settle() {
      if (state.isPlaying && !state.isWaiting && isAtEnd(state.direction)) change({ isPlaying: false });
    },
  };
}
