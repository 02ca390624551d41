import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

export const BLOBS = 'blobs';

export const blobsFolder = ({ blobsDir, dataDir }: Pick<Config, 'blobsDir' | 'dataDir'>): string => blobsDir ?? join(dataDir, BLOBS);

/** Where this server writes what is not whole yet: in a folder that others share each clears up after itself alone. */
export const draftsName = ({ blobsDir, dataDir }: Pick<Config, 'blobsDir' | 'dataDir'>): string =>
  blobsDir === undefined ? '' : createHash('sha256').update(`${hostname()}\n${dataDir}`).digest('hex').slice(0, 16);
