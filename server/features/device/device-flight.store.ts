import type { DeviceId } from '@skyhelm/contract/ids';
import { and, count, eq, max, sql, type SQL } from 'drizzle-orm';
import type { LastDays } from '../../platform/clock/last-days.ts';
import { byDayName, dayNumber, isWithinDays } from '../../platform/db/by-day.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { counts } from '../flown-quarter/index.ts';
import { device, deviceFlight } from '../../tables/device.table.ts';

const secondsFlown = sql<number>`coalesce(sum(${deviceFlight.seconds}), 0)::float8`;
const metresFlown = sql<number>`coalesce(sum(${deviceFlight.metres}), 0)::float8`;

const flown = (column: SQL): SQL<number> =>
  sql`${sql`(select ${column} from ${deviceFlight} where ${deviceFlight.deviceId} = ${device.id} and ${counts})`}`;

/** Columns beside device rows. */
export const flownColumns = {
  flights: flown(sql`count(*)::int`).as('flights'),
  flightSeconds: flown(secondsFlown).as('flight_seconds'),
  flightMetres: flown(metresFlown).as('flight_metres'),
};

const flightsOf = (enterpriseId: string, id: DeviceId): SQL =>
  and(eq(deviceFlight.enterpriseId, enterpriseId), eq(deviceFlight.deviceId, id), counts)!;

export async function totalFlown(db: Queryable, enterpriseId: string, id: DeviceId) {
  const [row] = await db
    .select({ flights: count(), seconds: secondsFlown, metres: metresFlown, lastFlightAt: max(deviceFlight.takeOffAt) })
    .from(deviceFlight)
    .where(flightsOf(enterpriseId, id));
  return row!;
}

/** Days without a flight are left out. */
export async function flownByDay(db: Queryable, enterpriseId: string, id: DeviceId, days: LastDays) {
  const rows = await db
    .select({ day: dayNumber(deviceFlight.takeOffAt, days), flights: count(), seconds: secondsFlown, metres: metresFlown })
    .from(deviceFlight)
    .where(and(flightsOf(enterpriseId, id), isWithinDays(deviceFlight.takeOffAt, days)))
    .groupBy(sql`day`);
  return byDayName(days, rows);
}
