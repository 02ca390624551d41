import type { Place, PlaceLanguage } from './places.ts';

const countryNames = new Map<PlaceLanguage, Intl.DisplayNames>();

function countryIn(language: PlaceLanguage, code: string): string {
  const names = countryNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  countryNames.set(language, names);
  return names.of(code) ?? code;
}

/** As it is written in that language: in Chinese from the large to the small, else the other way round. */
export function addressOf({ names, region, country }: Place, language: PlaceLanguage): string {
  const name = names[language];
  const around = region?.[language];
  const within = around === undefined || around === name ? [] : [around];
  if (language === 'zh') {
    const local = [...within, name].join('');
    return country === undefined || country === 'CN' ? local : `${countryIn(language, country)} ${local}`;
  }
  return [name, ...within, ...(country === undefined ? [] : [countryIn(language, country)])].join(', ');
}
