import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { LOCALES } from '../words/language.ts';
import { useLanguage } from '../words/words.ts';
import { formatsOf } from './DayPicker.tsx';
import type { MomentInputProps } from './MomentInput.tsx';

const TIME = 'HH:mm';

export function MomentPicker({ value, onChange, className = '', ...field }: MomentInputProps) {
  const formats = formatsOf(LOCALES[useLanguage()]).map((day) => `${day} ${TIME}`);
  const take = (moment: dayjs.Dayjs | null) => onChange?.(moment?.second(0).millisecond(0).toISOString() ?? '');
  const shown = value ? dayjs(value).format(formats[0]) : '';
  // At once: the kit takes over what was typed a moment after a click on "Save" has sent what stood before. What was left alone keeps its seconds.
  const takeTyped = (text: string) => {
    const typed = dayjs(text, formats, true);
    if (typed.isValid() && text !== shown) take(typed);
  };
  return (
    <DatePicker
      {...field}
      className={`day-input ${className}`}
      placeholder=""
      format={formats}
      showTime={{ format: TIME }}
      needConfirm={false}
      value={value ? dayjs(value) : null}
      onChange={take}
      onBlur={(event) => takeTyped((event.target as HTMLInputElement).value)}
    />
  );
}
