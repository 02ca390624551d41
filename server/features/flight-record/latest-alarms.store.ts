import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import type { Fault, FaultChange } from '@skyhelm/core/vehicle/fault';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceFlight } from '../../tables/device.table.ts';
import { flightsWithin } from './flight-record.store.ts';
import { flightEvent } from '../../tables/flight-record.table.ts';

export interface RecordedAlarm {
  deviceId: DeviceId;
  name: string;
  fault: Fault;
  about: string | null;
  at: Date;
  flightId: FlightRecordId;
}

/** What began to be wrong during flights since then, newest first. */
export async function latestAlarms(db: Queryable, actor: Actor, since: Date, atMost: number): Promise<RecordedAlarm[]> {
  const rows = await db
    .select({ at: flightEvent.at, event: flightEvent.event, flightId: flightEvent.flightId, deviceId: device.id, name: device.name })
    .from(flightEvent)
    .innerJoin(deviceFlight, eq(deviceFlight.id, flightEvent.flightId))
    .innerJoin(device, eq(device.id, deviceFlight.deviceId))
    .where(
      and(
        eq(flightEvent.enterpriseId, actor.enterpriseId),
        sql`${flightEvent.event} ->> 'kind' = 'alarm' and ${flightEvent.event} ->> 'isOn' = 'true'`,
        gte(flightEvent.at, since),
        flightsWithin(actor),
      ),
    )
    .orderBy(desc(flightEvent.at))
    .limit(atMost);
  return rows.map(({ event, deviceId, flightId, ...rest }) => {
    const { fault, about } = event as FaultChange & { kind: 'alarm' };
    return { ...rest, deviceId: deviceId as DeviceId, flightId: flightId as FlightRecordId, fault, about: about ?? null };
  });
}
