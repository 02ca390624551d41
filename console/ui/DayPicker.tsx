import { dayParts } from '@skyhelm/i18n/translate';
import { DatePicker } from 'antd';
import { LOCALES } from '../words/language.ts';
import { useLanguage } from '../words/words.ts';
import type { DayInputProps } from './DayInput.tsx';
import { dayjs } from './picker-dates.ts';

const STORED = 'YYYY-MM-DD';
const TOKENS = { day: 'DD', year: 'YYYY' };
const MONTHS = { short: 'MMM', '2-digit': 'MM' };

const patternOf = (locale: string, parts: ReturnType<typeof dayParts>): string => {
  const tokens: Record<string, string> = { ...TOKENS, month: MONTHS[parts.month] };
  return new Intl.DateTimeFormat(locale, parts)
    .formatToParts(new Date(0))
    .map(({ type, value }) => tokens[type] ?? value)
    .join('');
};

/** Written as everywhere else in this language; typed in figures too. */
export const formatsOf = (locale: string): string[] => {
  const parts = dayParts(locale);
  return [patternOf(locale, parts), patternOf(locale, { ...parts, month: '2-digit' }), STORED];
};

const dayOf = (text: string | undefined) => (text ? dayjs(text) : undefined);

export function DayPicker({ value, min, max, onChange, className = '', ...field }: DayInputProps) {
  const formats = formatsOf(LOCALES[useLanguage()]);
  // At once: the kit takes over what was typed a moment after a click on "Submit" has sent what stood before.
  const takeTyped = (text: string) => {
    const typed = dayjs(text, formats, true);
    const day = typed.format(STORED);
    if (typed.isValid() && day >= (min ?? '') && day <= (max ?? '9999-12-31') && day !== value) onChange?.(day);
  };
  const limits = { ...(min && { minDate: dayjs(min) }), ...(max && { maxDate: dayjs(max) }) };
  return (
    <DatePicker
      {...field}
      {...limits}
      className={`day-input ${className}`}
      placeholder=""
      format={formats}
      value={dayOf(value) ?? null}
      onChange={(day) => onChange?.(day?.format(STORED) ?? '')}
      onBlur={(event) => takeTyped((event.target as HTMLInputElement).value)}
    />
  );
}
