import { and, desc, eq, gt, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { deviceFlight } from '../../tables/device.table.ts';
import type { TaskRow } from './task-access.store.ts';
import { task, taskFlight } from '../../tables/task.table.ts';

/** The latest first; those of which no record is left at the end. */
export const flightsOf = (db: Queryable, { enterpriseId, id }: TaskRow) =>
  db
    .select({
      flightId: taskFlight.flightId,
      isWhole: taskFlight.isWhole,
      isKept: sql<boolean>`${deviceFlight.id} is not null and ${deviceFlight.deletedAt} is null`,
    })
    .from(taskFlight)
    .leftJoin(deviceFlight, and(eq(deviceFlight.id, taskFlight.flightId), eq(deviceFlight.enterpriseId, taskFlight.enterpriseId)))
    .where(and(eq(taskFlight.enterpriseId, enterpriseId), eq(taskFlight.taskId, id)))
    .orderBy(sql`${deviceFlight.takeOffAt} desc nulls last`)
    .limit(200);

/** What is heard last of a flight and when it ended may be some seconds apart. */
const SAME_FLIGHT_MS = 60_000;

/** The flight that a device was on at a moment, or has just ended; nothing where none was noted. */
export async function flightAt(db: Queryable, enterpriseId: string, deviceId: string, at: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ id: deviceFlight.id })
    .from(deviceFlight)
    .where(
      and(
        eq(deviceFlight.enterpriseId, enterpriseId),
        eq(deviceFlight.deviceId, deviceId),
        lte(deviceFlight.takeOffAt, at),
        or(isNull(deviceFlight.landedAt), gte(deviceFlight.landedAt, new Date(at.getTime() - SAME_FLIGHT_MS))),
      ),
    )
    .orderBy(desc(deviceFlight.takeOffAt))
    .limit(1);
  return row?.id;
}

/** Whether it was tied to the task before. */
export async function isTied(db: Queryable, { id }: TaskRow, flightId: string): Promise<boolean> {
  const isThis = and(eq(taskFlight.taskId, id), eq(taskFlight.flightId, flightId));
  return (await db.select({ id: taskFlight.flightId }).from(taskFlight).where(isThis).limit(1)).length > 0;
}

/** One of the task's own that landed, by a clock that was set back, before it took off: it is kept as landed in the moment of its take-off. */
export async function flightAhead(db: Queryable, { id }: TaskRow, deviceId: string, at: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ id: deviceFlight.id })
    .from(taskFlight)
    .innerJoin(deviceFlight, and(eq(deviceFlight.id, taskFlight.flightId), eq(deviceFlight.enterpriseId, taskFlight.enterpriseId)))
    .where(
      and(
        eq(taskFlight.taskId, id),
        eq(deviceFlight.deviceId, deviceId),
        gt(deviceFlight.takeOffAt, at),
        eq(deviceFlight.landedAt, deviceFlight.takeOffAt),
      ),
    )
    .orderBy(desc(deviceFlight.takeOffAt))
    .limit(1);
  return row?.id;
}

/** Told twice, it is still one; once whole, it stays so. */
export const noteFlight = (tx: Queryable, { enterpriseId, id }: TaskRow, flightId: string, isWhole: boolean) =>
  tx
    .insert(taskFlight)
    .values({ enterpriseId, taskId: id, flightId, isWhole })
    .onConflictDoUpdate({
      target: [taskFlight.taskId, taskFlight.flightId],
      set: { isWhole: sql`${taskFlight.isWhole} or excluded.is_whole` },
    });

/** Whether another task is flown with its aircraft. Asked one after the other, or two that are started at once would not see each other. */
export async function isTaken(tx: Queryable, { enterpriseId, id, deviceId }: TaskRow): Promise<boolean> {
  if (deviceId === null) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tasks with ${deviceId}`}, 0))`);
  const isOther = and(eq(task.enterpriseId, enterpriseId), eq(task.deviceId, deviceId), ne(task.id, id), eq(task.status, 'executing'));
  return (await tx.select({ id: task.id }).from(task).where(isOther).limit(1)).length > 0;
}
