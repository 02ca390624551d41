import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Size {
  width: number;
  height: number;
}

/** Of an element, in whole pixels, as it changes. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const note = (width: number, height: number) => {
      const next = { width: Math.round(width), height: Math.round(height) };
      setSize((before) => (before.width === next.width && before.height === next.height ? before : next));
    };
    const observer = new ResizeObserver(([entry]) => note(entry!.contentRect.width, entry!.contentRect.height));
    observer.observe(element.current!);
    note(element.current!.clientWidth, element.current!.clientHeight);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
