import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './flight.module.css';

const HOLD_MS = 2_000;

interface HoldButtonProps {
  text: string;
  /** What happens, and how. */
  note: string;
  disabled: boolean;
  onHeld(): void;
}

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Nothing happens unless it is held: neither by a slip of the thumb nor by a key that was meant for something else. */
export function HoldButton({ text, note, disabled, onHeld }: HoldButtonProps) {
  const noteId = useId();
  const [isHeld, setHeld] = useState(false);
  const done = useEffectEvent(() => {
    setHeld(false);
    if (!disabled) onHeld();
  });
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => done(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(true);
  };
  const letGo = () => setHeld(false);
  return (
    <div className={styles['stop']}>
      <button
        type="button"
        className={styles['stopButton']}
        data-held={isHeld}
        disabled={disabled}
        aria-describedby={noteId}
        onPointerDown={begin}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={(event) => isPress(event) && setHeld(true)}
        onKeyUp={letGo}
        onBlur={letGo}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span>{text}</span>
      </button>
      <span id={noteId} className={styles['soft']}>
        {note}
      </span>
    </div>
  );
}
