import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { taskFlight } from '../../tables/task.table.ts';
import type { DeviceRow } from './device-access.store.ts';
import { deviceFlight } from '../../tables/device.table.ts';

/** In the transaction that deletes a device: afterwards nobody knows how long it has flown, and the hours of its tasks would shrink. */
export const keepFlownForTasks = (tx: Queryable, { enterpriseId, id }: Pick<DeviceRow, 'enterpriseId' | 'id'>) =>
  tx
    .update(taskFlight)
    .set({ seconds: sql`${deviceFlight.seconds}`, metres: sql`${deviceFlight.metres}` })
    .from(deviceFlight)
    .where(
      and(
        eq(taskFlight.enterpriseId, enterpriseId),
        eq(deviceFlight.enterpriseId, enterpriseId),
        eq(deviceFlight.deviceId, id),
        eq(deviceFlight.id, taskFlight.flightId),
      ),
    );
