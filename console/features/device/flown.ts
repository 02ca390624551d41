import { besideUnit } from '@skyhelm/core/units/beside-unit';
import { LOCALES } from '../../words/language.ts';
import { currentLanguage } from '../../words/words.ts';

const measured = (value: number, unit: 'hour' | 'minute' | 'second'): string =>
  besideUnit(
    new Intl.NumberFormat(LOCALES[currentLanguage()], { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }).format(
      value,
    ),
  ).replaceAll(' ', '\u00a0');

/** "12 hr 5 min"; below a minute, seconds. A line breaks between hours and minutes, never between a number and its unit. */
export function formatFlown(seconds: number): string {
  if (seconds < 60) return measured(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = measured(minutes % 60, 'minute');
  return hours === 0 ? rest : `${measured(hours, 'hour')} ${rest}`;
}
