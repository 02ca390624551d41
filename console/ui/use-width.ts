import type { RefObject } from 'react';
import { useSize } from './use-size.ts';

/** Of an element, in pixels, as it changes. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const [element, { width }] = useSize<E>();
  return [element, width];
}
