import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState, type FocusEvent } from 'react';
import { LOCALES } from '../words/language.ts';
import { readMoment } from '../words/read-moment.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { formatsOf } from './DayPicker.tsx';
import type { MomentInputProps } from './MomentInput.tsx';
import { dayjs } from './picker-dates.ts';

const TIME = 'HH:mm';

/** First as lists show it: with a comma in some languages. */
const momentFormatsOf = (locale: string): string[] => {
  const days = formatsOf(locale);
  const mark = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(0).includes(',') ? ',' : '';
  return [...days.map((day) => `${day}${mark} ${TIME}`), ...days.map((day) => `${day} ${TIME}`)];
};

export function MomentPicker({ value = '', onChange, onBlur, className = '', isAhead = false, ...field }: MomentInputProps) {
  const t = useWords();
  const locale = LOCALES[useLanguage()];
  const formats = momentFormatsOf(locale);
  const isNone = value === '';
  const isReadable = !isNone && dayjs(value).isValid();
  // The kit would write an empty field over what it cannot read if the moment before went at the same time.
  const [last, setLast] = useState(isReadable ? value : '');
  if ((isReadable || isNone) && last !== value) setLast(value);
  const shown = last ? dayjs(last).format(formats[0]) : '';
  const take = (moment: Dayjs | null) => onChange?.(moment?.second(0).millisecond(0).toISOString() ?? '');
  // At once: the kit takes over what was typed a moment after a click on "Save" has sent what stood before. What was left alone keeps its seconds.
  const takeTyped = (event: FocusEvent<HTMLElement>) => {
    const text = (event.target as HTMLInputElement).value.trim();
    if (text === shown && (isReadable || isNone)) return;
    onChange?.(text === shown ? last : (readMoment(text, locale) ?? text));
    if (text !== '' && readMoment(text, locale) === undefined) onBlur?.(event);
  };
  return (
    <DatePicker
      {...field}
      {...(isAhead && { disabledDate: (day: Dayjs) => day.isBefore(dayjs(), 'day') })}
      className={`day-input ${className}`}
      placeholder={t('common.momentShape')}
      format={formats}
      showTime={{ format: TIME }}
      needConfirm={false}
      preserveInvalidOnBlur
      value={last ? dayjs(last) : null}
      onChange={take}
      onBlur={takeTyped}
    />
  );
}
