import { say } from '@skyhelm/i18n/all';
import { LOCALES, type Language } from '@skyhelm/i18n/translate';
import type { AircraftCategory } from '@skyhelm/core/certification/licence';
import type { Kind } from './certification.store.ts';

/** In the language of whoever is told: a message keeps its words as parameters. */
export const kindIn = (language: Language, kind: Kind): string => say(language, `dictionary.certificationKind.${kind}`);

export const categoryIn = (language: Language, category: string): string =>
  say(language, `dictionary.aircraftCategory.${category as AircraftCategory}`);

export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
