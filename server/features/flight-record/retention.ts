import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { LogEntry, WriteLog } from '../../platform/operation-record.ts';
import type { Services } from '../../platform/services.ts';
import { SYSTEM, systemOrigin } from '../enterprise/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { deleteFlight, enterprisesWithOutdated, lockOutdated } from './flight-record.store.ts';

const RETENTION = 'flightRecord.retention';
const EVERY_SECONDS = 3_600;
const DAY_MS = 86_400_000;
/** So few at a time that nobody waits: a day in the air is ten megabytes. */
const BATCH = 20;

type Ports = Pick<Services, 'database' | 'clock' | 'config' | 'secrets'>;

export async function scheduleRetention(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(RETENTION, () => deleteOutdated(services), 'long');
  await jobs.schedule(database.db, { key: RETENTION, kind: RETENTION, payload: {}, runAt: clock.now(), everySeconds: EVERY_SECONDS });
}

/** Records that are older than the operator wants to keep them. The hours of the aircraft stay. */
export async function deleteOutdated(ports: Ports): Promise<void> {
  const { database, clock, config, secrets } = ports;
  if (config.flightRecordDays === 0) return;
  const { writeLog } = operationLog(secrets);
  const before = new Date(clock.now().getTime() - config.flightRecordDays * DAY_MS);
  for (const enterpriseId of await enterprisesWithOutdated(database.db, before)) {
    while ((await deleteSome(ports, writeLog, enterpriseId, before)) === BATCH);
  }
}

const deleteSome = ({ database, clock }: Ports, writeLog: WriteLog, enterpriseId: string, before: Date): Promise<number> =>
  database.db.transaction(async (tx) => {
    const now = clock.now();
    const entries: LogEntry[] = [];
    for (const { id, deviceId, deviceName, takeOffAt, landedAt } of await lockOutdated(tx, enterpriseId, before, BATCH)) {
      await deleteFlight(tx, { enterpriseId }, id, now);
      entries.push({
        operation: 'flightRecord.outdated',
        enterpriseId: enterpriseId as EnterpriseId,
        actor: SYSTEM,
        target: { id: deviceId, name: deviceName },
        details: { takeOffAt: takeOffAt.toISOString(), landedAt: landedAt?.toISOString() },
      });
    }
    if (entries.length > 0) await writeLog(tx, systemOrigin(now), entries);
    return entries.length;
  });
