import type { FlightFilter, FlightRecord } from '@skyhelm/contract/flight-record';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { device, deviceFlight, deviceOpenFlight } from '../../tables/device.table.ts';
import { devicesWithin, nameOrSn, standingColumns } from '../device/index.ts';
import { isBeingRecorded, soFar } from './flight-chunks.ts';
import { flightChunk, flightEvent } from '../../tables/flight-record.table.ts';
import { recordOf } from './record-of.ts';

export type FlightRow = typeof deviceFlight.$inferSelect;

export interface FlightOrder {
  orderByColumn: 'takeOffAt' | 'seconds' | 'metres';
}

const SORTED_BY = { takeOffAt: deviceFlight.takeOffAt, seconds: deviceFlight.seconds, metres: deviceFlight.metres };

/** Whoever sees a device sees its flights, and nobody else does: the one place that says so. Condition on flights beside their devices. */
export const flightsWithin = (actor: Actor): SQL =>
  and(eq(deviceFlight.enterpriseId, actor.enterpriseId), isNull(deviceFlight.deletedAt), devicesWithin(actor))!;

const ofDevice = eq(device.id, deviceFlight.deviceId);

const matching = (actor: Actor, { keyword, deviceId, pilotId, source, mode, from, to }: FlightFilter): SQL =>
  and(
    flightsWithin(actor),
    keyword === '' ? undefined : or(nameOrSn(keyword), sql`strpos(lower(${deviceFlight.pilotName}), ${keyword.toLowerCase()}) > 0`),
    deviceId && eq(deviceFlight.deviceId, deviceId),
    pilotId && eq(deviceFlight.pilotId, pilotId),
    source && eq(deviceFlight.source, source),
    mode && sql`jsonb_exists(${deviceFlight.summary}->'modes', ${mode})`,
    from === undefined ? undefined : gte(deviceFlight.takeOffAt, new Date(from)),
    to === undefined ? undefined : lte(deviceFlight.takeOffAt, new Date(to)),
  )!;

/** The same for a query about flights alone. */
const besideDevice = (condition: SQL): SQL => sql`exists (select 1 from ${device} where ${ofDevice} and ${condition})`;

interface Reading {
  db: Queryable;
  actor: Actor;
  now: Date;
  /** By which those in the air are asked how far they have come. */
  bus: Bus;
}

export async function listFlights(
  reading: Reading,
  page: Pager,
  query: FlightFilter & FlightOrder & PageRequest,
): Promise<Page<FlightRecord> & { counting: boolean }> {
  const where = and(eq(deviceFlight.enterpriseId, reading.actor.enterpriseId), besideDevice(matching(reading.actor, query)))!;
  const { ids, ...length } = await page({ table: deviceFlight, id: deviceFlight.id, sort: SORTED_BY[query.orderByColumn], where }, query);
  return { ...length, rows: await flightsByIds(reading, ids) };
}

export async function totalsOf({ db, actor }: Pick<Reading, 'db' | 'actor'>, filter: FlightFilter) {
  const [row] = await db
    .select({
      flights: count(),
      seconds: sql<number>`coalesce(sum(${deviceFlight.seconds}), 0)::float8`,
      metres: sql<number>`coalesce(sum(${deviceFlight.metres}), 0)::float8`,
    })
    .from(deviceFlight)
    .innerJoin(device, ofDevice)
    .where(matching(actor, filter));
  return row!;
}

/** In the order of the ids, as far as the actor sees them. What was deleted since they were found is left out. */
export async function flightsByIds({ db, actor, now, bus }: Reading, ids: readonly string[]): Promise<FlightRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      row: deviceFlight,
      deviceName: device.name,
      sn: device.sn,
      soFar: { heardAt: deviceOpenFlight.heardAt, metres: deviceOpenFlight.metres },
      standing: standingColumns(actor),
    })
    .from(deviceFlight)
    .innerJoin(device, ofDevice)
    .leftJoin(
      deviceOpenFlight,
      and(eq(deviceOpenFlight.deviceId, deviceFlight.deviceId), eq(deviceOpenFlight.takeOffAt, deviceFlight.takeOffAt)),
    )
    .where(and(flightsWithin(actor), sql`${deviceFlight.id} = any(${sql.param([...ids])}::uuid[])`));
  const unstored = await soFar(
    bus,
    rows.filter(({ row }) => isBeingRecorded(row, now)).map(({ row }) => row.id),
  );
  const byId = new Map(rows.map((found) => [found.row.id, recordOf(actor, { ...found, unstored: unstored[found.row.id] }, now)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findFlight(reading: Reading, id: FlightRecordId): Promise<FlightRecord | undefined> {
  return (await flightsByIds(reading, [id]))[0];
}

/** When the flight before this one ended, where that was later than `since`. */
export async function landedBefore(
  db: Queryable,
  { enterpriseId }: Actor,
  { deviceId, since, takeOffAt }: { deviceId: string; since: Date; takeOffAt: Date },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ landedAt: deviceFlight.landedAt })
    .from(deviceFlight)
    .where(
      and(
        eq(deviceFlight.enterpriseId, enterpriseId),
        eq(deviceFlight.deviceId, deviceId),
        gte(deviceFlight.landedAt, since),
        lte(deviceFlight.landedAt, takeOffAt),
      ),
    )
    .orderBy(desc(deviceFlight.landedAt))
    .limit(1);
  return row?.landedAt ?? undefined;
}

export async function makeOf(
  db: Queryable,
  { enterpriseId }: Actor,
  id: FlightRecordId,
): Promise<Pick<FlightRow, 'airframe' | 'autopilot'>> {
  const [row] = await db
    .select({ airframe: deviceFlight.airframe, autopilot: deviceFlight.autopilot })
    .from(deviceFlight)
    .where(and(eq(deviceFlight.enterpriseId, enterpriseId), eq(deviceFlight.id, id)));
  return row!;
}

/** Its hours stay with the aircraft. */
export async function deleteFlight(tx: Queryable, { enterpriseId }: { enterpriseId: string }, id: string, now: Date): Promise<void> {
  await tx
    .update(deviceFlight)
    .set({ deletedAt: now, summary: null })
    .where(and(eq(deviceFlight.enterpriseId, enterpriseId), eq(deviceFlight.id, id)));
  await tx.delete(flightChunk).where(and(eq(flightChunk.enterpriseId, enterpriseId), eq(flightChunk.flightId, id)));
  await tx.delete(flightEvent).where(and(eq(flightEvent.enterpriseId, enterpriseId), eq(flightEvent.flightId, id)));
}

const isOutdated = (before: Date): SQL =>
  and(isNull(deviceFlight.deletedAt), isNotNull(deviceFlight.landedAt), lt(deviceFlight.takeOffAt, before))!;

export async function enterprisesWithOutdated(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ id: deviceFlight.enterpriseId }).from(deviceFlight).where(isOutdated(before));
  return rows.map(({ id }) => id);
}

/** The oldest first. Whoever deletes one of them meanwhile is waited for, and it is left out then. */
export const lockOutdated = (tx: Queryable, enterpriseId: string, before: Date, atMost: number) =>
  tx
    .select({
      id: deviceFlight.id,
      deviceId: deviceFlight.deviceId,
      deviceName: device.name,
      takeOffAt: deviceFlight.takeOffAt,
      landedAt: deviceFlight.landedAt,
    })
    .from(deviceFlight)
    .innerJoin(device, ofDevice)
    .where(and(eq(deviceFlight.enterpriseId, enterpriseId), isOutdated(before)))
    .orderBy(asc(deviceFlight.takeOffAt), asc(deviceFlight.id))
    .limit(atMost)
    .for('update', { of: deviceFlight });
