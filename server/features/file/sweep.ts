import type { Services } from '../../platform/services.ts';
import { deleteUnused, knownBlobKeys } from './file.store.ts';
import { BLOB_PREFIX } from './upload.ts';

const SWEEP = 'file.sweep';
const DAY_SECONDS = 86_400;
const BATCH = 500;

/** Removes pictures that nobody used within a day, and bytes whose row was never committed. */
export async function scheduleFileSweep(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(SWEEP, () => sweepFiles(services), 'long');
  await jobs.schedule(database.db, { key: SWEEP, kind: SWEEP, payload: {}, runAt: clock.now(), everySeconds: DAY_SECONDS / 4 });
}

export async function sweepFiles({ database, blobs, clock }: Pick<Services, 'database' | 'blobs' | 'clock'>): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - DAY_SECONDS * 1000);
  for (const { blobKey } of await deleteUnused(database.db, dayAgo)) await blobs.delete(blobKey);
  let batch: string[] = [];
  const sweep = async () => {
    const known = await knownBlobKeys(database.db, batch);
    for (const key of batch) if (!known.has(key)) await blobs.delete(key);
    batch = [];
  };
  for await (const key of blobs.list()) {
    if (key.startsWith(BLOB_PREFIX) && bornAt(key) < dayAgo.getTime()) batch.push(key);
    if (batch.length === BATCH) await sweep();
  }
  if (batch.length > 0) await sweep();
}

/** The id inside the key begins with its time of birth: a row that is being committed right now is never taken for an orphan. */
const bornAt = (key: string): number => Number.parseInt(key.slice(BLOB_PREFIX.length).replaceAll('-', '').slice(0, 12), 16);
