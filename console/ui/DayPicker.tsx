import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import 'dayjs/locale/ru';
import 'dayjs/locale/zh-cn';
import { LOCALES } from '../words/language.ts';
import { useLanguage } from '../words/words.ts';
import type { DayInputProps } from './DayInput.tsx';

dayjs.extend(customParseFormat);

const STORED = 'YYYY-MM-DD';
const TOKENS: Record<string, string> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Written as everywhere else in this language. */
const patternOf = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type, value }) => TOKENS[type] ?? value)
    .join('');

const dayOf = (text: string | undefined) => (text ? dayjs(text) : undefined);

export function DayPicker({ value, min, max, onChange, className = '', ...field }: DayInputProps) {
  const formats = [patternOf(LOCALES[useLanguage()]), STORED];
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
