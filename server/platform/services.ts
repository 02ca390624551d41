import type { Logger } from 'pino';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './auth/secrets.ts';
import type { DiskReserve } from './storage/disk-reserve.ts';
import type { Tiles } from './tiles/tiles.ts';

/** Everything main.ts hands to the features. */
export interface Services {
  config: Config;
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Logger;
  blobs: BlobStore;
  jobs: Jobs;
  secrets: Secrets;
  disk: DiskReserve;
  tiles: Tiles;
}
