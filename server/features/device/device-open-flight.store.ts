import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceFlight, deviceOpenFlight } from '../../tables/device.table.ts';
import { recountQuarters } from '../flown-quarter/index.ts';

/** `landedAt` is the last moment in which it was known to fly, as long as it does. */
export interface Flight {
  id: string;
  deviceId: string;
  takeOffAt: number;
  landedAt: number;
  metres: number;
  isLandingUnseen?: boolean;
}

const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;
/** Numbers rather than moments as text: two thousand of them every second. */
const numbers = (all: number[]): SQL => sql`${sql.param(all)}::float8[]`;

const ids = (all: string[]): SQL => sql`${sql.param(all)}::uuid[]`;

/** A flight that ended is one however often it is told; of two tellings the one that knows more counts. */
const onceMore = sql`on conflict (device_id, take_off_at) do update set
  landed_at = greatest(${deviceFlight.landedAt}, excluded.landed_at), metres = greatest(${deviceFlight.metres}, excluded.metres),
  is_landing_unseen = excluded.is_landing_unseen and (${deviceFlight.landedAt} is null or ${deviceFlight.isLandingUnseen})`;

/** One statement for the whole fleet. Of a device that is gone nothing is kept; what has ended does not begin again by what was on its way. */
export async function saveOpenFlights(db: Queryable, flights: Flight[]): Promise<void> {
  if (flights.length === 0) return;
  await db.execute(
    sql`insert into ${deviceOpenFlight} (id, enterprise_id, device_id, take_off_at, heard_at, metres)
      select flying.id, ${device.enterpriseId}, flying.device_id, to_timestamp(flying.took_off / 1000), to_timestamp(flying.heard / 1000), flying.metres
      from unnest(${ids(flights.map(({ id }) => id))}, ${ids(flights.map(({ deviceId }) => deviceId))}, ${numbers(flights.map(({ takeOffAt }) => takeOffAt))},
        ${numbers(flights.map(({ landedAt }) => landedAt))}, ${numbers(flights.map(({ metres }) => metres))})
        as flying (id, device_id, took_off, heard, metres)
      join ${device} on ${device.id} = flying.device_id
      where not exists (select from ${deviceFlight}
        where device_id = flying.device_id and take_off_at = to_timestamp(flying.took_off / 1000) and landed_at is not null)
      on conflict (device_id, take_off_at) do update set heard_at = excluded.heard_at, metres = excluded.metres`,
  );
}

/** As it is on record now. */
export type EndedFlight = Required<Flight> & { enterpriseId: string };

const asEnded = sql`returning id, enterprise_id as "enterpriseId", device_id as "deviceId",
  (extract(epoch from take_off_at) * 1000)::float8 as "takeOffAt", (extract(epoch from landed_at) * 1000)::float8 as "landedAt", metres,
  is_landing_unseen as "isLandingUnseen"`;

async function endedBy(tx: Queryable, statement: SQL): Promise<EndedFlight[]> {
  const { rows } = await tx.execute<EndedFlight & Record<string, unknown>>(statement);
  await recountQuarters(tx, rows);
  return rows;
}

export const endFlight = (
  tx: Queryable,
  { id, deviceId, takeOffAt, landedAt, metres, isLandingUnseen = false }: Flight,
): Promise<EndedFlight[]> =>
  endedBy(
    tx,
    sql`with ended as (delete from ${deviceOpenFlight} where device_id = ${deviceId} and take_off_at = ${instant(takeOffAt)})
      insert into ${deviceFlight} (id, enterprise_id, device_id, take_off_at, landed_at, metres, is_landing_unseen)
      select ${id}::uuid, ${device.enterpriseId}, ${device.id}, ${instant(takeOffAt)}, ${instant(landedAt)}, ${metres}::float8, ${isLandingUnseen}::boolean
      from ${device} where ${device.id} = ${deviceId} ${onceMore} ${asEnded}`,
  );

/** Of an aircraft that this device is no longer: whoever it becomes must not be taken for going on with it. */
export const endOpenFlights = (tx: Queryable, deviceId: string): Promise<EndedFlight[]> => endWhere(tx, sql`device_id = ${deviceId}`);

/** Flights that nobody has heard of since then ended with the last that was heard of them. */
export const endFlightsLostBefore = (tx: Queryable, at: number): Promise<EndedFlight[]> => endWhere(tx, sql`heard_at < ${instant(at)}`);

const endWhere = (tx: Queryable, which: SQL): Promise<EndedFlight[]> =>
  endedBy(
    tx,
    sql`with lost as (delete from ${deviceOpenFlight} where ${which} returning *)
      insert into ${deviceFlight} (id, enterprise_id, device_id, take_off_at, landed_at, metres, is_landing_unseen)
      select id, enterprise_id, device_id, take_off_at, heard_at, metres, true from lost ${onceMore} ${asEnded}`,
  );

/** The flight that a device is on; nothing where none is on record yet, or no longer. */
export async function flightInTheAir(db: Queryable, deviceId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${deviceOpenFlight} where device_id = ${deviceId} order by heard_at desc limit 1`,
  );
  return rows[0]?.id;
}

/** As far as anybody has heard: one that is lost is taken for landed some minutes later. */
export async function isInTheAir(db: Queryable, deviceId: string): Promise<boolean> {
  return (await flightInTheAir(db, deviceId)) !== undefined;
}
