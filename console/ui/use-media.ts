import { useMemo, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}

/** Below this width rows become cards. */
export const useNarrow = (): boolean => useMedia('(max-width: 639px)');

/** Rows, but with no room for all that can be done with each: it folds into one menu instead of hiding what stands beside it. */
export const useTight = (): boolean => useMedia('(min-width: 640px) and (max-width: 1399px)');

/** Below this width the layout is the mobile one. */
export const useMobile = (): boolean => useMedia('(max-width: 991px)');
