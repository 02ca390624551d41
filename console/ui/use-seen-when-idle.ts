import { useEffect, useState, type RefObject } from 'react';

/** Even on a machine that never rests it comes at last. */
const LATEST_MS = 2_000;

/** Once somebody sees the place where something large is to come, and the page has nothing better to do. */
export function useSeenWhenIdle(place: RefObject<Element | null>): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    let cancel: () => void = () => undefined;
    const seeing = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seeing.disconnect();
      cancel = whenIdle(() => setDue(true));
    });
    seeing.observe(place.current!);
    return () => {
      seeing.disconnect();
      cancel();
    };
  }, [place, isDue]);
  return isDue;
}

function whenIdle(run: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(asked);
}
