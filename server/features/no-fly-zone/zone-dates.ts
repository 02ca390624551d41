import type { NoFlyZoneForm } from '@skyhelm/contract/no-fly-zone';
import { forbidsFrom } from '@skyhelm/core/plan/checks/airspace';
import type { Queryable } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { lookAgain } from '../airspace-change/index.ts';
import { shapesDated } from './no-fly-zone.store.ts';

const ZONE_DATE = 'airspace.zoneDate';

/** A moment at which zones of an enterprise begin or end: all of them are one timer, however many came with one file. */
export interface ZoneDate {
  enterpriseId: string;
  of: 'activeFrom' | 'validUntil';
  at: string;
}

/** Whoever began to save before the moment goes by the air before it and is kept by now; and the clocks of servers differ by seconds. */
const AFTER_MS = 5 * 60_000;

const turnsAt = ({ of, at }: ZoneDate): number => (of === 'activeFrom' ? forbidsFrom(Date.parse(at)) : Date.parse(at)) + AFTER_MS;

const datesOf =
  (enterpriseId: string) =>
  ({ activeFrom, validUntil }: Pick<NoFlyZoneForm, 'activeFrom' | 'validUntil'>): ZoneDate[] => [
    ...(activeFrom === null ? [] : [{ enterpriseId, of: 'activeFrom' as const, at: new Date(activeFrom).toISOString() }]),
    { enterpriseId, of: 'validUntil', at: new Date(validUntil).toISOString() },
  ];

/**
 * In the transaction in which the zones are kept: when they begin to forbid what is planned, and when they end, what is planned is held to the air again, also by a server that
 * starts later. Of zones that were changed or deleted until then nothing is found.
 */
export async function scheduleZoneDates(
  jobs: Jobs,
  tx: Queryable,
  enterpriseId: string,
  zones: readonly Pick<NoFlyZoneForm, 'activeFrom' | 'validUntil'>[],
  now: Date,
): Promise<void> {
  const dates = zones.flatMap(datesOf(enterpriseId)).filter((date) => turnsAt(date) > now.getTime());
  const byKey = new Map(dates.map((date) => [`${ZONE_DATE} ${enterpriseId} ${date.of} ${date.at}`, date]));
  // In one order, so that two who keep zones of the same dates do not wait for each other for ever.
  for (const [key, date] of [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await jobs.schedule(tx, { key, kind: ZONE_DATE, payload: date, runAt: new Date(turnsAt(date)) });
}

export const handleZoneDates = ({ jobs, database, clock }: Pick<Services, 'jobs' | 'database' | 'clock'>): void =>
  jobs.handle(ZONE_DATE, (payload) =>
    database.db.transaction(async (tx) => {
      const { enterpriseId, of, at } = payload as ZoneDate;
      const shapes = await shapesDated(tx, enterpriseId, of, new Date(at));
      if (shapes.length > 0) await lookAgain(jobs, tx, enterpriseId, shapes, clock.now());
    }),
  );
