import { LOCALES, type Language } from '../../words/language.ts';

const made = new Map<Language, Intl.DisplayNames>();

export function countryName(code: string, language: Language): string {
  if (!made.has(language)) made.set(language, new Intl.DisplayNames(LOCALES[language], { type: 'region' }));
  return made.get(language)!.of(code) ?? code;
}
