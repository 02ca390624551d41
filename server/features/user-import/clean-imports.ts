import type { Services } from '../../platform/services.ts';
import { PASSWORDS_KEPT_MS } from './user-import.routes.ts';
import { dropImports, dropPasswords, endLost } from './user-import.store.ts';

const CLEANING = 'userImport.cleaning';
const HOUR_SECONDS = 3_600;
const KEPT_MS = 7 * 24 * 3_600_000;

export async function cleanImports({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await endLost(db, now, false);
  await dropPasswords(db, ago(PASSWORDS_KEPT_MS));
  await dropImports(db, ago(KEPT_MS));
}

export async function scheduleImportCleaning(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  // Nobody else works on a database of one's own: what was running has ended with the process.
  if (database.where.kind === 'embedded') await endLost(database.db, clock.now(), true);
  jobs.handle(CLEANING, () => cleanImports(services), 'long');
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: HOUR_SECONDS });
}
