import type { FlightRecordId, VehicleTransferId } from '@skyhelm/contract/ids';
import { TOLD_WITHIN_MS, type TakenPicture } from '@skyhelm/core/vehicle/picture';
import { and, asc, count, eq, exists, inArray, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/database.ts';
import { deviceFlight } from '../../tables/device.table.ts';
import { flightEvent } from '../../tables/flight-record.table.ts';
import { vehicleTransfer } from '../../tables/vehicle-transfer.table.ts';
import type { TaskRow } from './task-access.store.ts';
import { taskFlight } from '../../tables/task.table.ts';

const isPictureOf = (enterpriseId: string, flightIds: readonly string[]): SQL =>
  and(
    eq(flightEvent.enterpriseId, enterpriseId),
    inArray(flightEvent.flightId, [...flightIds]),
    sql`${flightEvent.event}->>'kind' = 'picture'`,
  )!;

/** Earlier versions kept whatever a camera without a clock said. */
const isMoment = (ms: number | undefined): ms is number => ms !== undefined && !Number.isNaN(new Date(ms).getTime());

const TOLD_WITHIN = sql.raw(`interval '${TOLD_WITHIN_MS} milliseconds'`);
/** Flights of about then, however the clock was set meanwhile: a device may have thousands. */
const THAT_DAY = sql.raw(`interval '1 day'`);
const [otherEvent, otherFlight] = [alias(flightEvent, 'other_event'), alias(deviceFlight, 'other_flight')];

type Events = Record<'at' | 'event', AnyPgColumn>;

const hasItsName = ({ event }: Events): SQL =>
  and(
    sql`${vehicleTransfer.file} = ${event}->>'file'`,
    // An earlier version did not write down where a picture lies that it was told of.
    sql`${vehicleTransfer.filePlace} is not distinct from coalesce(${event}->>'filePlace', ${vehicleTransfer.filePlace})`,
  )!;

const isToldThen = ({ at, event }: Events): SQL =>
  and(
    isNull(vehicleTransfer.takenAt),
    sql`${event}->'takenAt' is null`,
    sql`${vehicleTransfer.toldAt} between ${at} - ${TOLD_WITHIN} and ${at} + ${TOLD_WITHIN}`,
  )!;

const apart = ({ at }: Events): SQL => sql`greatest(${at} - ${vehicleTransfer.toldAt}, ${vehicleTransfer.toldAt} - ${at})`;

/** A camera without a clock that began anew may soon have taken another in the same place. */
const isNearest = notExists(
  new QueryBuilder()
    .select({ id: otherEvent.id })
    .from(otherFlight)
    .innerJoin(otherEvent, and(eq(otherEvent.enterpriseId, otherFlight.enterpriseId), eq(otherEvent.flightId, otherFlight.id)))
    .where(
      and(
        eq(otherFlight.enterpriseId, vehicleTransfer.enterpriseId),
        eq(otherFlight.deviceId, vehicleTransfer.deviceId),
        sql`${otherFlight.takeOffAt} <= ${vehicleTransfer.toldAt} + ${THAT_DAY}`,
        or(isNull(otherFlight.landedAt), sql`${otherFlight.landedAt} >= ${vehicleTransfer.toldAt} - ${THAT_DAY}`),
        sql`${otherEvent.event}->>'kind' = 'picture'`,
        hasItsName(otherEvent),
        isToldThen(otherEvent),
        sql`(${apart(otherEvent)}, ${otherEvent.id}) < (${apart(flightEvent)}, ${flightEvent.id})`,
      ),
    ),
);

/**
 * Cameras count anew on every card, in every folder and after every start: a file is that of the picture that the camera took at this very moment
 * and keeps in this very place. Of a camera without a clock it is the one that was told of then. When it was fetched says nothing: clocks are set.
 */
const isItsFile = and(
  eq(vehicleTransfer.enterpriseId, deviceFlight.enterpriseId),
  eq(vehicleTransfer.deviceId, deviceFlight.deviceId),
  eq(vehicleTransfer.kind, 'readPicture'),
  eq(vehicleTransfer.course, 'done'),
  hasItsName(flightEvent),
  // Of what an earlier version has fetched the upgrade wrote down for which of them it passes.
  or(isNotNull(vehicleTransfer.filePlace), eq(vehicleTransfer.toldAt, flightEvent.at)),
  or(sql`to_jsonb(${vehicleTransfer.takenAt}) = ${flightEvent.event}->'takenAt'`, and(isToldThen(flightEvent), isNearest)),
)!;

const ofFlight = and(eq(deviceFlight.enterpriseId, flightEvent.enterpriseId), eq(deviceFlight.id, flightEvent.flightId))!;

/** A picture that was told of during a flight, and which transfer has brought its file here. */
export interface ToldPicture extends TakenPicture {
  flightId: FlightRecordId;
  toldAt: Date;
  /** When it was told of, where the camera said nothing itself. */
  takenAt: number;
  fetchedBy: VehicleTransferId | null;
}

/** In the order in which they were taken, as many as asked for, and how many there are in all. */
export async function picturesOf(
  db: Queryable,
  { enterpriseId }: Pick<TaskRow, 'enterpriseId'>,
  flightIds: readonly string[],
  limit: number,
): Promise<{ pictures: ToldPicture[]; total: number }> {
  if (flightIds.length === 0) return { pictures: [], total: 0 };
  const where = isPictureOf(enterpriseId, flightIds);
  const fetched = db
    .select({ id: vehicleTransfer.id })
    .from(vehicleTransfer)
    .where(isItsFile)
    .orderBy(asc(vehicleTransfer.createdAt))
    .limit(1);
  const rows = await db
    .select({
      flightId: sql<FlightRecordId>`${flightEvent.flightId}`,
      at: flightEvent.at,
      event: sql<{ kind: 'picture' } & TakenPicture>`${flightEvent.event}`,
      fetchedBy: sql<VehicleTransferId | null>`(${fetched})`,
    })
    .from(flightEvent)
    .innerJoin(deviceFlight, ofFlight)
    .where(where)
    .orderBy(asc(flightEvent.at), asc(flightEvent.id))
    .limit(limit);
  const [all] = await db.select({ total: count() }).from(flightEvent).where(where);
  const pictures = rows.map(({ flightId, at, event: { kind: _, ...told }, fetchedBy }) => ({
    ...told,
    flightId,
    toldAt: at,
    takenAt: isMoment(told.takenAt) ? told.takenAt : at.getTime(),
    fetchedBy,
  }));
  return { pictures, total: all!.total };
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

/** Of transfers: what they have fetched is among the results of a task, for as long as the record of its flight is kept. */
export const isResult = (db: Queryable): SQL =>
  exists(
    db
      .select({ id: flightEvent.id })
      .from(deviceFlight)
      .innerJoin(taskFlight, and(eq(taskFlight.enterpriseId, deviceFlight.enterpriseId), eq(taskFlight.flightId, deviceFlight.id)))
      .innerJoin(flightEvent, ofFlight)
      .where(and(isItsFile, sql`${flightEvent.event}->>'kind' = 'picture'`)),
  );

/** Of all flights of a task that have ended, also of those whose records or aircraft are gone. */
export async function metresOf(db: Queryable, { enterpriseId, id }: Pick<TaskRow, 'enterpriseId' | 'id'>): Promise<number> {
  const [row] = await db
    .select({ metres: sql<number>`coalesce(sum(coalesce(${deviceFlight.metres}, ${taskFlight.metres})), 0)::float8` })
    .from(taskFlight)
    .leftJoin(deviceFlight, and(eq(deviceFlight.id, taskFlight.flightId), eq(deviceFlight.enterpriseId, taskFlight.enterpriseId)))
    .where(
      and(
        eq(taskFlight.enterpriseId, enterpriseId),
        eq(taskFlight.taskId, id),
        or(isNull(deviceFlight.id), isNotNull(deviceFlight.landedAt)),
      ),
    );
  return row!.metres;
}
