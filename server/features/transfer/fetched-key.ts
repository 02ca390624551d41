/** As it was when only logs were fetched: what is kept is found by it. */
export const FETCHED_PREFIX = 'vehicle-log/';

/** Under which the bytes of a fetched log or picture are kept. */
export const fetchedKey = (transferId: string): string => `${FETCHED_PREFIX}${transferId}`;
