import { useEffect, useState } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent !== null);

/** `/` searches the list, or the menu where there is none; `?` shows the keys. */
export function useKeys(): { helpOpen: boolean; closeHelp(): void } {
  const [helpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?') setHelpOpen(true);
      if (event.key !== '/') return;
      const search = visible('[data-search]') ?? visible('[data-menu-search]');
      const input = search?.matches('input') ? search : search?.querySelector('input');
      if (!input) return;
      event.preventDefault();
      input.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return { helpOpen, closeHelp: () => setHelpOpen(false) };
}
