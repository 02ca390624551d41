import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Of an element, in pixels, as it changes. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(element.current!);
    setWidth(Math.round(element.current!.clientWidth));
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
