import { forgetAnswersBefore } from '../platform/http/idempotency.ts';
import type { Services } from '../platform/services.ts';
import { scheduleKeySessionCleaning, scheduleUsageCleaning } from './access-key/index.ts';
import { scheduleExpiry } from './certification/index.ts';
import { handleDemoWork } from './demo/index.ts';
import { scheduleFileSweep } from './file/index.ts';
import { scheduleFlightImportCleaning } from './flight-import/index.ts';
import { scheduleRetention } from './flight-record/index.ts';
import { handleOverdueFormations } from './formation-flight/index.ts';
import { scheduleMessageCleaning, scheduleRelease } from './message/index.ts';
import { handlePushTimers, watchBeats } from './news-push/index.ts';
import { handleZoneDates } from './no-fly-zone/index.ts';
import { scheduleOutboxCleaning } from './outbox/index.ts';
import { scheduleRechecks } from './route/index.ts';
import { scheduleCleaning } from './session/index.ts';
import { handleTimeOver } from './simulator/index.ts';
import { handleTasks } from './task/index.ts';
import { scheduleTerrainSweep } from './terrain/index.ts';
import { handleAboardChecks, scheduleTransferCleaning } from './transfer/index.ts';
import { scheduleImportCleaning } from './user-import/index.ts';
import { scheduleDeliveryCleaning } from './web-hook/index.ts';

const ANSWERS = 'idempotency.cleaning';
const DAY_SECONDS = 86_400;

/** What is done again and again in the background. */
export async function scheduleRecurring(services: Services): Promise<void> {
  await scheduleCleaning(services);
  await scheduleFileSweep(services);
  await scheduleExpiry(services);
  await scheduleImportCleaning(services);
  await scheduleFlightImportCleaning(services);
  await scheduleRetention(services);
  await scheduleMessageCleaning(services);
  await scheduleRelease(services);
  await scheduleRechecks(services);
  handleZoneDates(services);
  handleAboardChecks(services);
  handleTimeOver(services);
  handleOverdueFormations(services);
  handleTasks(services);
  handlePushTimers(services);
  await watchBeats(services);
  handleDemoWork(services);
  await scheduleTransferCleaning(services);
  await scheduleTerrainSweep(services);
  await scheduleUsageCleaning(services);
  await scheduleKeySessionCleaning(services);
  await scheduleDeliveryCleaning(services);
  await scheduleOutboxCleaning(services);
  const { jobs, database, clock } = services;
  jobs.handle(ANSWERS, async () => {
    await forgetAnswersBefore(database.db, new Date(clock.now().getTime() - DAY_SECONDS * 1000));
  });
  await jobs.schedule(database.db, { key: ANSWERS, kind: ANSWERS, payload: {}, runAt: clock.now(), everySeconds: DAY_SECONDS / 24 });
}
