import { useEffect, useState } from 'react';
import { followServerClock, serverNow } from '../browser/server-clock.ts';

const LOOK_EVERY_MS = 10_000;

/** The time by the server's clock, which is the one that ends things: again and again while somebody looks. */
export function useServerNow(everyMs = LOOK_EVERY_MS): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const end = followServerClock();
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => {
      end();
      clearInterval(timer);
    };
  }, [everyMs]);
  return now;
}
