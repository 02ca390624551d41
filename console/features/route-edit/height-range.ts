import type { Say } from '../../words/words.ts';

/** From the lowest to the highest as they are written: where both are the same there is one. */
export const rangeText = (t: Say, low: string, high: string): string => (low === high ? low : t('route.profile.range', { low, high }));
