import type { Locale } from 'antd/es/locale';
import { useSyncExternalStore } from 'react';
import type { Language } from './language.ts';
import { currentLanguage, loadWithWords } from './words.ts';

const FILES: Record<Language, () => Promise<{ default: Locale }>> = {
  zh: () => import('antd/es/locale/zh_CN'),
  ru: () => import('antd/es/locale/ru_RU'),
  en: () => import('antd/es/locale/en_US'),
};

let locale: Locale | undefined;
const listeners = new Set<() => void>();

const load = async (language: Language): Promise<void> => {
  locale = (await FILES[language]()).default;
  listeners.forEach((listener) => listener());
};

/** The login page has no words of the kit's own: they load with the rest of the console and follow the language from then on. */
export async function loadKitLocale(): Promise<void> {
  loadWithWords(load);
  await load(currentLanguage());
}

/** The page stands before these words come: whoever asks is told when they are there. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKitLocale = (): Locale | undefined => useSyncExternalStore(subscribe, () => locale);
