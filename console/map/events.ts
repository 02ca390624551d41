/** Whoever listens hears of it until they end it. */
export interface Events<M> {
  on<E extends keyof M>(event: E, told: (value: M[E]) => void): () => void;
  tell<E extends keyof M>(event: E, value: M[E]): void;
  clear(): void;
}

export function eventsOf<M>(): Events<M> {
  const listeners = new Map<keyof M, Set<(value: never) => void>>();
  return {
    on(event, told) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(told));
      return () => void all.delete(told);
    },
    tell(event, value) {
      for (const told of listeners.get(event) ?? []) (told as (value: unknown) => void)(value);
    },
    clear: () => listeners.clear(),
  };
}
