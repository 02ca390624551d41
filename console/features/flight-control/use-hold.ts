import { useEffect, useEffectEvent, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Nothing happens unless a button is held: neither by a slip of the thumb nor by a key that was meant for something else. */
export function useHold(holdMs: number, onHeld: () => void) {
  const [isHeld, setHeld] = useState(false);
  const done = useEffectEvent(() => {
    setHeld(false);
    onHeld();
  });
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => done(), holdMs);
    return () => clearTimeout(timer);
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
