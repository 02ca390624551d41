import { distanceIn } from '@skyhelm/core/units/unit-system';
import { useUnitSystem } from '../../session/use-length.ts';
import { LOCALES } from '../../words/language.ts';
import { currentLanguage } from '../../words/words.ts';

const UNITS = { hour: 'hour', minute: 'minute', second: 'second', m: 'meter', km: 'kilometer', mi: 'mile' } as const;

const measured = (value: number, unit: keyof typeof UNITS, digits = 0): string =>
  new Intl.NumberFormat(LOCALES[currentLanguage()], {
    style: 'unit',
    unit: UNITS[unit],
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value);

/** "12 hr 5 min"; below a minute, seconds. */
export function formatFlown(seconds: number): string {
  if (seconds < 60) return measured(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = measured(minutes % 60, 'minute');
  return hours === 0 ? rest : `${measured(hours, 'hour')} ${rest}`;
}

/** `const distance = useDistance(); distance(1500)`: "1.5 km", or miles for whoever has chosen them. */
export function useDistance(): (metres: number) => string {
  const system = useUnitSystem();
  return (metres) => {
    const { value, unit } = distanceIn(system, metres);
    return measured(value, unit, 1);
  };
}
