import en from './en/index.ts';
import ru from './ru/index.ts';
import { translate, type Language, type Params, type WordKey } from './translate.ts';
import zh from './zh/index.ts';

/** Every word of every language: for the server. The console loads what a screen needs. */
export const ALL_WORDS = { zh, en, ru };

export const say = (language: Language, key: WordKey, params?: Params): string => translate(ALL_WORDS[language], language, key, params);
