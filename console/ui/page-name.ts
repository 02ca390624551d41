import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';

/** What the page at a path shows, as its own screen has found out. */
export const usePageName = create<{ path: string; name: string }>()(() => ({ path: '', name: '' }));

/** The page whose work was done last. */
export const usePageDone = create<{ path: string }>()(() => ({ path: '' }));

/** The page that has got another address last, and goes on there. */
export const usePageMoved = create<{ from: string; to: string }>()(() => ({ from: '', to: '' }));

/** What was begun on this page is finished: nobody comes back to it. */
export function useEndPage(): () => void {
  const [location] = useLocation();
  const [path] = useState(location);
  return () => usePageDone.setState({ path });
}

/** For a screen of which several may be open, so that their tags can be told apart; `at` where its page has moved since it was opened. */
export function useNamedPage(name: string | undefined, at?: string): void {
  const [location] = useLocation();
  // One that is kept alive behind another must not give that one its name.
  const [opened] = useState(location);
  const path = at ?? opened;
  useEffect(() => {
    if (name !== undefined) usePageName.setState({ path, name });
  }, [path, name]);
}
