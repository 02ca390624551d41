import { documentDay } from '@skyhelm/core/certification/calendar-day';
import { certifiedBy, type Certified, type Submission } from '@skyhelm/core/certification/submission';
import type { CertificationId, UserId } from '@skyhelm/contract/ids';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../user/user.table.ts';
import { certification } from './certification.table.ts';

export type CertificationRow = typeof certification.$inferSelect;
export type Kind = CertificationRow['kind'];

/** What waits stands in the order in which it came; behind it what was decided, the latest first. */
const waitingPlace = (submittedAt: Date): number => submittedAt.getTime();
const decidedPlace = (decidedAt: Date): number => Number.MAX_SAFE_INTEGER - decidedAt.getTime();

export const insertSubmission = (tx: Queryable, row: Omit<typeof certification.$inferInsert, 'state' | 'queue'>) =>
  tx.insert(certification).values({ ...row, state: 'pending', queue: waitingPlace(row.submittedAt) });

export async function findPending(tx: Queryable, userId: UserId, kind: Kind): Promise<CertificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(certification)
    .where(and(eq(certification.userId, userId), eq(certification.kind, kind), eq(certification.state, 'pending')));
  return row;
}

export async function findSubmission(db: Queryable, enterpriseId: string, id: CertificationId): Promise<CertificationRow | undefined> {
  const [row] = await db
    .select()
    .from(certification)
    .where(and(eq(certification.enterpriseId, enterpriseId), eq(certification.id, id)));
  return row;
}

export interface Decision {
  state: 'passed' | 'failed' | 'withdrawn';
  reason: string;
  decidedAt: Date;
  decidedBy: string;
  decidedByName: string;
}

/** Whoever calls it holds the lock of the person: nobody else decides meanwhile. */
export async function settle(tx: Queryable, row: CertificationRow, decision: Decision): Promise<void> {
  await tx
    .update(certification)
    .set({ ...decision, queue: decidedPlace(decision.decidedAt) })
    .where(eq(certification.id, row.id));
  if (decision.state === 'passed') await replaceEarlier(tx, row, decision.decidedAt);
}

/** A person has one identity, and of licences one for each category. */
const replaceEarlier = (tx: Queryable, { id, userId, kind, facts }: CertificationRow, replacedAt: Date) =>
  tx
    .update(certification)
    .set({ replacedAt })
    .where(
      and(
        eq(certification.userId, userId),
        eq(certification.kind, kind),
        eq(certification.state, 'passed'),
        isNull(certification.replacedAt),
        ne(certification.id, id),
        kind === 'pilot' ? sql`${certification.facts}->>'model' = ${facts['model'] ?? ''}` : undefined,
      ),
    );

/** Oldest first. */
export async function submissionsOf(db: Queryable, enterpriseId: string, userId: string): Promise<CertificationRow[]> {
  return db
    .select()
    .from(certification)
    .where(and(eq(certification.enterpriseId, enterpriseId), eq(certification.userId, userId)))
    .orderBy(asc(certification.submittedAt), asc(certification.id));
}

export const asSubmission = ({ state, replacedAt, expiresOn }: CertificationRow): Submission => ({
  state,
  expiresOn,
  replaced: replacedAt !== null,
});

/** Brings what the person's record says in line with their submissions; says what it says now and whether that is new. */
export async function refreshCertified(
  tx: Queryable,
  { enterpriseId, userId, kind }: Pick<CertificationRow, 'enterpriseId' | 'userId' | 'kind'>,
  now: Date,
): Promise<{ state: Certified; changed: boolean }> {
  const submissions = (await submissionsOf(tx, enterpriseId, userId)).filter((row) => row.kind === kind).map(asSubmission);
  const state = certifiedBy(submissions, documentDay(now));
  const changed = await tx
    .update(user)
    .set({ [kind]: state, version: sql`${user.version} + 1` })
    .where(and(eq(user.enterpriseId, enterpriseId), eq(user.id, userId), ne(user[kind], state)))
    .returning({ id: user.id });
  return { state, changed: changed.length > 0 };
}
