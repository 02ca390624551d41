import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { byDayName, dayNumber, isWithinDays } from '../../platform/db/by-day.ts';
import { devicesWithin } from './device-access.store.ts';
import { counts } from '../flown-quarter/index.ts';
import { device, deviceFlight, flownQuarter } from '../../tables/device.table.ts';
import {
  rememberedDays,
  type Asked,
  type CountedDays,
  type Days,
  type FlownDay,
  type RememberedDays,
  type Span,
} from './remembered-days.ts';

export type FlownDays = (asked: Asked) => Promise<Days>;

/**
 * What the devices that the actor sees have flown since then, on those days; days without a flight are left out. Flights are read one by one only of those that are fewer, seen or hidden among all, and only of days that have changed since
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

/** Those that are in the air now, by the day of their take-off. */
export async function flyingDays({ db, actor, days }: Asked): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ day: dayNumber(deviceFlight.takeOffAt, days), flights: count() })
    .from(deviceFlight)
    .innerJoin(device, eq(device.id, deviceFlight.deviceId))
    .where(
      and(
        eq(deviceFlight.enterpriseId, actor.enterpriseId),
        isNull(deviceFlight.landedAt),
        isNull(deviceFlight.deletedAt),
        eq(deviceFlight.source, 'live'),
        isWithinDays(deviceFlight.takeOffAt, days),
        devicesWithin(actor),
      ),
    )
    .groupBy(sql`day`);
  return new Map([...byDayName(days, rows)].map(([day, { flights }]) => [day, flights]));
}

async function ofAll({ db, actor, days }: Asked): Promise<CountedDays> {
  const rows = await db
    .select({
      day: dayNumber(flownQuarter.beginsAt, days),
      flights: sql<number>`sum(${flownQuarter.flights})::int`,
      seconds: sql<number>`sum(${flownQuarter.seconds})::float8`,
      counted: sql<number>`sum(${flownQuarter.counted})::int`,
    })
    .from(flownQuarter)
    .where(and(eq(flownQuarter.enterpriseId, actor.enterpriseId), isWithinDays(flownQuarter.beginsAt, days)))
    .groupBy(sql`day`);
  return byDayName(days, rows);
}

async function ofSome({ db, days }: Asked, deviceIds: string[], changed: Span): Promise<Days> {
  const { takeOffAt } = deviceFlight;
  const rows = await db
    .select({ day: dayNumber(takeOffAt, days), flights: count(), seconds: sql<number>`sum(${deviceFlight.seconds})::float8` })
    .from(deviceFlight)
    .where(and(sql`${deviceFlight.deviceId} = any(${sql.param(deviceIds)}::uuid[])`, isWithinDays(takeOffAt, changed), counts))
    .groupBy(sql`day`);
  return byDayName(days, rows);
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
