import { lazy, Suspense } from 'react';
import { Input } from './inputs.ts';
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

const DayPicker = lazy(async () => ({ default: (await import('./DayPicker.tsx')).DayPicker }));

/**
 * A phone's own calendar is better than any. Elsewhere the browser's would write day and month in the order of the browser's language,
 * not of the reader's: the third of April for the fourth of March.
 */
export function DayInput(props: DayInputProps) {
  const narrow = useNarrow();
  const { value = '', onChange, min = '', max = '9999-12-31', ...field } = props;
  const native = <Input {...field} type="date" min={min} max={max} value={value} onChange={(event) => onChange?.(event.target.value)} />;
  if (narrow) return native;
  return (
    <Suspense fallback={native}>
      <DayPicker {...props} />
    </Suspense>
  );
}
