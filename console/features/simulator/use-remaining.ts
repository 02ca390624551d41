import type { Running } from '@skyhelm/contract/simulator';
import { useEffect, useState } from 'react';

/** Seconds that are left, counted here from what the server said last: the two clocks need not agree. */
export function useRemaining(running: Running): number {
  const [passed, setPassed] = useState({ since: running, seconds: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed({ since: running, seconds: (performance.now() - began) / 1000 }), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  const seconds = passed.since === running ? passed.seconds : 0;
  return Math.max(0, Math.round(running.remainingSeconds - seconds));
}
