import { DayInput } from './DayInput.tsx';
import { Input } from './inputs.ts';
import styles from './moment-input.module.css';

interface MomentInputProps {
  id?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  /** What the clock's own field is called. */
  timeLabel: string;
  /** As YYYY-MM-DDTHH:mm of the reader's clock; nothing where no day is chosen. */
  value?: string | undefined;
  onChange?(moment: string): void;
}

/** Where a day is chosen first: in the morning. */
const AT_FIRST = '09:00';

/** A day and a time of it. */
export function MomentInput({ timeLabel, value = '', onChange, ...field }: MomentInputProps) {
  const [day = '', time = ''] = value.split('T');
  return (
    <span className={styles['moment']}>
      <DayInput {...field} value={day} onChange={(chosen) => onChange?.(chosen ? `${chosen}T${time || AT_FIRST}` : '')} />
      <Input
        type="time"
        aria-label={timeLabel}
        disabled={day === ''}
        value={time}
        onChange={({ target }) => onChange?.(`${day}T${target.value}`)}
      />
    </span>
  );
}
