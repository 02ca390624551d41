import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { deviceFlight, flownQuarter } from '../../tables/device.table.ts';

/** Heard as it was flown, and over: what was read from files may have been heard too, and would count twice. */
export const counts = sql`${deviceFlight.landedAt} is not null and ${deviceFlight.source} = 'live'`;

/** A flight is counted where it took off; milliseconds since 1970. */
interface TakenOff {
  enterpriseId: string;
  takeOffAt: number;
}

const quartersOf = (flights: readonly TakenOff[]): SQL =>
  sql`select distinct enterprise_id, date_bin('15 minutes', to_timestamp(took_off / 1000), timestamptz 'epoch') as begins_at
    from unnest(${sql.param(flights.map(({ enterpriseId }) => enterpriseId))}::uuid[],
      ${sql.param(flights.map(({ takeOffAt }) => takeOffAt))}::float8[]) as flown (enterprise_id, took_off)`;

/**
 * Counts anew what took off when these did, in the transaction that has changed them: however often a flight is told of, it counts once.
 * The rows are held before they are counted, always in the same order: of two who count at once the other sees what the first has written.
 */
export async function recountQuarters(tx: Queryable, flights: readonly TakenOff[]): Promise<void> {
  if (flights.length === 0) return;
  await tx.execute(
    sql`insert into ${flownQuarter} (enterprise_id, begins_at, flights, seconds)
      select enterprise_id, begins_at, 0, 0 from (${quartersOf(flights)}) as touched order by enterprise_id, begins_at
      on conflict (enterprise_id, begins_at) do update set flights = ${flownQuarter.flights}`,
  );
  await tx.execute(
    sql`update ${flownQuarter} set flights = summed.flights, seconds = summed.seconds, counted = ${flownQuarter.counted} + 1
      from (select touched.enterprise_id, touched.begins_at, count(${deviceFlight.id})::int as flights,
          coalesce(sum(${deviceFlight.seconds}), 0)::float8 as seconds
        from (${quartersOf(flights)}) as touched
        left join ${deviceFlight} on ${deviceFlight.enterpriseId} = touched.enterprise_id and ${deviceFlight.takeOffAt} >= touched.begins_at
          and ${deviceFlight.takeOffAt} < touched.begins_at + interval '15 minutes' and ${counts}
        group by touched.enterprise_id, touched.begins_at) as summed
      where ${flownQuarter.enterpriseId} = summed.enterprise_id and ${flownQuarter.beginsAt} = summed.begins_at`,
  );
}

/** Of a device that is about to go. */
export async function takeOffsOf(tx: Queryable, { enterpriseId, id }: { enterpriseId: string; id: string }): Promise<TakenOff[]> {
  const rows = await tx
    .select({ takeOffAt: deviceFlight.takeOffAt })
    .from(deviceFlight)
    .where(and(eq(deviceFlight.enterpriseId, enterpriseId), eq(deviceFlight.deviceId, id), counts));
  return rows.map(({ takeOffAt }) => ({ enterpriseId, takeOffAt: takeOffAt.getTime() }));
}
