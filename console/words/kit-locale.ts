import type { Locale } from 'antd/es/locale';
import { useSyncExternalStore } from 'react';
import type { Language } from './language.ts';
import { currentLanguage, loadWithWords, subscribeToLanguage } from './words.ts';

/** English too, which the kit speaks by itself only where nobody hands it words: it is handed some, and its buttons would have no names. */
const FILES: Record<Language, () => Promise<{ default: Locale }>> = {
  zh: () => import('antd/locale/zh_CN'),
  ru: () => import('antd/locale/ru_RU'),
  en: () => import('antd/locale/en_US'),
};

let locale: Locale | undefined;

const load = async (language: Language): Promise<void> => {
  locale = (await FILES[language]()).default;
};

/** The login page has no words of the kit's own: they load with the rest of the console and follow the language from then on. */
export async function loadKitLocale(): Promise<void> {
  loadWithWords(load);
  await load(currentLanguage());
  waiting.forEach((told) => told());
}

/** Whoever was drawn before the kit's words were there. */
const waiting = new Set<() => void>();

function subscribe(told: () => void): () => void {
  waiting.add(told);
  const stop = subscribeToLanguage(told);
  return () => {
    waiting.delete(told);
    stop();
  };
}

export const useKitLocale = (): Locale | undefined => useSyncExternalStore(subscribe, () => locale);
