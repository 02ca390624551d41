import { OUTBOX_DAYS } from '@skyhelm/contract/outbox';
import type { Services } from '../../platform/services.ts';
import { forgetBefore } from './outbox.store.ts';

const CLEANING = 'outbox.cleaning';
const DAY_SECONDS = 86_400;
const BATCH = 5_000;

/** Addresses of people are not kept for longer than somebody asks what became of a message. */
export async function cleanOutbox({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const moment = new Date(clock.now().getTime() - OUTBOX_DAYS * DAY_SECONDS * 1000);
  while ((await forgetBefore(db, moment, BATCH)) === BATCH);
}

export async function scheduleOutboxCleaning(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(CLEANING, () => cleanOutbox(services));
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: DAY_SECONDS });
}
