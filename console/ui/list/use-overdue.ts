import { useEffect, useState } from 'react';

/** Shorter waits would only flicker. */
const PATIENCE_MS = 300;

/** Whether it has been waited for long enough to say so. */
export function useOverdue(waiting: boolean): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [waiting]);
  return overdue;
}
