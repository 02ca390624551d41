import { and, count, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { devicesWithin } from './device-access.store.ts';
import { counts } from '../flown-quarter/index.ts';
import { device, deviceFlight, flownQuarter } from './device.table.ts';

export interface FlownDay {
  flights: number;
  seconds: number;
}
type Days = ReadonlyMap<string, FlownDay>;

interface Asked {
  db: Queryable;
  actor: Actor;
  since: Date;
  offsetMinutes: number;
}

/**
 * What the devices that the actor sees have flown since then, by day of somebody whose clock is `offsetMinutes` ahead of UTC; days without a
 * flight are left out. Flights are read one by one only of those that are fewer: seen, or hidden among all.
 */
export async function flownDays(asked: Asked): Promise<Days> {
  const { db, actor } = asked;
  const devices = await db
    .select({ id: device.id, isSeen: sql<boolean>`${devicesWithin(actor)}` })
    .from(device)
    .where(eq(device.enterpriseId, actor.enterpriseId));
  const [seen, hidden] = [true, false].map((isSeen) => devices.filter((one) => one.isSeen === isSeen).map(({ id }) => id)) as [
    string[],
    string[],
  ];
  if (hidden.length === 0) return ofAll(asked);
  if (seen.length <= hidden.length) return ofSome(asked, seen);
  const [all, unseen] = await Promise.all([ofAll(asked), ofSome(asked, hidden)]);
  return without(all, unseen);
}

/** Those that are in the air now, by the day of their take-off. */
export async function flyingDays({ db, actor, since, offsetMinutes }: Asked): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ day: dayOf(deviceFlight.takeOffAt, offsetMinutes), flights: count() })
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
    .groupBy(sql`day`);
  return new Map(rows.map(({ day, flights }) => [day, flights]));
}

/** Cheaper than as text, which a year of quarters would feel; it is read as text all the same. */
const dayOf = (at: PgColumn, offsetMinutes: number): SQL.Aliased<string> =>
  sql<string>`(${at} at time zone 'UTC' + make_interval(mins => ${offsetMinutes}::int))::date`.as('day');

async function ofAll({ db, actor, since, offsetMinutes }: Asked): Promise<Days> {
  const rows = await db
    .select({
      day: dayOf(flownQuarter.beginsAt, offsetMinutes),
      flights: sql<number>`sum(${flownQuarter.flights})::int`,
      seconds: sql<number>`sum(${flownQuarter.seconds})::float8`,
    })
    .from(flownQuarter)
    .where(and(eq(flownQuarter.enterpriseId, actor.enterpriseId), gte(flownQuarter.beginsAt, since)))
    .groupBy(sql`day`);
  return byDay(rows);
}

async function ofSome({ db, since, offsetMinutes }: Asked, deviceIds: string[]): Promise<Days> {
  if (deviceIds.length === 0) return new Map();
  const rows = await db
    .select({
      day: dayOf(deviceFlight.takeOffAt, offsetMinutes),
      flights: count(),
      seconds: sql<number>`sum(${deviceFlight.seconds})::float8`,
    })
    .from(deviceFlight)
    .where(and(sql`${deviceFlight.deviceId} = any(${sql.param(deviceIds)}::uuid[])`, gte(deviceFlight.takeOffAt, since), counts))
    .groupBy(sql`day`);
  return byDay(rows);
}

const byDay = (rows: readonly (FlownDay & { day: string })[]): Days =>
  new Map(rows.filter(({ flights }) => flights > 0).map(({ day, flights, seconds }) => [day, { flights, seconds }]));

function without(all: Days, unseen: Days): Days {
  const left = [...all].map(([day, { flights, seconds }]) => {
    const other = unseen.get(day) ?? { flights: 0, seconds: 0 };
    // Sums of fractions differ in their last digits by the order in which they were added.
    return { day, flights: flights - other.flights, seconds: Math.max(0, Math.round((seconds - other.seconds) * 1_000) / 1_000) };
  });
  return byDay(left);
}
