import type { PackedStretch } from '@skyhelm/core/record/pack';
import type { Flown } from '@skyhelm/core/record/same-flight';
import { joinSummaries, NO_SUMMARY, type FlightSummary } from '@skyhelm/core/record/summary';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceFlight, deviceOpenFlight } from '../../tables/device.table.ts';
import { recountQuarters } from '../flown-quarter/index.ts';
import { user } from '../../tables/user.table.ts';
import { flightChunk, flightEvent, flightJournal } from '../../tables/flight-record.table.ts';
import type { TapedEvent, TapedFlight } from './tape.ts';

const numbers = (all: number[]): SQL => sql`${sql.param(all)}::float8[]`;
const ids = (all: (string | null)[]): SQL => sql`${sql.param(all)}::uuid[]`;
const texts = (all: string[]): SQL => sql`${sql.param(all)}::text[]`;
const blobs = (all: Uint8Array[]): SQL => sql`${sql.param(all)}::bytea[]`;

/** Flights that have begun, and who flies them. Of a device that is gone nothing is kept. */
export async function announceFlights(db: Queryable, flights: readonly (TapedFlight & { pilotId: string | undefined })[]): Promise<void> {
  await db.execute(
    sql`insert into ${deviceFlight} (id, enterprise_id, device_id, take_off_at, metres, pilot_id, pilot_name, airframe, autopilot)
      select begun.id, ${device.enterpriseId}, begun.device_id, to_timestamp(begun.took_off / 1000), 0, ${user.id}, ${user.name},
        begun.airframe, begun.autopilot
      from unnest(${ids(flights.map(({ id }) => id))}, ${ids(flights.map(({ deviceId }) => deviceId))},
        ${numbers(flights.map(({ takeOffAt }) => takeOffAt))}, ${ids(flights.map(({ pilotId }) => pilotId ?? null))},
        ${texts(flights.map(({ airframe }) => airframe))}, ${texts(flights.map(({ autopilot }) => autopilot))})
        as begun (id, device_id, took_off, pilot_id, airframe, autopilot)
      join ${device} on ${device.id} = begun.device_id
      left join ${user} on ${user.id} = begun.pilot_id and ${user.enterpriseId} = ${device.enterpriseId}
      on conflict (device_id, take_off_at) do update set
        airframe = excluded.airframe, autopilot = excluded.autopilot,
        pilot_id = coalesce(${deviceFlight.pilotId}, excluded.pilot_id), pilot_name = coalesce(${deviceFlight.pilotName}, excluded.pilot_name)`,
  );
}

export interface FinishedFlight extends Flown {
  id: string;
  metres: number;
}

/** What is on record of a device in the time of these flights. */
export async function flightsAround(tx: Queryable, deviceId: string, flights: readonly Flown[], now: Date) {
  const [from, to] = [Math.min(...flights.map(({ takeOffAt }) => takeOffAt)), Math.max(...flights.map(({ landedAt }) => landedAt))];
  const rows = await tx
    .select({ id: deviceFlight.id, source: deviceFlight.source, takeOffAt: deviceFlight.takeOffAt, landedAt: deviceFlight.landedAt })
    .from(deviceFlight)
    .where(
      and(
        eq(deviceFlight.deviceId, deviceId),
        isNull(deviceFlight.deletedAt),
        lte(deviceFlight.takeOffAt, new Date(to)),
        or(isNull(deviceFlight.landedAt), gte(deviceFlight.landedAt, new Date(from))),
      ),
    );
  return rows.map((row) => ({ ...row, takeOffAt: row.takeOffAt.getTime(), landedAt: (row.landedAt ?? now).getTime() }));
}

/** Flights that were over before we knew of them. One that is known already stays as it is; the answer tells the id of each by its take-off. */
export async function insertFlights(
  tx: Queryable,
  of: Pick<typeof deviceFlight.$inferInsert, 'enterpriseId' | 'deviceId' | 'source' | 'airframe' | 'autopilot'>,
  flights: readonly FinishedFlight[],
): Promise<ReadonlyMap<number, string>> {
  if (flights.length === 0) return new Map();
  const moments = flights.map(({ takeOffAt }) => new Date(takeOffAt));
  const same = and(eq(deviceFlight.deviceId, of.deviceId), inArray(deviceFlight.takeOffAt, moments));
  // Whoever deleted what was read from a file may read it once more; hours that were heard as they were flown stay.
  await tx.delete(deviceFlight).where(and(same, isNotNull(deviceFlight.deletedAt), ne(deviceFlight.source, 'live')));
  const rows = flights.map(({ id, takeOffAt, landedAt, metres }) => {
    return { ...of, id, takeOffAt: new Date(takeOffAt), landedAt: new Date(landedAt), metres };
  });
  await tx.insert(deviceFlight).values(rows).onConflictDoNothing();
  const kept = await tx.select({ id: deviceFlight.id, takeOffAt: deviceFlight.takeOffAt }).from(deviceFlight).where(same);
  return new Map(kept.map(({ id, takeOffAt }) => [takeOffAt.getTime(), id]));
}

export async function writeJournal(db: Queryable, entries: Uint8Array): Promise<number> {
  const [row] = await db.insert(flightJournal).values({ entries }).returning({ seq: flightJournal.seq });
  return row!.seq;
}

export const readJournal = (db: Queryable) => db.select().from(flightJournal).orderBy(asc(flightJournal.seq));

export const forgetJournalBefore = (db: Queryable, seq: number) => db.delete(flightJournal).where(lt(flightJournal.seq, seq));

export async function writeEvents(db: Queryable, events: readonly TapedEvent[]): Promise<void> {
  await db.execute(
    sql`insert into ${flightEvent} (enterprise_id, flight_id, at, event)
      select ${deviceFlight.enterpriseId}, ${deviceFlight.id}, to_timestamp(told.at / 1000), told.event
      from unnest(${ids(events.map(({ flightId }) => flightId))}, ${numbers(events.map(({ at }) => at))},
        ${sql.param(events.map(({ event }) => JSON.stringify(event)))}::jsonb[]) with ordinality as told (flight_id, at, event, number)
      join ${deviceFlight} on ${deviceFlight.id} = told.flight_id and ${deviceFlight.deletedAt} is null order by told.number`,
  );
}

/** Flights of a server that fell before anybody wrote down that they last. They ended with the last that is known of them. */
export const endForgotten = (db: Queryable): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      enterpriseId: string;
      takeOffAt: number;
    }>(sql`update ${deviceFlight} set is_landing_unseen = true, landed_at = greatest(take_off_at,
        (select max(${flightChunk.endsAt}) from ${flightChunk} where ${flightChunk.flightId} = ${deviceFlight.id}))
      where landed_at is null and not exists (select 1 from ${deviceOpenFlight}
        where ${deviceOpenFlight.deviceId} = ${deviceFlight.deviceId} and ${deviceOpenFlight.takeOffAt} = ${deviceFlight.takeOffAt})
      returning enterprise_id as "enterpriseId", (extract(epoch from take_off_at) * 1000)::float8 as "takeOffAt"`);
    await recountQuarters(tx, rows);
  });

/** Up to when flights are packed. */
export async function packedUntil(db: Queryable, flightIds: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: flightChunk.flightId, endsAt: max(flightChunk.endsAt) })
    .from(flightChunk)
    .where(inArray(flightChunk.flightId, flightIds))
    .groupBy(flightChunk.flightId);
  return new Map(rows.map(({ id, endsAt }) => [id, endsAt!.getTime()]));
}

const NONE: ReadonlySet<string> = new Set();

export interface StoredStretch extends PackedStretch {
  flightId: string;
}

/** As good twice as once. `lost`: samples that could not be kept, by flight. */
export const storeStretches = (db: Queryable, stretches: readonly StoredStretch[], lost: ReadonlyMap<string, number> = new Map()) =>
  db.transaction(async (tx) => {
    const written = stretches.length > 0 ? await insertChunks(tx, stretches) : NONE;
    await addToSummaries(
      tx,
      stretches.filter(({ flightId, startsAt }) => written.has(`${flightId} ${startsAt}`)),
      lost,
    );
  });

async function insertChunks(tx: Queryable, stretches: readonly StoredStretch[]): Promise<ReadonlySet<string>> {
  const column = <T>(of: (stretch: StoredStretch) => T): T[] => stretches.map(of);
  const { rows } = await tx.execute<{ flight_id: string; starts_at: number }>(
    sql`insert into ${flightChunk} (enterprise_id, flight_id, starts_at, ends_at, samples, packed, overview)
      select ${deviceFlight.enterpriseId}, ${deviceFlight.id}, to_timestamp(made.starts_at / 1000), to_timestamp(made.ends_at / 1000),
        made.samples, made.packed, made.overview
      from unnest(${ids(column(({ flightId }) => flightId))}, ${numbers(column(({ startsAt }) => startsAt))},
        ${numbers(column(({ endsAt }) => endsAt))}, ${sql.param(column(({ samples }) => samples))}::int[],
        ${blobs(column(({ packed }) => packed))}, ${blobs(column(({ overview }) => overview))})
        as made (flight_id, starts_at, ends_at, samples, packed, overview)
      join ${deviceFlight} on ${deviceFlight.id} = made.flight_id and ${deviceFlight.deletedAt} is null
      on conflict (flight_id, starts_at) do nothing
      returning flight_id, (extract(epoch from starts_at) * 1000)::float8 as starts_at`,
  );
  return new Set(rows.map((row) => `${row.flight_id} ${Math.round(row.starts_at)}`));
}

async function addToSummaries(tx: Queryable, stretches: readonly StoredStretch[], lost: ReadonlyMap<string, number>): Promise<void> {
  const flightIds = [...new Set([...stretches.map(({ flightId }) => flightId), ...lost.keys()])].sort();
  if (flightIds.length === 0) return;
  const rows = await tx
    .select({ id: deviceFlight.id, summary: deviceFlight.summary })
    .from(deviceFlight)
    .where(inArray(deviceFlight.id, flightIds))
    .orderBy(asc(deviceFlight.id))
    .for('update');
  const summaries = rows.map(({ id, summary }) => {
    const own = stretches.filter(({ flightId }) => flightId === id).map((stretch) => stretch.summary);
    return JSON.stringify(own.reduce<FlightSummary>(joinSummaries, summary ?? NO_SUMMARY));
  });
  await tx.execute(
    sql`update ${deviceFlight} set summary = told.summary, lost_samples = ${deviceFlight.lostSamples} + told.lost
      from unnest(${ids(rows.map(({ id }) => id))}, ${sql.param(summaries)}::jsonb[],
        ${sql.param(rows.map(({ id }) => lost.get(id) ?? 0))}::int[]) as told (id, summary, lost)
      where ${deviceFlight.id} = told.id`,
  );
}
