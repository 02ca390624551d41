import type { FlightRecordId, VehicleTransferId } from '@skyhelm/contract/ids';
import { RESULT_PICTURES_MAX, type TaskPicture } from '@skyhelm/contract/task-results';
import type { TakenPicture } from '@skyhelm/core/vehicle/picture';
import { and, asc, count, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { deviceFlight } from '../device/device.table.ts';
import { flightEvent } from '../flight-record/flight-record.table.ts';
import { vehicleTransfer } from '../transfer/vehicle-transfer.table.ts';
import type { TaskRow } from './task-access.store.ts';
import { taskFlight } from './task.table.ts';

const isPictureOf = (enterpriseId: string, flightIds: readonly string[]): SQL =>
  and(
    eq(flightEvent.enterpriseId, enterpriseId),
    inArray(flightEvent.flightId, [...flightIds]),
    sql`${flightEvent.event}->>'kind' = 'picture'`,
  )!;

/** Cameras count anew on every card: a file of this name that was fetched before the picture was taken is another. */
const isItsFile = and(
  eq(vehicleTransfer.enterpriseId, deviceFlight.enterpriseId),
  eq(vehicleTransfer.deviceId, deviceFlight.deviceId),
  eq(vehicleTransfer.kind, 'readPicture'),
  eq(vehicleTransfer.course, 'done'),
  sql`${vehicleTransfer.file} = ${flightEvent.event}->>'file'`,
  gte(vehicleTransfer.createdAt, flightEvent.at),
)!;

const ofFlight = and(eq(deviceFlight.enterpriseId, flightEvent.enterpriseId), eq(deviceFlight.id, flightEvent.flightId))!;

/** In the order in which they were taken, and how many there are in all. */
export async function picturesOf(
  db: Queryable,
  { enterpriseId }: TaskRow,
  flightIds: readonly string[],
): Promise<{ pictures: TaskPicture[]; total: number }> {
  if (flightIds.length === 0) return { pictures: [], total: 0 };
  const where = isPictureOf(enterpriseId, flightIds);
  const fetched = db
    .select({ id: vehicleTransfer.id })
    .from(vehicleTransfer)
    .where(isItsFile)
    .orderBy(desc(vehicleTransfer.createdAt))
    .limit(1);
  const rows = await db
    .select({ flightId: flightEvent.flightId, at: flightEvent.at, event: flightEvent.event, fetchedBy: sql<string | null>`(${fetched})` })
    .from(flightEvent)
    .innerJoin(deviceFlight, ofFlight)
    .where(where)
    .orderBy(asc(flightEvent.at), asc(flightEvent.id))
    .limit(RESULT_PICTURES_MAX);
  const [all] = await db.select({ total: count() }).from(flightEvent).where(where);
  return { pictures: rows.map(pictureIn), total: all!.total };
}

interface PictureRow {
  flightId: string;
  at: Date;
  event: object;
  fetchedBy: string | null;
}

function pictureIn({ flightId, at, event, fetchedBy }: PictureRow): TaskPicture {
  const told = event as TakenPicture;
  return {
    flightId: flightId as FlightRecordId,
    takenAt: new Date(told.takenAt ?? at).toISOString(),
    longitude: told.longitude ?? null,
    latitude: told.latitude ?? null,
    height: told.height ?? null,
    heading: told.heading ?? null,
    file: told.file ?? null,
    fetchedBy: fetchedBy as VehicleTransferId | null,
  };
}

/** Whether this transfer has fetched a picture of one of these flights. */
export async function isPictureAmong(
  db: Queryable,
  enterpriseId: string,
  flightIds: readonly string[],
  fetchedBy: string,
): Promise<boolean> {
  if (flightIds.length === 0) return false;
  const [row] = await db
    .select({ id: vehicleTransfer.id })
    .from(flightEvent)
    .innerJoin(deviceFlight, ofFlight)
    .innerJoin(vehicleTransfer, isItsFile)
    .where(and(isPictureOf(enterpriseId, flightIds), eq(vehicleTransfer.id, fetchedBy)))
    .limit(1);
  return row !== undefined;
}

/** Of all flights of a task, also of those whose records or aircraft are gone. */
export async function metresOf(db: Queryable, { enterpriseId, id }: TaskRow): Promise<number> {
  const [row] = await db
    .select({ metres: sql<number>`coalesce(sum(coalesce(${deviceFlight.metres}, ${taskFlight.metres})), 0)::float8` })
    .from(taskFlight)
    .leftJoin(deviceFlight, and(eq(deviceFlight.id, taskFlight.flightId), eq(deviceFlight.enterpriseId, taskFlight.enterpriseId)))
    .where(and(eq(taskFlight.enterpriseId, enterpriseId), eq(taskFlight.taskId, id)));
  return row!.metres;
}
