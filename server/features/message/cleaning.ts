import type { Services } from '../../platform/services.ts';
import { deleteOld } from './message.store.ts';

const CLEANING = 'message.cleaning';
const DAY_SECONDS = 86_400;
const READ_DAYS = 180;
const UNREAD_DAYS = 365;
const BATCH = 5_000;

/** Nobody looks for what they read half a year ago; what was never opened waits a year. */
export async function cleanMessages({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_SECONDS * 1000);
  while ((await deleteOld(db, daysAgo(READ_DAYS), daysAgo(UNREAD_DAYS), BATCH)) === BATCH);
}

export async function scheduleMessageCleaning(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(CLEANING, () => cleanMessages(services), 'long');
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: DAY_SECONDS });
}
