import type { Locale } from 'antd/es/locale';
import { useSyncExternalStore } from 'react';
import type { Language } from './language.ts';
import { currentLanguage, loadWithWords, subscribeToLanguage } from './words.ts';

/** English is what the UI kit speaks by itself. */
const FILES: Record<Language, (() => Promise<{ default: Locale }>) | undefined> = {
  zh: () => import('antd/locale/zh_CN'),
  ru: () => import('antd/locale/ru_RU'),
  en: undefined,
};

let locale: Locale | undefined;

const load = async (language: Language): Promise<void> => {
  locale = (await FILES[language]?.())?.default;
};

/** The login page has no words of the kit's own: they load with the rest of the console and follow the language from then on. */
export async function loadKitLocale(): Promise<void> {
  loadWithWords(load);
  await load(currentLanguage());
}

export const useKitLocale = (): Locale | undefined => useSyncExternalStore(subscribeToLanguage, () => locale);
