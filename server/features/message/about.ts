import type { Params } from '@skyhelm/i18n/translate';

/** Kept among the facts of a message, though no sentence says it: whoever searches for words must not find it. */
export const ABOUT = 'about';

export const factsOf = (params: Params, about: string | undefined): Params =>
  about === undefined ? params : { ...params, [ABOUT]: about };

/** Null where a message is about no single record, or was told before that was kept. */
export const aboutIn = ({ [ABOUT]: about }: Params): string | null => (typeof about === 'string' ? about : null);
