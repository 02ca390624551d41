export const LOG_PREFIX = 'vehicle-log/';

/** Under which the bytes of a fetched log are kept. */
export const logKey = (transferId: string): string => `${LOG_PREFIX}${transferId}`;
