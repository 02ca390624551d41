import { useEffect, useState } from 'react';
import { followServerClock, serverNow } from '../browser/server-clock.ts';

const LOOK_EVERY_MS = 10_000;

/** The time by the server's clock, which is the one that ends things: again and again while somebody looks. */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const end = followServerClock();
    const timer = setInterval(() => setNow(serverNow()), LOOK_EVERY_MS);
    return () => {
      end();
      clearInterval(timer);
    };
  }, []);
  return now;
}
