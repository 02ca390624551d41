import { useId } from 'react';
import styles from './flight.module.css';
import { useHold } from './use-hold.ts';

const HOLD_MS = 2_000;

interface HoldButtonProps {
  text: string;
  /** What happens, and how. */
  note: string;
  disabled: boolean;
  onHeld(): void;
}

/** For what nobody must do by mistake. */
export function HoldButton({ text, note, disabled, onHeld }: HoldButtonProps) {
  const noteId = useId();
  const { isHeld, handlers } = useHold(HOLD_MS, () => disabled || onHeld());
  return (
    <div className={styles['stop']}>
      <button type="button" className={styles['stopButton']} data-held={isHeld} disabled={disabled} aria-describedby={noteId} {...handlers}>
        <span>{text}</span>
      </button>
      <span id={noteId} className={styles['soft']}>
        {note}
      </span>
    </div>
  );
}
