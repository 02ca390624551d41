import type { Running } from '@skyhelm/contract/simulator';
import { useEffect, useState } from 'react';

/** Seconds that are left, counted here from what the server said last: the two clocks need not agree. */
export function useRemaining(running: Running): number {
  const [told, setTold] = useState({ running, at: performance.now() });
  const [now, setNow] = useState(told.at);
  if (told.running !== running) setTold({ running, at: performance.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round(told.running.remainingSeconds - Math.max(0, now - told.at) / 1000));
}
