import { refuse } from '../app-error.ts';

/** Lets `width` run at a time and so many wait; the rest is turned away, so that a flood takes neither all threads nor all memory. */
export function turnstile(width: number, room: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= width) {
      if (waiting.length >= room) refuse('request.tooMany', { count: 5 }, { retryAfterSeconds: 5 });
      await new Promise<void>((enter) => waiting.push(enter));
    } else inside++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside--;
    }
  };
}
