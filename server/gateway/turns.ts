/** Work of which so much goes on at the same time; the rest waits, first come, first served. */
export interface Turns {
  take(work: (done: () => void) => void): void;
}

export function turns(max: number): Turns {
  const waiting: ((done: () => void) => void)[] = [];
  let running = 0;

  function next(): void {
    if (running >= max) return;
    const work = waiting.shift();
    if (!work) return;
    running++;
    let isDone = false;
    work(() => {
      if (isDone) return;
      isDone = true;
      running--;
      next();
    });
    next();
  }

  return {
    take(work) {
      waiting.push(work);
      next();
    },
  };
}
