import { useEffect, useEffectEvent } from 'react';

interface StationKeys {
  /** Closes what is open, the last first. */
  escape(): void;
  /** To the next or the previous aircraft. */
  step(by: 1 | -1): void;
  follow(): void;
  centre(): void;
}

/** Keys that belong to what has the focus. */
export const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=menu]') !== null;

/** What is done without a mouse; `/` and `?` are the same on every screen. */
export function useStationKeys(keys: StationKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') keys.escape();
    if (isTaken(event)) return;
    if (event.key === '[') keys.step(-1);
    else if (event.key === ']') keys.step(1);
    else if (event.key.toLowerCase() === 'f') keys.follow();
    else if (event.key.toLowerCase() === 'c') keys.centre();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
