/** How often a second the gateway looks after what it has; each vehicle's turn comes once. */
export const TURNS_A_SECOND = 10;

/** Everybody in turn, and about as many at one turn as at another: thousands at once would keep all messages waiting meanwhile. */
export interface Rota<T> {
  join(one: T): void;
  leave(one: T): void;
  has(one: T): boolean;
  /** Those whose turn it is now. */
  next(): Iterable<T>;
}

export function rota<T>(): Rota<T> {
  const turns = Array.from({ length: TURNS_A_SECOND }, () => new Set<T>());
  const turnOf = new Map<T, Set<T>>();
  let at = 0;
  return {
    join(one) {
      if (turnOf.has(one)) return;
      const turn = turns.reduce((least, other) => (other.size < least.size ? other : least));
      turn.add(one);
      turnOf.set(one, turn);
    },
    leave(one) {
      turnOf.get(one)?.delete(one);
      turnOf.delete(one);
    },
    has: (one) => turnOf.has(one),
    next() {
      at = (at + 1) % turns.length;
      return turns[at]!;
    },
  };
}
