import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import { formatDate } from '../words/format.ts';
import { Input } from './inputs.ts';
import { onDemand } from './on-demand.tsx';
import { useNarrow } from './use-media.ts';

export interface DayInputProps {
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  prefix?: string;
  /** A day of the calendar as YYYY-MM-DD, as are the limits. */
  value?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange?(day: string): void;
}

const NativeDay = ({ value = '', onChange, min = '', max = '9999-12-31', ...field }: DayInputProps) => (
  <Input {...field} type="date" min={min} max={max} value={value} onChange={(event) => onChange?.(event.target.value)} />
);

const DayPicker = onDemand(async () => (await import('./DayPicker.tsx')).DayPicker, {
  waiting: ({ value, className, prefix, id, 'aria-label': label }) => (
    <Input
      {...{ id, prefix }}
      {...(label && { 'aria-label': label })}
      className={`day-input ${className ?? ''}`}
      readOnly
      value={value ? formatDate(`${value}T00:00`) : ''}
      suffix={<CalendarOutlined />}
    />
  ),
  failed: (props) => <NativeDay {...props} />,
});

/**
 * A phone's own calendar is better than any. Elsewhere the browser's would write day and month in the order of the browser's language,
 * not of the reader's: the third of April for the fourth of March.
 */
export function DayInput(props: DayInputProps) {
  const narrow = useNarrow();
  return narrow ? <NativeDay {...props} /> : <DayPicker {...props} />;
}
