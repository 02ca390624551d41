import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';

export const wordsOf =
  (language: Language) =>
  (key: WordKey, params?: Params): string =>
    say(language, key, params);

/** What the English console says. */
export const t = wordsOf('en');
