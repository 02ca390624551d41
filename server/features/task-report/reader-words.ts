import { besideUnit } from '@skyhelm/core/units/beside-unit';
import { areaIn, distanceIn, lengthIn, speedIn } from '@skyhelm/core/units/unit-system';
import { zoneClock, zoneName } from '@skyhelm/core/zone-clock';
import { say } from '@skyhelm/i18n/all';
import { dayParts, LOCALES, type Params, type WordKey } from '@skyhelm/i18n/translate';
import { UNIT_WORDS, type Unit } from '@skyhelm/i18n/unit-words';
import type { Reader } from './report-content.ts';

export type ReaderWords = ReturnType<typeof readerWords>;

/** Words, numbers, lengths and moments as this reader reads them. */
export function readerWords({ language, unitSystem, timeZone }: Omit<Reader, 'name'>) {
  const locale = LOCALES[language];
  const word = (key: WordKey, params?: Params) => say(language, key, params);
  const none = word('common.none');
  const unit = (of: Unit) => word(`common.unit.${UNIT_WORDS[of]}`);
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'negative' });
  const measure = ({ value, unit: of }: { value: number; unit: Unit }) =>
    word('common.measure', { value: tenths.format(value), unit: unit(of) });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
  const formats = {
    day: new Intl.DateTimeFormat(locale, { ...dayParts(locale), timeZone: 'UTC' }),
    minute: new Intl.DateTimeFormat(locale, { ...dayParts(locale), ...clock }),
    second: new Intl.DateTimeFormat(locale, { ...dayParts(locale), ...clock, second: '2-digit' }),
    time: new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit' }),
  };
  const { shown } = zoneClock(timeZone);
  const local = (moment: string | number) => shown(new Date(moment));
  const spent = (value: number, of: 'hour' | 'minute' | 'second') =>
    besideUnit(new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'short', maximumFractionDigits: 0 }).format(value));

  return {
    language,
    unitSystem,
    locale,
    word,
    none,
    unit,
    local,
    number: (value: number) => tenths.format(value),
    length: (metres: number) => measure(lengthIn(unitSystem, metres)),
    distance: (metres: number) => measure(distanceIn(unitSystem, metres)),
    area: (squareMetres: number) => measure(areaIn(unitSystem, squareMetres)),
    speed: (metresPerSecond: number) => measure(speedIn(unitSystem, metresPerSecond)),
    measure,
    percent: (value: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100),
    list: (texts: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(texts),
    day: (moment: string | number) => formats.day.format(local(moment)),
    moment: (moment: string | number | null) => (moment === null ? none : formats.minute.format(local(moment))),
    second: (moment: string | number) => formats.second.format(local(moment)),
    time: (moment: string | number) => formats.time.format(local(moment)),
    zone: zoneName(timeZone),
    /** An angle from nought with the side of it: "50°00′00.00″N". */
    latitude: (degrees: number, angle: string) => word(`taskreport.place.${degrees < 0 ? 'south' : 'north'}`, { angle }),
    longitude: (degrees: number, angle: string) => word(`taskreport.place.${degrees < 0 ? 'west' : 'east'}`, { angle }),
    /** "12 hr 5 min"; below a minute, seconds. */
    flown: (seconds: number) => {
      if (seconds < 60) return spent(Math.round(seconds), 'second');
      const minutes = Math.round(seconds / 60);
      const rest = spent(minutes % 60, 'minute');
      return minutes < 60 ? rest : `${spent(Math.floor(minutes / 60), 'hour')} ${rest}`;
    },
  };
}
