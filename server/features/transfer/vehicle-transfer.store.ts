import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { ListedPicture } from '@skyhelm/core/vehicle/picture';
import type { PlanKind } from '@skyhelm/core/vehicle/plan-item';
import { failed, type TransferEnd, type TransferKind } from '@skyhelm/core/vehicle/transfer';
import { and, desc, eq, inArray, isNotNull, lt, not, notInArray } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isResult } from '../task/index.ts';
import { vehicleTransfer } from '../../tables/vehicle-transfer.table.ts';

export type TransferRow = typeof vehicleTransfer.$inferSelect;

/** What is to be transferred. */
export interface Matter {
  kind: TransferKind;
  planKind?: PlanKind;
  log?: number;
  picture?: ListedPicture;
}

interface NewTransfer extends Matter {
  id: VehicleTransferId;
  deviceId: DeviceId;
  now: Date;
}

const columnsOfPicture = ({ file, filePlace, takenAt, toldAt }: ListedPicture) => ({ file, filePlace, takenAt, toldAt: new Date(toldAt) });

export const insertTransfer = (tx: Queryable, { enterpriseId, name }: Actor, { now, picture, ...given }: NewTransfer) =>
  tx.insert(vehicleTransfer).values({
    ...given,
    ...(picture && columnsOfPicture(picture)),
    enterpriseId,
    byName: name,
    course: 'running',
    createdAt: now,
  });

export async function findTransfer(db: Queryable, { enterpriseId }: Actor, id: VehicleTransferId): Promise<TransferRow | undefined> {
  const [row] = await db
    .select()
    .from(vehicleTransfer)
    .where(and(eq(vehicleTransfer.enterpriseId, enterpriseId), eq(vehicleTransfer.id, id)));
  return row;
}

/** Fetched logs and those being fetched, the newest first. */
export const logTransfers = (db: Queryable, { enterpriseId }: Actor, deviceId: DeviceId) =>
  db
    .select({ id: vehicleTransfer.id, log: vehicleTransfer.log, bytes: vehicleTransfer.bytes, course: vehicleTransfer.course })
    .from(vehicleTransfer)
    .where(
      and(
        eq(vehicleTransfer.enterpriseId, enterpriseId),
        eq(vehicleTransfer.deviceId, deviceId),
        isNotNull(vehicleTransfer.log),
        inArray(vehicleTransfer.course, ['running', 'done']),
      ),
    )
    .orderBy(desc(vehicleTransfer.createdAt));

const isDoneFor = (enterpriseId: string) => and(eq(vehicleTransfer.enterpriseId, enterpriseId), eq(vehicleTransfer.course, 'done'));
const isFetchedBy = (enterpriseId: string) => and(isDoneFor(enterpriseId), isNotNull(vehicleTransfer.log));

/** The newest first. */
export const fetchedLogs = (db: Queryable, { enterpriseId }: Actor): Promise<TransferRow[]> =>
  db.select().from(vehicleTransfer).where(isFetchedBy(enterpriseId)).orderBy(desc(vehicleTransfer.createdAt), desc(vehicleTransfer.id));

/** Whether there was such a one. */
export async function deleteFetched(tx: Queryable, { enterpriseId }: Actor, kind: TransferKind, id: VehicleTransferId): Promise<boolean> {
  const gone = await tx
    .delete(vehicleTransfer)
    .where(and(isDoneFor(enterpriseId), eq(vehicleTransfer.kind, kind), eq(vehicleTransfer.id, id)))
    .returning({ id: vehicleTransfer.id });
  return gone.length > 0;
}

const columnsOf = (end: TransferEnd): Partial<TransferRow> => {
  if (end.outcome === 'done') return { plan: end.plan ?? null, bytes: end.bytes ?? null };
  if (end.outcome === 'cancelled') return { isPlanUnknown: end.isPlanUnknown };
  return { fault: end.fault, word: end.word ?? '', at: end.at ?? null, isPlanUnknown: end.isPlanUnknown };
};

/** What has ended stays as it ended, and is not given back. */
export async function endTransfer(db: Queryable, id: string, end: TransferEnd, now: Date): Promise<TransferRow | undefined> {
  const [row] = await db
    .update(vehicleTransfer)
    .set({ course: end.outcome, ...columnsOf(end), endedAt: now })
    .where(and(eq(vehicleTransfer.id, id), eq(vehicleTransfer.course, 'running')))
    .returning();
  return row;
}

const isRunning = eq(vehicleTransfer.course, 'running');
const isChange = inArray(vehicleTransfer.kind, ['sendPlan', 'clearPlan']);
const isOfMission = eq(vehicleTransfer.planKind, 'mission');

/** Whether the mission of a vehicle is being replaced at this moment. */
export async function isMissionChanging(db: Queryable, { enterpriseId }: Actor, deviceId: DeviceId): Promise<boolean> {
  const isOfDevice = and(eq(vehicleTransfer.enterpriseId, enterpriseId), eq(vehicleTransfer.deviceId, deviceId));
  const [row] = await db
    .select({ id: vehicleTransfer.id })
    .from(vehicleTransfer)
    .where(and(isOfDevice, isRunning, isChange, isOfMission))
    .limit(1);
  return row !== undefined;
}

/** What was under way when the server ended. Those whose mission nobody knows now are given back. */
export async function settleLost(tx: Queryable, now: Date): Promise<Pick<TransferRow, 'enterpriseId' | 'deviceId'>[]> {
  const end = (isPlanUnknown: boolean) => ({ course: 'failed' as const, ...columnsOf(failed('lost', { isPlanUnknown })), endedAt: now });
  const unknown = await tx
    .select({ enterpriseId: vehicleTransfer.enterpriseId, deviceId: vehicleTransfer.deviceId })
    .from(vehicleTransfer)
    .where(and(isRunning, isChange, isOfMission));
  await tx.update(vehicleTransfer).set(end(true)).where(and(isRunning, isChange));
  await tx.update(vehicleTransfer).set(end(false)).where(isRunning);
  return unknown;
}

export async function deleteOld(db: Queryable, before: Date): Promise<string[]> {
  const gone = await db
    .delete(vehicleTransfer)
    .where(and(lt(vehicleTransfer.createdAt, before), notInArray(vehicleTransfer.course, ['running']), not(isResult(db))))
    .returning({ id: vehicleTransfer.id });
  return gone.map(({ id }) => id);
}

export async function knownAmong(db: Queryable, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: vehicleTransfer.id }).from(vehicleTransfer).where(inArray(vehicleTransfer.id, ids));
  return new Set(rows.map(({ id }) => id));
}
