import { COUNTRY_CODES } from '@skyhelm/core/geo/country';
import { LANGUAGES, LOCALES, type Language } from '../../words/language.ts';
import { countryName } from './country-names.ts';

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
