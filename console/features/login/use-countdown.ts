import { useEffect, useState } from 'react';

/** Seconds until something may be tried again; 0 when it may. By the steady clock: setting that of the wall changes nothing. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => performance.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(performance.now()), 250);
    return () => clearTimeout(timer);
  }, [left, now]);
  return [
    left,
    (seconds) => {
      setNow(performance.now());
      setUntil(performance.now() + seconds * 1000);
    },
  ];
}
