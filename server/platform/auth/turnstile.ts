import { refuse } from '../app-error.ts';

interface Places {
  /** How many run at a time. */
  width: number;
  /** How many may wait. */
  room: number;
  /** How many of one group. */
  groupRoom: number;
}

/** Lets `width` run at a time and so many wait; the rest is turned away, so that a flood takes neither all threads nor all memory. */
export function turnstile(width: number, room: number): <T>(work: () => Promise<T>) => Promise<T> {
  const enter = fairTurnstile({ width, room, groupRoom: room });
  return (work) => enter('', work);
}

/** One whose groups take turns: a group that floods it waits for itself and turns only itself away. */
export function fairTurnstile({ width, room, groupRoom }: Places): <T>(group: string, work: () => Promise<T>) => Promise<T> {
  /** By group, the one that has waited longest for its turn first. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;
  let inside = 0;

  async function wait(group: string): Promise<void> {
    const queue = waiting.get(group) ?? [];
    if (count >= room || queue.length >= groupRoom) refuse('request.tooMany', { count: 5 }, { retryAfterSeconds: 5 });
    count++;
    waiting.set(group, queue);
    await new Promise<void>((enter) => queue.push(enter));
  }

  function leave(group: string): void {
    const next = [...waiting.keys()].find((other) => other !== group) ?? group;
    const queue = waiting.get(next);
    if (!queue) return void inside--;
    count--;
    const enter = queue.shift()!;
    waiting.delete(next);
    if (queue.length > 0) waiting.set(next, queue);
    enter();
  }

  return async (group, work) => {
    if (inside >= width) await wait(group);
    else inside++;
    try {
      return await work();
    } finally {
      leave(group);
    }
  };
}
