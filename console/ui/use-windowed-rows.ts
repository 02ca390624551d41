import { useEffect, useRef, useState, type UIEvent } from 'react';

/** Beyond the edges, so that quick scrolling shows no gaps. */
const SPARE = 4;

/** Which of many rows of one height are in sight. */
export function useWindowedRows(count: number, rowHeight: number) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const look = (element: HTMLElement) => setView({ top: element.scrollTop, height: element.clientHeight });
  const isEmpty = count === 0;
  useEffect(() => {
    const element = box.current;
    if (isEmpty || !element) return;
    const watching = new ResizeObserver(() => look(element));
    watching.observe(element);
    return () => watching.disconnect();
  }, [isEmpty]);
  const first = Math.max(0, Math.min(Math.floor(view.top / rowHeight) - SPARE, count - 1));
  return {
    box,
    first,
    shown: Math.ceil(view.height / rowHeight) + 2 * SPARE,
    height: count * rowHeight,
    top: (index: number) => index * rowHeight,
    onScroll: (event: UIEvent<HTMLElement>) => look(event.currentTarget),
    reveal(index: number) {
      const element = box.current;
      if (!element) return;
      const [from, to] = [index * rowHeight, (index + 1) * rowHeight];
      if (from < element.scrollTop) element.scrollTop = from;
      else if (to > element.scrollTop + element.clientHeight) element.scrollTop = to - element.clientHeight;
    },
  };
}
