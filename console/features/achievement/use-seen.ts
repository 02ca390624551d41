import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the part of the page that is seen: hundreds of pictures are not fetched for somebody who looks at the first ten. */
export function useSeen<T extends Element>() {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      rootMargin: '300px',
    });
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
