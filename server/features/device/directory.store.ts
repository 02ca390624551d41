import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceOpenFlight } from '../../tables/device.table.ts';

/** The one query without a tenant: the hardware id is unique over the installation and says whose it is. With the flight it was last on, if that has not ended. */
export async function deviceByHardwareId(db: Queryable, hardwareId: string) {
  const [row] = await db
    .select({
      id: device.id,
      enterpriseId: device.enterpriseId,
      name: device.name,
      sn: device.sn,
      signingKeySealed: device.signingKeySealed,
      openFlight: {
        id: deviceOpenFlight.id,
        takeOffAt: deviceOpenFlight.takeOffAt,
        heardAt: deviceOpenFlight.heardAt,
        metres: deviceOpenFlight.metres,
      },
    })
    .from(device)
    .leftJoin(deviceOpenFlight, eq(deviceOpenFlight.deviceId, device.id))
    .where(eq(device.hardwareId, hardwareId))
    .orderBy(desc(deviceOpenFlight.takeOffAt))
    .limit(1);
  return row;
}

/** No edit is made stale by it. What was seen later is not unseen by news that come late. */
export async function noteSeen(db: Queryable, deviceIds: readonly string[], at: Date): Promise<void> {
  if (deviceIds.length === 0) return;
  await db
    .update(device)
    .set({ lastSeenAt: at })
    .where(and(sql`${device.id} = any(${sql.param([...deviceIds])}::uuid[])`, or(isNull(device.lastSeenAt), lt(device.lastSeenAt, at))));
}
