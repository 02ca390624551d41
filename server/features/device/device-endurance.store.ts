import type { DeviceId } from '@skyhelm/contract/ids';
import { enduranceOf, type Endurance } from '@skyhelm/core/plan/energy/endurance';
import type { Airframe } from '@skyhelm/core/vehicle/airframe';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceFlight } from '../../tables/device.table.ts';

/** Batteries grow old: only the last flights tell what they are worth now. */
const FLIGHTS_ASKED = 20;

/** As the editor reckons with it and as it is held to when a route is sent. `craft` is what it says of itself, while it is heard. */
export async function enduranceFor(
  db: Queryable,
  enterpriseId: string,
  deviceId: DeviceId,
  craft: { kind: Airframe } | undefined,
): Promise<Endurance> {
  const [row] = await db
    .select({ registeredMinutes: device.enduranceMinutes })
    .from(device)
    .where(and(eq(device.enterpriseId, enterpriseId), eq(device.id, deviceId)));
  const rows = await db
    .select({ seconds: deviceFlight.seconds, airframe: deviceFlight.airframe, summary: deviceFlight.summary })
    .from(deviceFlight)
    .where(
      and(
        eq(deviceFlight.enterpriseId, enterpriseId),
        eq(deviceFlight.deviceId, deviceId),
        isNotNull(deviceFlight.landedAt),
        isNotNull(deviceFlight.summary),
        isNull(deviceFlight.deletedAt),
      ),
    )
    .orderBy(desc(deviceFlight.takeOffAt))
    .limit(FLIGHTS_ASKED);
  const kinds = [craft?.kind, ...rows.map(({ airframe }) => airframe)];
  return enduranceOf({
    airframe: kinds.find((kind) => kind !== undefined && kind !== 'other') ?? 'other',
    flights: rows.map(({ seconds, summary }) => ({
      seconds,
      startPercent: summary?.startPercent ?? null,
      endPercent: summary?.endPercent ?? null,
    })),
    registeredMinutes: row?.registeredMinutes ?? null,
  });
}
