import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { UnitSystem } from '@skyhelm/core/units/unit-system';
import type { TakenPicture } from '@skyhelm/core/vehicle/picture';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { deviceFlight } from '../device/device.table.ts';
import { enterprise } from '../enterprise/enterprise.table.ts';
import { file } from '../file/file.table.ts';
import { flightEvent } from '../flight-record/flight-record.table.ts';
import { vehicleTransfer } from '../transfer/vehicle-transfer.table.ts';
import { taskFlight } from '../task/task.table.ts';
import { user } from '../user/user.table.ts';

export async function enterpriseOf(db: Queryable, { enterpriseId }: Actor): Promise<{ name: string; logoKey: string | null }> {
  const [row] = await db
    .select({ name: enterprise.name, logoKey: file.blobKey })
    .from(enterprise)
    .leftJoin(file, and(eq(file.enterpriseId, enterprise.id), eq(file.id, enterprise.logoFileId)))
    .where(eq(enterprise.id, enterpriseId));
  return row!;
}

/** Metric for other software. */
export async function unitSystemOf(db: Queryable, actor: Actor): Promise<UnitSystem> {
  if (actor.kind === 'key') return 1;
  const [row] = await db.select({ unitSystem: user.unitSystem }).from(user).where(eq(user.id, actor.userId));
  return row?.unitSystem ?? 1;
}

/** Of all flights of a task that have ended: what was flown stays flown, whoever sees it and whatever became of its record. */
export async function flownMetres(db: Queryable, { enterpriseId }: Actor, taskId: string): Promise<number> {
  const [row] = await db
    .select({ metres: sql<number>`coalesce(sum(${deviceFlight.metres}), 0)::float8` })
    .from(taskFlight)
    .innerJoin(deviceFlight, eq(deviceFlight.id, taskFlight.flightId))
    .where(and(eq(taskFlight.enterpriseId, enterpriseId), eq(taskFlight.taskId, taskId), isNotNull(deviceFlight.landedAt)));
  return row!.metres;
}

const isPicture = (enterpriseId: string, flightIds: readonly string[]) =>
  and(
    eq(flightEvent.enterpriseId, enterpriseId),
    inArray(flightEvent.flightId, [...flightIds]),
    sql`${flightEvent.event}->>'kind' = 'picture'`,
  );

/** The first that was fetched after it had been taken: cameras give a name again once their card was emptied. */
const FETCHED = sql<string | null>`(select ${vehicleTransfer.id} from ${vehicleTransfer}
  where ${vehicleTransfer.enterpriseId} = ${flightEvent.enterpriseId} and ${vehicleTransfer.deviceId} = ${deviceFlight.deviceId}
    and ${vehicleTransfer.kind} = 'readPicture' and ${vehicleTransfer.course} = 'done'
    and ${vehicleTransfer.file} = ${flightEvent.event}->>'file' and ${vehicleTransfer.createdAt} >= ${flightEvent.at}
  order by ${vehicleTransfer.createdAt} limit 1)`;

/** What the cameras told of during these flights, in the order of time, and which transfer has brought it here. */
export async function picturesOf(db: Queryable, { enterpriseId }: Actor, flightIds: readonly string[], limit: number) {
  if (flightIds.length === 0) return { taken: 0, rows: [] };
  const [all] = await db.select({ taken: count() }).from(flightEvent).where(isPicture(enterpriseId, flightIds));
  const rows = await db
    .select({
      flightId: flightEvent.flightId,
      at: flightEvent.at,
      event: sql<{ kind: 'picture' } & TakenPicture>`${flightEvent.event}`,
      transferId: FETCHED.as('transfer_id'),
    })
    .from(flightEvent)
    .innerJoin(deviceFlight, eq(deviceFlight.id, flightEvent.flightId))
    .where(isPicture(enterpriseId, flightIds))
    .orderBy(asc(flightEvent.at), asc(flightEvent.id))
    .limit(limit);
  return { taken: all!.taken, rows };
}
