import { useEffect, useEffectEvent, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { sleeps } from '../../browser/sleep.ts';

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Nothing happens unless a button is held: neither by a slip of the thumb nor by a key that was meant for something else. */
export function useHold(holdMs: number, onHeld: () => void) {
  const [isHeld, setHeld] = useState(false);
  const done = useEffectEvent((slept: number) => {
    setHeld(false);
    // A page that was stopped while it was held has not seen the finger leave.
    if (sleeps() === slept) onHeld();
  });
  useEffect(() => {
    if (!isHeld) return;
    const slept = sleeps();
    const timer = setTimeout(() => done(slept), holdMs);
    const leave = () => setHeld(false);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [isHeld, holdMs]);
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
  };
  const letGo = () => setHeld(false);
  return {
    isHeld,
    handlers: {
      onPointerDown: begin,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown: (event: KeyboardEvent) => isPress(event) && setHeld(true),
      onKeyUp: letGo,
      onBlur: letGo,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
