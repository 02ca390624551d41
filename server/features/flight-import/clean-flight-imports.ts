import type { Services } from '../../platform/services.ts';
import { dropFruitless, endLost, stillRunning } from './flight-import.store.ts';
import { importOf } from './pieces.ts';

const CLEANING = 'flightImport.cleaning';
const HOUR_SECONDS = 3_600;
const KEPT_MS = 7 * 24 * 3_600_000;

export async function cleanFlightImports({
  database: { db },
  blobs,
  clock,
}: Pick<Services, 'database' | 'blobs' | 'clock'>): Promise<void> {
  const now = clock.now();
  await endLost(db, now, false);
  await dropFruitless(db, new Date(now.getTime() - KEPT_MS));
  for await (const key of blobs.list()) {
    const id = importOf(key);
    if (id !== undefined && !(await stillRunning(db, [id], now)).has(id)) await blobs.delete(key);
  }
}

export async function scheduleFlightImportCleaning(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  // Nobody else works on a database of one's own: what was read has ended with the process. What is being sent may go on.
  if (database.where.kind === 'embedded') await endLost(database.db, clock.now(), true);
  jobs.handle(CLEANING, () => cleanFlightImports(services), 'long');
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: HOUR_SECONDS });
}
