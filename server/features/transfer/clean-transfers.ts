import type { Services } from '../../platform/services.ts';
import { forgetFetched, transferOf } from './fetched-key.ts';
import { deleteOld, knownAmong } from './vehicle-transfer.store.ts';

const CLEANING = 'transfer.cleaning';
const DAY_SECONDS = 86_400;
const KEPT_DAYS = 7;

/** What was fetched is on the reader's own disk by then, or can be fetched again; but what a task has brought is kept with the record of its flight. */
export async function cleanTransfers({ database: { db }, blobs, clock }: Pick<Services, 'database' | 'blobs' | 'clock'>): Promise<void> {
  for (const id of await deleteOld(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_SECONDS * 1_000))) await forgetFetched(blobs, id);
  // Those of an enterprise that was removed have no row any more.
  for await (const key of blobs.list()) {
    const id = transferOf(key);
    if (id !== undefined && !(await knownAmong(db, [id])).has(id)) await blobs.delete(key);
  }
}

export async function scheduleTransferCleaning(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(CLEANING, () => cleanTransfers(services), 'long');
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: DAY_SECONDS / 4 });
}
