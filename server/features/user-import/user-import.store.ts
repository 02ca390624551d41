import type { UserImportId } from '@skyhelm/contract/ids';
import { RUNNING_PHASES, type ImportPhase } from '@skyhelm/contract/user-import-facts';
import { and, desc, eq, gte, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RowFault } from '../../tables/user-import.table.ts';
import { userImport } from '../../tables/user-import.table.ts';

export const LEASE_MS = 15_000;
const SHOWN_FAULTS = 100;
const KEPT_FAULTS = 10_000;

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
const isRunning = (now: Date) => and(inArray(userImport.phase, [...RUNNING_PHASES]), gte(userImport.aliveUntil, now));
const isTheirs = ({ enterpriseId, userId }: UserActor) => and(eq(userImport.enterpriseId, enterpriseId), eq(userImport.ownerId, userId));
const thisOne = (actor: UserActor, id: UserImportId) => and(isTheirs(actor), eq(userImport.id, id));

/** Two submits of one person at once: the second waits here and then finds the first. */
export const lockImporter = (tx: Queryable, { userId }: UserActor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user import of ${userId}`}, 0))`);

export const hasRunning = async (tx: Queryable, actor: UserActor, now: Date): Promise<boolean> =>
  (await tx.$count(userImport, and(isTheirs(actor), isRunning(now)))) > 0;

interface NewImport {
  id: UserImportId;
  fileName: string;
  total: number;
  now: Date;
}

export const insertImport = (tx: Queryable, { enterpriseId, userId }: UserActor, { now, ...given }: NewImport) =>
  tx.insert(userImport).values({ ...given, enterpriseId, ownerId: userId, phase: 'checking', createdAt: now, aliveUntil: leaseFrom(now) });

const shown = {
  id: sql<UserImportId>`${userImport.id}`,
  fileName: userImport.fileName,
  phase: userImport.phase,
  done: userImport.done,
  total: userImport.total,
  aliveUntil: userImport.aliveUntil,
  faultCount: userImport.faultCount,
  faults: sql<RowFault[]>`jsonb_path_query_array(${userImport.faults}, ${sql.raw(`'$[0 to ${SHOWN_FAULTS - 1}]'`)})`,
  refusal: userImport.refusal,
  refusalParams: userImport.refusalParams,
  passwordCount: userImport.passwordCount,
  createdAt: userImport.createdAt,
  endedAt: userImport.endedAt,
};

export async function newestImport(db: Queryable, actor: UserActor) {
  const [row] = await db.select(shown).from(userImport).where(isTheirs(actor)).orderBy(desc(userImport.createdAt)).limit(1);
  return row;
}
export type ShownImport = NonNullable<Awaited<ReturnType<typeof newestImport>>>;

export async function faultsOf(db: Queryable, actor: UserActor, id: UserImportId): Promise<RowFault[] | undefined> {
  const [row] = await db.select({ faults: userImport.faults }).from(userImport).where(thisOne(actor, id));
  return row?.faults;
}

/** Says how far it is and that it is alive. False: it was cancelled, or taken for dead. */
export async function keepRunning(
  db: Queryable,
  id: UserImportId,
  now: Date,
  progress: { phase: ImportPhase; done: number },
): Promise<boolean> {
  const kept = await db
    .update(userImport)
    .set({ ...progress, aliveUntil: leaseFrom(now) })
    .where(and(eq(userImport.id, id), isRunning(now)))
    .returning({ id: userImport.id });
  return kept.length > 0;
}

type Ending =
  | { phase: 'done'; done: number; passwords: string | null; passwordCount: number }
  | { phase: 'faulty'; faults: RowFault[] }
  | { phase: 'failed'; refusal: string; refusalParams: Record<string, string | number> }
  | { phase: 'cancelled' };

/** False: it had ended otherwise before, which is then what holds. */
export async function endImport(db: Queryable, id: UserImportId, now: Date, ending: Ending): Promise<boolean> {
  const report = ending.phase === 'faulty' ? { faultCount: ending.faults.length, faults: ending.faults.slice(0, KEPT_FAULTS) } : {};
  const ended = await db
    .update(userImport)
    .set({ ...ending, ...report, endedAt: now })
    .where(and(eq(userImport.id, id), isRunning(now)))
    .returning({ id: userImport.id });
  return ended.length > 0;
}

export async function isOwn(db: Queryable, actor: UserActor, id: UserImportId): Promise<boolean> {
  return (await db.$count(userImport, thisOne(actor, id))) > 0;
}

/** Takes them away for good; of two who ask at once the second finds none. */
export async function takePasswords(tx: Queryable, actor: UserActor, id: UserImportId, madeAfter: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ passwords: userImport.passwords })
    .from(userImport)
    .where(and(thisOne(actor, id), gte(userImport.endedAt, madeAfter)))
    .for('update');
  await tx.update(userImport).set({ passwords: null, passwordCount: 0 }).where(thisOne(actor, id));
  return row?.passwords ?? undefined;
}

export const dropPasswords = (db: Queryable, madeBefore: Date) =>
  db
    .update(userImport)
    .set({ passwords: null, passwordCount: 0 })
    .where(and(isNotNull(userImport.passwords), lt(userImport.endedAt, madeBefore)));

export const dropImports = (db: Queryable, startedBefore: Date) =>
  db.delete(userImport).where(and(lt(userImport.createdAt, startedBefore), notInArray(userImport.phase, [...RUNNING_PHASES])));

/** Those whose server is gone; all of them, where there is no other server. */
export const endLost = (db: Queryable, now: Date, all: boolean) =>
  db
    .update(userImport)
    .set({ phase: 'interrupted', endedAt: now })
    .where(and(inArray(userImport.phase, [...RUNNING_PHASES]), all ? undefined : lt(userImport.aliveUntil, now)));

/** Accounts are unique over all tenants: two lists saved at once in different orders would wait for each other. */
export const lockSaving = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('saving of imported users'))`);
