import { dayParts } from '@skyhelm/i18n/translate';
import { UNIT_WORDS, type Unit } from '@skyhelm/i18n/unit-words';
import { serverNow } from '../browser/server-clock.ts';
import { LOCALES } from './language.ts';
import { currentLanguage, t } from './words.ts';

type Format = Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat | Intl.ListFormat;

const made = new Map<string, Format>();

function once<T extends Format>(kind: string, make: (locale: string) => T): T {
  const locale = LOCALES[currentLanguage()];
  const key = `${kind} ${locale}`;
  if (!made.has(key)) made.set(key, make(locale));
  return made.get(key) as T;
}

export const formatNumber = (value: number): string => once('number', (locale) => new Intl.NumberFormat(locale)).format(value);

/** "a, b, c", each mark as this language writes it. */
export const formatList = (texts: readonly string[]): string =>
  once('list', (locale) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })).format(texts);

/** "16.5": to the tenth, always. What is rounded to nought has no sign. */
export const formatTenths = (value: number): string =>
  once(
    'tenths',
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' }),
  ).format(value);

/** "m" alone, as this language writes it: browsers write metres in Chinese and metres a second in Latin letters. */
export const formatUnit = (unit: Unit): string => t(`common.unit.${UNIT_WORDS[unit]}`);

/** "12.5 m", to the tenth: what was measured is not known any better. */
export const formatMeasure = (value: number, unit: Unit): string =>
  t('common.measure', {
    value: once('measure', (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'negative' })).format(value),
    unit: formatUnit(unit),
  });

/** "87 %" of a hundred, as this language writes it. */
export const formatPercent = (value: number): string =>
  once('percent', (locale) => new Intl.NumberFormat(locale, { style: 'percent' })).format(value / 100);

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "12.5 MB" of a file. */
export function formatBytes(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = SIZES[step]!;
  return once(
    `size ${unit}`,
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
  ).format(bytes / 1_000 ** step);
}

const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export const formatDate = (moment: string | Date): string =>
  once('date', (locale) => new Intl.DateTimeFormat(locale, dayParts(locale))).format(new Date(moment));

export const formatDateTime = (moment: string | Date): string =>
  once('dateTime', (locale) => new Intl.DateTimeFormat(locale, { ...dayParts(locale), ...MINUTES })).format(new Date(moment));

/** From one to the other; what both have in common, as the day, is said once. */
export const formatPeriod = (from: string, until: string): string =>
  once('dateTime', (locale) => new Intl.DateTimeFormat(locale, { ...dayParts(locale), ...MINUTES })).formatRange(
    new Date(from),
    new Date(until),
  );

/** To the second, where the order of things matters. */
export const formatMoment = (moment: string | Date): string =>
  once('moment', (locale) => new Intl.DateTimeFormat(locale, { ...dayParts(locale), ...MINUTES, second: '2-digit' })).format(
    new Date(moment),
  );

/** "14:03:07": of today, where everybody knows the day. */
export const formatTime = (moment: string | number | Date): string =>
  once('time', (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' })).format(new Date(moment));

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "5 minutes ago"; older than a week, the date. Nothing that has happened is ahead, be the clock that it is held to some seconds old. */
export function formatAgo(moment: string | Date, now = serverNow()): string {
  const seconds = Math.min(0, Math.round((new Date(moment).getTime() - now) / 1000));
  if (Math.abs(seconds) > 7 * 86_400) return formatDateTime(moment);
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
  return once('ago', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(Math.trunc(seconds / size), unit);
}
