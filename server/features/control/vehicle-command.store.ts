import type { VehicleCommand } from '@skyhelm/contract/control';
import type { DeviceId, VehicleCommandId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import type { Command, CommandKind } from '@skyhelm/core/vehicle/command';
import { COURSES, isOver, nextCourse, type Course, type CourseDetails, type CourseStep } from '@skyhelm/core/vehicle/command-course';
import { and, asc, between, desc, eq, gte, inArray, max, notInArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { vehicleCommand } from '../../tables/vehicle-command.table.ts';

type CommandRow = typeof vehicleCommand.$inferSelect;

export interface NewCommand {
  id: VehicleCommandId;
  deviceId: DeviceId;
  token: number;
  command: Command;
  now: Date;
}

export const insertCommand = (tx: Queryable, actor: Actor, { id, deviceId, token, command, now }: NewCommand) =>
  tx.insert(vehicleCommand).values({
    id,
    deviceId,
    token,
    enterpriseId: actor.enterpriseId,
    byKind: actor.kind,
    byId: actor.kind === 'user' ? actor.userId : actor.keyId,
    byName: actor.name,
    kind: command.kind,
    params: command.params as Record<string, number | boolean>,
    course: 'recorded',
    createdAt: now,
  });

const thisOne = ({ enterpriseId }: Actor, id: VehicleCommandId) =>
  and(eq(vehicleCommand.enterpriseId, enterpriseId), eq(vehicleCommand.id, id));

export async function findCommand(db: Queryable, actor: Actor, id: VehicleCommandId): Promise<CommandRow | undefined> {
  const [row] = await db.select().from(vehicleCommand).where(thisOne(actor, id));
  return row;
}

export async function listCommands(
  db: Queryable,
  page: Pager,
  { enterpriseId }: Actor,
  { deviceId, ...request }: PageRequest & { deviceId: DeviceId },
): Promise<Page<VehicleCommand> & { counting: boolean }> {
  const where = and(eq(vehicleCommand.enterpriseId, enterpriseId), eq(vehicleCommand.deviceId, deviceId))!;
  const { ids, ...length } = await page({ table: vehicleCommand, id: vehicleCommand.id, sort: vehicleCommand.createdAt, where }, request);
  const rows = await db
    .select()
    .from(vehicleCommand)
    .where(and(where, sql`${vehicleCommand.id} = any(${sql.param(ids)}::uuid[])`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...length, rows: ids.flatMap((id) => byId.get(id) ?? []).map(recordOf) };
}

export const recordOf = ({ id, deviceId, kind, params, course, details, byName, createdAt, endedAt }: CommandRow): VehicleCommand => ({
  id: id as VehicleCommandId,
  deviceId: deviceId as DeviceId,
  kind,
  params,
  course,
  details,
  by: byName,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** The newest token that anything was ordered under; nought for a device that was never told anything. */
export async function newestToken(db: Queryable, deviceId: string): Promise<number> {
  const [row] = await db
    .select({ newest: max(vehicleCommand.token) })
    .from(vehicleCommand)
    .where(eq(vehicleCommand.deviceId, deviceId));
  return row?.newest ?? 0;
}

/** The newest ones first. */
export async function newestCommands(db: Queryable, { enterpriseId }: Actor, deviceId: string, count: number): Promise<VehicleCommand[]> {
  const rows = await db
    .select()
    .from(vehicleCommand)
    .where(and(eq(vehicleCommand.enterpriseId, enterpriseId), eq(vehicleCommand.deviceId, deviceId)))
    .orderBy(desc(vehicleCommand.createdAt), desc(vehicleCommand.id))
    .limit(count);
  return rows.map(recordOf);
}

/** How far each of these has come. */
export async function coursesOf(db: Queryable, ids: readonly VehicleCommandId[]): Promise<ReadonlyMap<string, Course>> {
  const rows = await db
    .select({ id: vehicleCommand.id, course: vehicleCommand.course })
    .from(vehicleCommand)
    .where(sql`${vehicleCommand.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, course }) => [id, course]));
}

/** What a device was told between two moments, in the order of time. */
export async function commandsBetween(
  db: Queryable,
  { enterpriseId }: Actor,
  { deviceId, from, to, limit }: { deviceId: string; from: Date; to: Date; limit: number },
): Promise<VehicleCommand[]> {
  const rows = await db
    .select()
    .from(vehicleCommand)
    .where(
      and(
        eq(vehicleCommand.enterpriseId, enterpriseId),
        eq(vehicleCommand.deviceId, deviceId),
        between(vehicleCommand.createdAt, from, to),
      ),
    )
    .orderBy(asc(vehicleCommand.createdAt), asc(vehicleCommand.id))
    .limit(limit);
  return rows.map(recordOf);
}

/** What may have a device leave the ground. */
const STARTS = ['takeOff', 'startRoute', 'continue'] as const satisfies readonly CommandKind[];
/** Between obeying and the first word that it is in the air its motors start and it climbs. */
const CLIMBING_MS = 30_000;
/** Nothing is under way for so long: of what a gateway left behind that was ended, nobody would ever hear. */
const UNDER_WAY_MS = 600_000;

/** Whether a device is told to leave the ground, or has just been, and nobody knows that it does not. */
export async function isToldToStart(db: Queryable, enterpriseId: string, deviceId: string, now: Date): Promise<boolean> {
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  const around = (moment: SQLWrapper, ms: number) => sql`${moment} between ${at(-ms)} and ${at(ms)}`;
  const { course, createdAt, endedAt } = vehicleCommand;
  const underWay = COURSES.filter((one) => !isOver(one));
  const isUnderWay = and(inArray(course, underWay), around(createdAt, UNDER_WAY_MS));
  const mayClimb = and(inArray(course, ['done', 'unanswered']), around(sql`coalesce(${endedAt}, ${createdAt})`, CLIMBING_MS));
  const rows = await db
    .select({ id: vehicleCommand.id })
    .from(vehicleCommand)
    .where(
      and(
        eq(vehicleCommand.enterpriseId, enterpriseId),
        eq(vehicleCommand.deviceId, deviceId),
        inArray(vehicleCommand.kind, STARTS),
        gte(createdAt, new Date(now.getTime() - UNDER_WAY_MS)),
        or(isUnderWay, mayClimb),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** One step on its way, and how far it is then. What comes late or twice changes nothing. */
export async function advance(
  tx: Queryable,
  id: string,
  step: CourseStep,
  details: CourseDetails,
  now: Date,
): Promise<VehicleCommand | undefined> {
  const [row] = await tx.select().from(vehicleCommand).where(eq(vehicleCommand.id, id)).for('update');
  if (!row) return undefined;
  const course = nextCourse(row.course, step);
  if (course === row.course && !(course === 'inProgress' && step === 'progress')) return undefined;
  const [written] = await tx
    .update(vehicleCommand)
    .set({ course, details: { ...row.details, ...details }, endedAt: isOver(course) ? now : null })
    .where(eq(vehicleCommand.id, id))
    .returning();
  return recordOf(written!);
}

/** What was under way when the server ended: whether it left, or what became of it, nobody knows. */
export async function settleLost(tx: Queryable, now: Date): Promise<void> {
  for (const course of COURSES) {
    if (isOver(course)) continue;
    await tx
      .update(vehicleCommand)
      .set({ course: nextCourse(course, 'lost'), endedAt: now })
      .where(eq(vehicleCommand.course, course));
  }
}

/** Whether it was told to fly what it has on board since then, and may have obeyed. */
export async function hasBeenStarted(db: Queryable, enterpriseId: string, deviceId: string, since: Date): Promise<boolean> {
  const { course, createdAt, kind } = vehicleCommand;
  const [row] = await db
    .select({ id: vehicleCommand.id })
    .from(vehicleCommand)
    .where(
      and(
        eq(vehicleCommand.enterpriseId, enterpriseId),
        eq(vehicleCommand.deviceId, deviceId),
        eq(kind, 'startRoute'),
        notInArray(course, ['refused', 'unsent']),
        gte(createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}
