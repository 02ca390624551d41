const SECOND = 1000;
const [MINUTE, HOUR] = [60 * SECOND, 3_600 * SECOND];
/** Between tries, about a day together; after the last one it is given up. */
export const PAUSES_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 10 * HOUR];
/** Longer than any try may take: a claim that outlives it belongs to a server that died. */
export const CLAIM_MS = 60 * SECOND;
