import { chooseLanguage, type Language } from '@skyhelm/i18n/translate';
import { readCookie, writeCookie } from '../browser/cookie.ts';

export { LANGUAGES, LOCALES, type Language } from '@skyhelm/i18n/translate';

const COOKIE = 'language';

/** Each language by its own name: whoever cannot read the present one must still find theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '简体中文', en: 'English', ru: 'Русский' };
export const LANGUAGE_SHORT: Record<Language, string> = { zh: '中', en: 'EN', ru: 'RU' };

export const startLanguage = (): Language => chooseLanguage(readCookie(COOKIE), navigator.languages);

/** Whether somebody has chosen it in this browser. */
export const isLanguageKept = (): boolean => readCookie(COOKIE) !== undefined;

export function keepLanguage(language: Language): void {
  writeCookie(COOKIE, language);
}
