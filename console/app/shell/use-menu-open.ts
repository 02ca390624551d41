import { useEffect, useState } from 'react';
import { readCookie, writeCookie } from '../../browser/cookie.ts';

/** Kept for the next visit; 1 is open, as consoles of this family have it. */
const COOKIE = 'sidebarStatus';

/** On a wide window the menu stands open until it is closed; on a narrow one it is a drawer that closes on navigation. */
export function useMenuOpen(mobile: boolean, path: string): { open: boolean; toggle(): void } {
  const [wide, setWide] = useState(() => readCookie(COOKIE) !== '0');
  const [drawer, setDrawer] = useState(false);
  useEffect(() => setDrawer(false), [path, mobile]);
  if (mobile) return { open: drawer, toggle: () => setDrawer(!drawer) };
  return {
    open: wide,
    toggle: () => {
      setWide(!wide);
      writeCookie(COOKIE, wide ? '0' : '1');
    },
  };
}
