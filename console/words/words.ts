import {
  LOCALES,
  translate,
  type Language,
  type Namespace,
  type NamespaceName,
  type Params,
  type WordKey,
  type Words,
} from '@skyhelm/i18n/translate';
import { useSyncExternalStore } from 'react';
import { keepLanguage, startLanguage } from './language.ts';

/** What there is in each language; what the server alone says stays out of the browser. A reader of one fetches no list of the others. */
const FILES: Record<Language, () => Promise<{ FILES: Record<string, () => Promise<Namespace>> }>> = {
  zh: () => import('./files/zh.ts'),
  en: () => import('./files/en.ts'),
  ru: () => import('./files/ru.ts'),
};

let language: Language = startLanguage();
let words: Words = {};
const wanted = new Set<NamespaceName>();
const listeners = new Set<() => void>();
const companions = new Set<(language: Language) => Promise<void>>();

/** What else has to be at hand before the language changes. */
export const loadWithWords = (load: (language: Language) => Promise<void>): void => void companions.add(load);

async function read(of: Language, names: Iterable<NamespaceName>): Promise<Words> {
  const files = (await FILES[of]()).FILES;
  const entries = [...names].map(async (name) => {
    const load = files[`../../../i18n/${of}/${name}.ts`];
    if (!load) throw new Error(`there are no words ${of}/${name}`);
    return [name, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Has the words at hand before a screen is drawn; what is there already is not fetched again. */
export async function loadWords(...names: NamespaceName[]): Promise<void> {
  const missing = names.filter((name) => !words[name]);
  if (missing.length === 0) return;
  names.forEach((name) => wanted.add(name));
  const of = language;
  const loaded = await read(of, missing);
  if (of === language) words = { ...words, ...loaded };
  else await loadWords(...names);
}

export type Say = (key: WordKey, params?: Params) => string;

let say: Say = (key, params) => translate(words, language, key, params);

/** For code outside of components; inside, `useWords` follows a change of language. */
export const t: Say = (key, params) => say(key, params);

/** Words before what goes with them: that is in force as soon as it is there. */
async function allOf(next: Language): Promise<Words> {
  const loaded = await read(next, wanted);
  await Promise.all([...companions].map((load) => load(next)));
  return loaded;
}

/** Every word on the screen changes at once: the new ones are loaded before the first is shown. */
export async function setLanguage(next: Language): Promise<void> {
  // Kept before the words are there: whoever reloads in between has chosen already.
  keepLanguage(next);
  if (next === language) return;
  const loaded = await allOf(next).catch((error: unknown) => {
    keepLanguage(language);
    throw error;
  });
  language = next;
  words = loaded;
  say = (key, params) => translate(words, language, key, params);
  document.documentElement.lang = LOCALES[next];
  listeners.forEach((listener) => listener());
}

export const currentLanguage = (): Language => language;

export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribeToLanguage, currentLanguage);

/** `const t = useWords()`: a function of its own for each language, so that whatever depends on it is made again. */
export const useWords = (): Say => useSyncExternalStore(subscribeToLanguage, () => say);
