import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/ru';
import 'dayjs/locale/zh-cn';
import { LOCALES } from '../words/language.ts';
import { useLanguage } from '../words/words.ts';
import type { DayInputProps } from './DayInput.tsx';

const STORED = 'YYYY-MM-DD';
const TOKENS: Record<string, string> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** Written as everywhere else in this language. */
const patternOf = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type, value }) => TOKENS[type] ?? value)
    .join('');

const dayOf = (text: string | undefined) => (text ? dayjs(text) : undefined);

export function DayPicker({ value, min, max, onChange, ...field }: DayInputProps) {
  const locale = LOCALES[useLanguage()];
  const limits = { ...(min && { minDate: dayjs(min) }), ...(max && { maxDate: dayjs(max) }) };
  return (
    <DatePicker
      {...field}
      {...limits}
      placeholder=""
      format={[patternOf(locale), STORED]}
      value={dayOf(value) ?? null}
      onChange={(day) => onChange?.(day?.format(STORED) ?? '')}
    />
  );
}
