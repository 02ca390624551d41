import { useEffect, useEffectEvent } from 'react';
import type { PlayClock } from '../../live/play-clock.ts';
import { isTaken } from '../ground-station/index.ts';

export const STEP_MS = { plain: 1_000, shift: 10_000 } as const;

/** Arrows move the map while it has the focus, and space presses the button that has it. */
const isOfOthers = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(key === ' ' ? 'button, a, [role=button], [role=tab]' : '[data-map], [role=tab]') !== null;

/** As in a video editor. */
export function usePlayKeys(clock: PlayClock): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event) || isOfOthers(event)) return;
    const step = event.shiftKey ? STEP_MS.shift : STEP_MS.plain;
    const { from } = clock.state();
    const keys: Record<string, () => void> = {
      ' ': clock.toggle,
      k: clock.pause,
      j: () => clock.shuttle(-1),
      l: () => clock.shuttle(1),
      arrowleft: () => clock.seek(clock.now() - step),
      arrowright: () => clock.seek(clock.now() + step),
      home: () => clock.seek(from),
      end: clock.seekEnd,
    };
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    // Or the page would scroll as well.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
