import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import { useState, type FocusEvent } from 'react';
import { minuteOf, momentAt } from '../words/day.ts';
import { formatDateTime } from '../words/format.ts';
import { Input } from './inputs.ts';
import { onDemand } from './on-demand.tsx';
import { useNarrow } from './use-media.ts';

export interface MomentInputProps {
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  /** A moment as ISO 8601 has it; empty for none. What is typed and cannot be read is kept as it is, for the form to name. */
  value?: string | undefined;
  /** Days that are over cannot be clicked on. */
  isAhead?: boolean;
  onChange?(moment: string): void;
  onBlur?(event: FocusEvent<HTMLElement>): void;
}

function NativeMoment({ value = '', isAhead = false, onChange, ...field }: MomentInputProps) {
  const [first] = useState(() => minuteOf(new Date().toISOString()));
  return (
    <Input
      {...field}
      {...(isAhead && { min: first })}
      type="datetime-local"
      value={minuteOf(value)}
      onChange={({ target }) => onChange?.(momentAt(target.value))}
    />
  );
}

const MomentPicker = onDemand(async () => (await import('./MomentPicker.tsx')).MomentPicker, {
  waiting: ({ value, className, id, 'aria-label': label }) => (
    <Input
      id={id}
      {...(label && { 'aria-label': label })}
      className={`day-input ${className ?? ''}`}
      readOnly
      value={value && minuteOf(value) ? formatDateTime(value) : ''}
      suffix={<CalendarOutlined />}
    />
  ),
  failed: (props) => <NativeMoment {...props} />,
});

/** A day and a time of the reader's clock, to the minute. A phone has its own for that. */
export function MomentInput(props: MomentInputProps) {
  const narrow = useNarrow();
  return narrow ? <NativeMoment {...props} /> : <MomentPicker {...props} />;
}
