import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { verificationCode } from '../../tables/session.table.ts';

export type CodePurpose = (typeof verificationCode.$inferSelect)['purpose'];

export interface CodePlace {
  target: string;
  purpose: CodePurpose;
}

const ATTEMPTS = 5;

/** Replaces the one before: only the newest code of a place counts. */
export async function putCode(tx: Queryable, place: CodePlace, codeHash: string, now: Date, expiresAt: Date): Promise<void> {
  const fresh = { codeHash, attempts: 0, expiresAt, createdAt: now };
  await tx
    .insert(verificationCode)
    .values({ id: newId(now.getTime()), ...place, ...fresh })
    .onConflictDoUpdate({ target: [verificationCode.target, verificationCode.purpose], set: fresh });
}

const at = ({ target, purpose }: CodePlace) => and(eq(verificationCode.target, target), eq(verificationCode.purpose, purpose));

/** Compares and counts a miss in one statement: parallel guesses get no more than the five. */
export async function tryCode(db: Queryable, place: CodePlace, codeHash: string, now: Date): Promise<boolean> {
  const isSame = sql<boolean>`${verificationCode.codeHash} = ${codeHash}`;
  const [row] = await db
    .update(verificationCode)
    .set({ attempts: sql`${verificationCode.attempts} + (not (${isSame}))::int` })
    .where(and(at(place), gt(verificationCode.expiresAt, now), lt(verificationCode.attempts, ATTEMPTS)))
    .returning({ same: isSame });
  return row?.same ?? false;
}

/** Counts against a right code when something beside it was wrong. False when it had no tries left. */
export async function countMiss(db: Queryable, place: CodePlace): Promise<boolean> {
  const counted = await db
    .update(verificationCode)
    .set({ attempts: sql`${verificationCode.attempts} + 1` })
    .where(and(at(place), lt(verificationCode.attempts, ATTEMPTS)))
    .returning({ id: verificationCode.id });
  return counted.length > 0;
}

/** False when somebody was faster with it. */
export async function useUpCode(tx: Queryable, place: CodePlace, codeHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .delete(verificationCode)
    .where(
      and(at(place), eq(verificationCode.codeHash, codeHash), gt(verificationCode.expiresAt, now), lt(verificationCode.attempts, ATTEMPTS)),
    )
    .returning({ id: verificationCode.id });
  return used.length > 0;
}
