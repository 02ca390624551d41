import { and, count, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { devicesWithin } from './device-access.store.ts';
import { counts } from '../flown-quarter/index.ts';
import { device, deviceFlight, flownQuarter } from './device.table.ts';
import { rememberedDays, type Asked, type CountedDays, type Days, type FlownDay, type RememberedDays } from './remembered-days.ts';

export type FlownDays = (asked: Asked) => Promise<Days>;

/**
 * What the devices that the actor sees have flown since then, by day of somebody whose clock is `offsetMinutes` ahead of UTC; days without a
 * flight are left out. Flights are read one by one only of those that are fewer, seen or hidden among all, and only of days that have changed since
 * they were last read: a year of half of a large fleet takes longer to add up than anybody wants to wait for a page.
 */
export function flownDaysReader(): FlownDays {
  const remembered = rememberedDays(ofSome);
  return async (asked) => {
    const { db, actor } = asked;
    const devices = await db
      .select({ id: device.id, isSeen: sql<boolean>`${devicesWithin(actor)}` })
      .from(device)
      .where(eq(device.enterpriseId, actor.enterpriseId));
    const ids = (isSeen: boolean) => devices.filter((one) => one.isSeen === isSeen).map(({ id }) => id);
    const [seen, hidden] = [ids(true), ids(false)];
    const all = await ofAll(asked);
    if (hidden.length === 0) return withFlights([...all]);
    return seen.length <= hidden.length ? remembered(asked, seen, all) : withoutHidden(asked, all, hidden, remembered);
  };
}

/** The beginning of the day that a moment belongs to. Cheaper than a date, which a year of flights would feel. */
const dayBegin = (at: PgColumn, offsetMinutes: number): SQL.Aliased<Date> =>
  sql`date_bin('1 day', ${at}, timestamptz 'epoch' - make_interval(mins => ${offsetMinutes}::int))`
    .mapWith((begins): Date => at.mapFromDriverValue(begins) as Date)
    .as('begins');
const dayNamed = (begins: Date, offsetMinutes: number): string =>
  new Date(begins.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);

/** Those that are in the air now, by the day of their take-off. */
export async function flyingDays({ db, actor, since, offsetMinutes }: Asked): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ begins: dayBegin(deviceFlight.takeOffAt, offsetMinutes), flights: count() })
    .from(deviceFlight)
    .innerJoin(device, eq(device.id, deviceFlight.deviceId))
    .where(
      and(
        eq(deviceFlight.enterpriseId, actor.enterpriseId),
        isNull(deviceFlight.landedAt),
        isNull(deviceFlight.deletedAt),
        eq(deviceFlight.source, 'live'),
        gte(deviceFlight.takeOffAt, since),
        devicesWithin(actor),
      ),
    )
    .groupBy(sql`begins`);
  return new Map(rows.map(({ begins, flights }) => [dayNamed(begins, offsetMinutes), flights]));
}

async function ofAll({ db, actor, since, offsetMinutes }: Asked): Promise<CountedDays> {
  const rows = await db
    .select({
      begins: dayBegin(flownQuarter.beginsAt, offsetMinutes),
      flights: sql<number>`sum(${flownQuarter.flights})::int`,
      seconds: sql<number>`sum(${flownQuarter.seconds})::float8`,
      counted: sql<number>`sum(${flownQuarter.counted})::int`,
    })
    .from(flownQuarter)
    .where(and(eq(flownQuarter.enterpriseId, actor.enterpriseId), gte(flownQuarter.beginsAt, since)))
    .groupBy(sql`begins`);
  return new Map(rows.map(({ begins, ...flown }) => [dayNamed(begins, offsetMinutes), flown]));
}

async function ofSome({ db, since, offsetMinutes }: Asked, deviceIds: string[], until: Date): Promise<Days> {
  const { takeOffAt } = deviceFlight;
  const rows = await db
    .select({ begins: dayBegin(takeOffAt, offsetMinutes), flights: count(), seconds: sql<number>`sum(${deviceFlight.seconds})::float8` })
    .from(deviceFlight)
    .where(and(sql`${deviceFlight.deviceId} = any(${sql.param(deviceIds)}::uuid[])`, gte(takeOffAt, since), lt(takeOffAt, until), counts))
    .groupBy(sql`begins`);
  return new Map(rows.map(({ begins, ...flown }) => [dayNamed(begins, offsetMinutes), flown]));
}

const withFlights = (days: readonly (readonly [day: string, flown: FlownDay])[]): Days =>
  new Map(days.filter(([, { flights }]) => flights > 0).map(([day, { flights, seconds }]) => [day, { flights, seconds }]));

async function withoutHidden(asked: Asked, all: CountedDays, hidden: string[], remembered: RememberedDays): Promise<Days> {
  const unseen = await remembered(asked, hidden, all);
  const left = [...all].map(([day, { flights, seconds }]) => {
    const other = unseen.get(day) ?? { flights: 0, seconds: 0 };
    // Sums of fractions differ in their last digits by the order in which they were added.
    return [
      day,
      { flights: flights - other.flights, seconds: Math.max(0, Math.round((seconds - other.seconds) * 1_000) / 1_000) },
    ] as const;
  });
  return withFlights(left);
}
