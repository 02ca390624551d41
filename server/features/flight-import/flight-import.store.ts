import { RUNNING_FLIGHT_IMPORT, type FlightImportPhase } from '@skyhelm/contract/flight-import-facts';
import type { DeviceId, FlightImportId } from '@skyhelm/contract/ids';
import type { Issue } from '@skyhelm/core/issue';
import { and, desc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { device, deviceFlight } from '../../tables/device.table.ts';
import { flightImport, type SavedFlight } from '../../tables/flight-import.table.ts';

/** While a piece is on its way over a slow link, and while a server reads. */
const LEASE_MS = { uploading: 600_000, reading: 15_000 } as const;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const isRunning = (now: Date) => and(inArray(flightImport.phase, [...RUNNING_FLIGHT_IMPORT]), gte(flightImport.aliveUntil, now));
const isTheirs = ({ enterpriseId, userId }: UserActor) =>
  and(eq(flightImport.enterpriseId, enterpriseId), eq(flightImport.ownerId, userId));
const thisOne = (actor: UserActor, id: FlightImportId) => and(isTheirs(actor), eq(flightImport.id, id));

export type FlightImportRow = typeof flightImport.$inferSelect;

/** Two submits of one person at once: the second waits here and then finds the first. */
export const lockImporter = (tx: Queryable, { userId }: UserActor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`flight import of ${userId}`}, 0))`);

export const hasRunning = async (tx: Queryable, actor: UserActor, now: Date): Promise<boolean> =>
  (await tx.$count(flightImport, and(isTheirs(actor), isRunning(now)))) > 0;

/** Bytes that the files of an enterprise take up at most while they are on their way. */
export async function bytesOnTheWay(tx: Queryable, { enterpriseId }: UserActor, now: Date): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${flightImport.bytes}), 0)::float8` })
    .from(flightImport)
    .where(and(eq(flightImport.enterpriseId, enterpriseId), isRunning(now)));
  return row!.bytes;
}

type NewImport = Pick<FlightImportRow, 'fileName' | 'format' | 'bytes' | 'modifiedAt' | 'addKnown'> & {
  id: FlightImportId;
  deviceId: DeviceId;
};

export const insertImport = (tx: Queryable, { enterpriseId, userId }: UserActor, given: NewImport, now: Date) =>
  tx.insert(flightImport).values({
    ...given,
    enterpriseId,
    ownerId: userId,
    phase: 'uploading',
    createdAt: now,
    aliveUntil: after(now, LEASE_MS.uploading),
  });

export async function newestImport(db: Queryable, actor: UserActor) {
  const [row] = await db
    .select({ row: flightImport, deviceName: device.name })
    .from(flightImport)
    .innerJoin(device, eq(device.id, flightImport.deviceId))
    .where(isTheirs(actor))
    .orderBy(desc(flightImport.createdAt))
    .limit(1);
  return row;
}

export async function ownImport(db: Queryable, actor: UserActor, id: FlightImportId): Promise<FlightImportRow | undefined> {
  const [row] = await db.select().from(flightImport).where(thisOne(actor, id));
  return row;
}

/** Held until the change is safe: pieces that come twice come one after the other. */
export async function lockUploading(tx: Queryable, actor: UserActor, id: FlightImportId, now: Date): Promise<FlightImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(flightImport)
    .where(and(thisOne(actor, id), eq(flightImport.phase, 'uploading'), isRunning(now)))
    .for('update');
  return row;
}

/** With its last byte the reading begins. */
export const noteReceived = (tx: Queryable, { id, bytes }: Pick<FlightImportRow, 'id' | 'bytes'>, received: number, now: Date) =>
  tx
    .update(flightImport)
    .set(
      received < bytes
        ? { done: received, aliveUntil: after(now, LEASE_MS.uploading) }
        : { done: 0, phase: 'reading', aliveUntil: after(now, LEASE_MS.reading) },
    )
    .where(eq(flightImport.id, id));

/** Says how far it is and that it is alive. False: it was cancelled, or taken for dead. */
export async function keepRunning(
  db: Queryable,
  id: string,
  now: Date,
  progress: { phase: FlightImportPhase; done: number },
): Promise<boolean> {
  const kept = await db
    .update(flightImport)
    .set({ ...progress, aliveUntil: after(now, LEASE_MS.reading) })
    .where(and(eq(flightImport.id, id), isRunning(now)))
    .returning({ id: flightImport.id });
  return kept.length > 0;
}

type Ending =
  | { phase: 'done'; done: number; sha256: string; flights: SavedFlight[]; issues: Issue[] }
  | { phase: 'failed'; refusal: string; refusalParams: Record<string, string | number> }
  | { phase: 'cancelled' };

/** False: it had ended otherwise before, which is then what holds. */
export async function endImport(db: Queryable, id: string, now: Date, ending: Ending): Promise<boolean> {
  const ended = await db
    .update(flightImport)
    .set({ ...ending, endedAt: now })
    .where(and(eq(flightImport.id, id), isRunning(now)))
    .returning({ id: flightImport.id });
  return ended.length > 0;
}

/** The same file, imported before, of which something that it brought is still among the records. */
export async function importedBefore(db: Queryable, enterpriseId: string, sha256: string) {
  const kept = sql`exists (select 1 from jsonb_array_elements(${flightImport.flights}) saved
    join ${deviceFlight} on ${deviceFlight.id} = (saved->>'id')::uuid and ${deviceFlight.deletedAt} is null
    where not (saved->>'isKnown')::boolean)`;
  const [row] = await db
    .select({ fileName: flightImport.fileName, deviceId: flightImport.deviceId, deviceName: device.name })
    .from(flightImport)
    .innerJoin(device, eq(device.id, flightImport.deviceId))
    .where(and(eq(flightImport.enterpriseId, enterpriseId), eq(flightImport.sha256, sha256), eq(flightImport.phase, 'done'), kept))
    .limit(1);
  return row;
}

/** What else of the enterprise is bound to this aircraft. */
export async function deviceWithHardware(db: Queryable, enterpriseId: string, hardwareId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: device.id })
    .from(device)
    .where(and(eq(device.enterpriseId, enterpriseId), eq(device.hardwareId, hardwareId)));
  return row?.id;
}

export async function findDevice(db: Queryable, deviceId: string) {
  const [row] = await db.select({ type: device.type, hardwareId: device.hardwareId }).from(device).where(eq(device.id, deviceId));
  return row;
}

/** Those whose server or sender is gone; all that a server had in hand, where there is no other server. */
export const endLost = (db: Queryable, now: Date, all: boolean) =>
  db
    .update(flightImport)
    .set({ phase: 'interrupted', endedAt: now })
    .where(
      all
        ? inArray(flightImport.phase, ['reading', 'saving'])
        : and(inArray(flightImport.phase, [...RUNNING_FLIGHT_IMPORT]), lt(flightImport.aliveUntil, now)),
    );

/** What was imported stays, to know it again. */
export const dropFruitless = (db: Queryable, startedBefore: Date) =>
  db
    .delete(flightImport)
    .where(and(lt(flightImport.createdAt, startedBefore), notInArray(flightImport.phase, [...RUNNING_FLIGHT_IMPORT, 'done'])));

/** Of those named, the ones whose pieces are still needed. */
export async function stillRunning(db: Queryable, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: flightImport.id })
    .from(flightImport)
    .where(and(inArray(flightImport.id, [...ids]), isRunning(now)));
  return new Set(rows.map(({ id }) => id));
}
