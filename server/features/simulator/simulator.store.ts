import type { DeviceId } from '@skyhelm/contract/ids';
import type { SimulatorForm } from '@skyhelm/contract/simulator';
import { and, count, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { device } from '../../tables/device.table.ts';
import { simulator } from '../../tables/simulator.table.ts';

export type SimulatorRow = typeof simulator.$inferSelect;
export type Run = { [K in 'startedAt' | 'startedBy' | 'endsAt']: NonNullable<SimulatorRow[K]> } & Pick<SimulatorRow, 'startedById'>;

const STOPPED = { startedAt: null, startedBy: null, startedById: null, endsAt: null };

const thisOne = ({ enterpriseId }: Pick<Actor, 'enterpriseId'>, id: string): SQL =>
  and(eq(simulator.enterpriseId, enterpriseId), eq(simulator.deviceId, id))!;

export async function findSimulator(db: Queryable, actor: Actor, id: DeviceId): Promise<SimulatorRow | undefined> {
  const [row] = await db.select().from(simulator).where(thisOne(actor, id));
  return row;
}

export const insertSettings = (tx: Queryable, { enterpriseId }: Actor, deviceId: DeviceId, form: SimulatorForm) =>
  tx.insert(simulator).values({ enterpriseId, deviceId, ...form });

export const updateSettings = (tx: Queryable, actor: Actor, id: DeviceId, form: SimulatorForm, version: number) =>
  tx
    .update(simulator)
    .set({ ...form, version })
    .where(thisOne(actor, id));

export const setRun = (tx: Queryable, row: Pick<SimulatorRow, 'enterpriseId' | 'deviceId'>, run: Run | undefined) =>
  tx
    .update(simulator)
    .set(run ?? STOPPED)
    .where(and(eq(simulator.enterpriseId, row.enterpriseId), eq(simulator.deviceId, row.deviceId)));

const STARTS = 0x5349_4d55;

/** How many run, of all enterprises and of this one. Starts come one after the other from here on: two cannot both be the last one allowed. */
export async function countRunning(tx: Queryable, { enterpriseId }: Actor, now: Date): Promise<{ all: number; here: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STARTS})`);
  const [counted] = await tx
    .select({ all: count(), here: sql<number>`count(*) filter (where ${simulator.enterpriseId} = ${enterpriseId})::int` })
    .from(simulator)
    .where(gt(simulator.endsAt, now));
  return counted!;
}

/** Name of another one of the enterprise that runs. */
export async function otherRunning(db: Queryable, { enterpriseId }: Actor, id: DeviceId, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ name: device.name })
    .from(simulator)
    .innerJoin(device, eq(device.id, simulator.deviceId))
    .where(and(eq(simulator.enterpriseId, enterpriseId), ne(simulator.deviceId, id), gt(simulator.endsAt, now)))
    .limit(1);
  return row?.name;
}

/** Of the whole installation: programs are started and stopped without asking whose they are. */
export async function simulatorsDue(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.select({ id: simulator.deviceId }).from(simulator).where(gt(simulator.endsAt, now));
  return rows.map(({ id }) => id);
}

export async function simulatorById(db: Queryable, deviceId: string): Promise<SimulatorRow | undefined> {
  const [row] = await db.select().from(simulator).where(eq(simulator.deviceId, deviceId));
  return row;
}

/** Nothing where it was stopped, started anew or deleted meanwhile. */
export async function lockOverdue(tx: Queryable, deviceId: string, now: Date): Promise<(SimulatorRow & { name: string }) | undefined> {
  const [found] = await tx
    .select({ row: simulator, name: device.name })
    .from(simulator)
    .innerJoin(device, eq(device.id, simulator.deviceId))
    .where(and(eq(simulator.deviceId, deviceId), lte(simulator.endsAt, now)))
    .for('update', { of: simulator });
  return found && { ...found.row, name: found.name };
}
