import { useState } from 'react';

interface Work<T> {
  task: T;
  /** Another for each task, so that its form begins afresh. */
  number: number;
  /** A closed task stays mounted, so that its drawer slides away instead of vanishing. */
  open: boolean;
}

/** What the reader of a list has begun: each opens a drawer or a question of its own. */
export function useTask<T>(): { work: Work<T> | undefined; start(task: T): void; finish(): void } {
  const [work, setWork] = useState<Work<T>>();
  return {
    work,
    start: (task) => setWork((before) => ({ task, number: (before?.number ?? 0) + 1, open: true })),
    finish: () => setWork((before) => before && { ...before, open: false }),
  };
}
