import { LOCALES } from '../../words/language.ts';
import { currentLanguage } from '../../words/words.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** "3.2 MB", in the largest unit that it fills. */
export function formatBytes(bytes: number): string {
  const place = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0;
  return new Intl.NumberFormat(LOCALES[currentLanguage()], { style: 'unit', unit: UNITS[place], maximumFractionDigits: 1 }).format(
    bytes / 1000 ** (place + 1),
  );
}
