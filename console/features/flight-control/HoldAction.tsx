import styles from './hold-action.module.css';
import { useHold } from './use-hold.ts';

/** For what is given once it was read what it will do. */
export const HOLD_MS = 800;

interface HoldActionProps {
  text: string;
  note?: string | undefined;
  holdMs: number;
  mood: 'go' | 'danger';
  disabled: boolean;
  describedBy?: string | undefined;
  onHeld(): void;
}

/** Nothing moves by a slip of the thumb: a ring fills while it is held, and only a full one counts. */
export function HoldAction({ text, note, holdMs, mood, disabled, describedBy, onHeld }: HoldActionProps) {
  const { isHeld, handlers } = useHold(holdMs, () => disabled || onHeld());
  return (
    <button
      type="button"
      className={styles['hold']}
      data-mood={mood}
      data-held={isHeld}
      disabled={disabled}
      aria-describedby={describedBy}
      {...handlers}
    >
      <svg viewBox="0 0 36 36" width="28" height="28" aria-hidden="true">
        <circle cx="18" cy="18" r="15" />
        <circle cx="18" cy="18" r="15" pathLength="1" style={{ transitionDuration: isHeld ? `${holdMs}ms` : '120ms' }} />
      </svg>
      <span>
        {text}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}
