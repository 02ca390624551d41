import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { job } from './job.table.ts';
import type { Schedule } from './jobs.ts';

/** One run of a job by one server. It holds as long as row, attempt and lease are still those it was made with. */
export interface Claim {
  key: string;
  kind: string;
  payload: unknown;
  runAt: Date;
  beatAt: Date | null;
  everySeconds: number | null;
  attempts: number;
  claimedUntil: Date;
}

/** A replaced timer keeps the lease of a run in progress, so that the new one waits for the old one to end. */
export const saveJob = (tx: Queryable, { key, kind, payload, runAt, everySeconds }: Schedule) => {
  const timer = { kind, payload, runAt, beatAt: null, everySeconds: everySeconds ?? null, attempts: 0, lastError: '' };
  return tx
    .insert(job)
    .values({ key, ...timer })
    .onConflictDoUpdate({ target: job.key, set: timer });
};

export const deleteJob = (tx: Queryable, key: string) => tx.delete(job).where(eq(job.key, key));

const isFree = (now: Date) => or(isNull(job.claimedUntil), lte(job.claimedUntil, now));

export async function claimDue(db: Queryable, kinds: string[], now: Date, leaseMs: number, limit: number): Promise<Claim[]> {
  const due = db
    .select({ key: job.key })
    .from(job)
    .where(and(inArray(job.kind, kinds), lte(job.runAt, now), isFree(now)))
    .orderBy(job.runAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(job)
    .set({ claimedUntil: new Date(now.getTime() + leaseMs), attempts: sql`${job.attempts} + 1` })
    // As an array: joined, it could run again and claim more than it was asked to.
    .where(sql`${job.key} = any(array(${due}))`)
    .returning();
  return claimed.map(({ claimedUntil, ...row }) => ({ ...row, claimedUntil: claimedUntil! }));
}

/**
 * A clock that was ahead has put the next beat of what repeats as far ahead. Back to its next one; by up to two beats the clocks of several servers
 * may differ without anything running twice.
 */
export async function pullBack(db: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const period = sql`(${job.everySeconds} * interval '1 second')`;
  const beats = sql`(ceil(extract(epoch from ${job.runAt} - ${at}) / ${job.everySeconds}) - 1)`;
  await db
    .update(job)
    .set({ runAt: sql`${job.runAt} - ${beats} * ${period}` })
    .where(and(isNotNull(job.everySeconds), gt(job.runAt, sql`${at} + 2 * ${period}`), isNull(job.claimedUntil)));
}

/** When something can next be done: a timer falls due, or a lease on one that is due runs out. */
export async function nextMoment(db: Queryable, kinds: string[]): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: sql<Date | null>`min(greatest(${job.runAt}, ${job.claimedUntil}))`.mapWith(job.runAt) })
    .from(job)
    .where(inArray(job.kind, kinds));
  return row?.at ?? undefined;
}

const isStillOurs = ({ key, claimedUntil }: Claim) => and(eq(job.key, key), eq(job.claimedUntil, claimedUntil));
/** Scheduling a key again sets its attempts to zero: such a row is a new timer and not the one that ran. */
const isSameTimer = (claim: Claim) => and(isStillOurs(claim), eq(job.attempts, claim.attempts));

export async function renewClaim(db: Queryable, claim: Claim, until: Date): Promise<boolean> {
  const renewed = await db.update(job).set({ claimedUntil: until }).where(isStillOurs(claim)).returning({ key: job.key });
  return renewed.length > 0;
}

export async function finishRun(db: Queryable, claim: Claim, next: Date | undefined): Promise<void> {
  if (next)
    await db.update(job).set({ runAt: next, beatAt: null, attempts: 0, lastError: '', claimedUntil: null }).where(isSameTimer(claim));
  else await db.delete(job).where(isSameTimer(claim));
  await releaseReplaced(db, claim);
}

export async function failRun(db: Queryable, claim: Claim, retryAt: Date, lastError: string): Promise<void> {
  await db
    .update(job)
    .set({ runAt: retryAt, beatAt: claim.beatAt ?? claim.runAt, lastError, claimedUntil: null })
    .where(isSameTimer(claim));
  await releaseReplaced(db, claim);
}

const releaseReplaced = (db: Queryable, claim: Claim) => db.update(job).set({ claimedUntil: null }).where(isStillOurs(claim));
