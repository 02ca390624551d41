const SECOND = 1000;
/** Between tries; after the last one it is given up. */
export const PAUSES_MS = [10 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, 1800 * SECOND];
/** Longer than any try may take: a claim that outlives it belongs to a server that died. */
export const CLAIM_MS = 60 * SECOND;
