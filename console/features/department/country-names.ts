import { COUNTRY_CODES } from '@skyhelm/core/geo/country';
import { LANGUAGES, LOCALES, type Language } from '../../words/language.ts';

const made = new Map<Language, Intl.DisplayNames>();

export function countryName(code: string, language: Language): string {
  if (!made.has(language)) made.set(language, new Intl.DisplayNames(LOCALES[language], { type: 'region' }));
  return made.get(language)!.of(code) ?? code;
}

export interface CountryOption {
  value: string;
  label: string;
  /** Its name in every language and its code: people type what they know. */
  searched: string;
}

export function countryOptions(language: Language): CountryOption[] {
  const { compare } = new Intl.Collator(LOCALES[language]);
  return COUNTRY_CODES.map((value) => ({
    value,
    label: countryName(value, language),
    searched: [value, ...LANGUAGES.map((each) => countryName(value, each))].join(' ').toLowerCase(),
  })).toSorted((one, other) => compare(one.label, other.label));
}
