import type { BlobStore } from '../../platform/blobs/blob-store.ts';

/** As it was when only logs were fetched: what is kept is found by it. */
const FETCHED_PREFIX = 'vehicle-log/';
const SMALL_PREFIX = 'small-picture/';

/** Under which the bytes of a fetched log or picture are kept. */
export const fetchedKey = (transferId: string): string => `${FETCHED_PREFIX}${transferId}`;
/** Under which a fetched picture is kept as lists and reports show it. */
export const smallKey = (transferId: string): string => `${SMALL_PREFIX}${transferId}`;

/** Of which transfer this is kept. */
export const transferOf = (key: string): string | undefined => {
  const prefix = [FETCHED_PREFIX, SMALL_PREFIX].find((one) => key.startsWith(one));
  return prefix && key.slice(prefix.length);
};

/** All that is kept of it. The small one last: whoever makes it meanwhile finds nothing to make it of. */
export async function forgetFetched(blobs: BlobStore, transferId: string): Promise<void> {
  for (const key of [fetchedKey(transferId), smallKey(transferId)]) await blobs.delete(key);
}
