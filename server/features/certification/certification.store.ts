import { documentDay } from '@skyhelm/core/certification/calendar-day';
import { includesGrade, LICENCE_GRADES, type Flight } from '@skyhelm/core/certification/licence';
import { certifiedBy, type Certified, type Submission } from '@skyhelm/core/certification/submission';
import type { CertificationId, EnterpriseId, UserId } from '@skyhelm/contract/ids';
import { and, asc, count, eq, gt, gte, inArray, isNull, ne, not, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../../tables/user.table.ts';
import { certification } from '../../tables/certification.table.ts';

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

export async function countSubmittedSince(tx: Queryable, userId: UserId, kind: Kind, since: Date): Promise<number> {
  const [row] = await tx
    .select({ submitted: count() })
    .from(certification)
    .where(and(eq(certification.userId, userId), eq(certification.kind, kind), gt(certification.submittedAt, since)));
  return row!.submitted;
}

const isSeenBy = (reviewerId: UserId) => sql`${reviewerId}::uuid = any(${certification.seenBy})`;

export const noteSeen = (tx: Queryable, id: CertificationId, reviewerId: UserId) =>
  tx
    .update(certification)
    .set({ seenBy: sql`${certification.seenBy} || ${reviewerId}::uuid` })
    .where(and(eq(certification.id, id), eq(certification.state, 'pending'), not(isSeenBy(reviewerId))));

/** Of the people in a list those whose licence allows it. Their identity is for the verdict. */
export const holdsLicence = (enterpriseId: EnterpriseId, { category, grade, on }: Flight): SQL =>
  sql`${user.id} in (select ${certification.userId} from ${certification} where ${and(
    eq(certification.enterpriseId, enterpriseId),
    eq(certification.kind, 'pilot'),
    eq(certification.state, 'passed'),
    isNull(certification.replacedAt),
    gte(certification.expiresOn, on),
    eq(sql`${certification.facts} ->> 'model'`, category),
    inArray(
      sql`${certification.facts} ->> 'grade'`,
      LICENCE_GRADES.filter((held) => includesGrade(held, grade)),
    ),
  )})`;

export interface Decision {
  state: 'passed' | 'failed' | 'withdrawn';
  reason: string;
  decidedAt: Date;
  decidedBy: string;
  decidedByName: string;
}

/** Whoever calls it holds the lock of the person: nobody else decides meanwhile. Tells who had opened it until then. */
export async function settle(tx: Queryable, row: CertificationRow, decision: Decision): Promise<{ seenBy: string[] }> {
  const [settled] = await tx
    .update(certification)
    .set({ ...decision, queue: decidedPlace(decision.decidedAt) })
    .where(eq(certification.id, row.id))
    .returning({ seenBy: certification.seenBy });
  if (decision.state === 'passed') await replaceEarlier(tx, row, decision.decidedAt);
  return settled!;
}

/** Takes the photos out of a submission; returns those that no other one of the person shows. */
export async function dropPhotos(tx: Queryable, { id, userId, photoIds }: CertificationRow): Promise<string[]> {
  await tx.update(certification).set({ photoIds: [] }).where(eq(certification.id, id));
  const others = await tx.select({ photoIds: certification.photoIds }).from(certification).where(eq(certification.userId, userId));
  const shown = new Set(others.flatMap((other) => other.photoIds));
  return photoIds.filter((photoId) => !shown.has(photoId));
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

/** Oldest first, without what was withdrawn: it counts for nothing. */
export async function submissionsOf(db: Queryable, enterpriseId: string, userId: string): Promise<CertificationRow[]> {
  return db
    .select()
    .from(certification)
    .where(and(eq(certification.enterpriseId, enterpriseId), eq(certification.userId, userId), ne(certification.state, 'withdrawn')))
    .orderBy(asc(certification.submittedAt), asc(certification.id));
}

export const isFrozen = async (db: Queryable, enterpriseId: string, userId: string): Promise<boolean> =>
  (await db.$count(user, and(eq(user.enterpriseId, enterpriseId), eq(user.id, userId), eq(user.state, 'frozen')))) > 0;

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
