import { dayAfter } from '@skyhelm/core/certification/calendar-day';
import { OVER, WARNED_DAYS } from '@skyhelm/core/certification/expiry-warning';
import type { Language } from '@skyhelm/i18n/translate';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../../tables/user.table.ts';
import { certification } from '../../tables/certification.table.ts';

/** Licences that hold or have just run out, and whose next warning nobody has been told. */
function isDue(today: string): SQL {
  const untold = (days: number) => or(isNull(certification.toldDays), sql`${certification.toldDays} > ${days}`);
  const stages = WARNED_DAYS.map((days) => and(lte(certification.expiresOn, dayAfter(today, days)), untold(days)));
  return and(
    eq(certification.state, 'passed'),
    isNull(certification.replacedAt),
    or(...stages, and(lt(certification.expiresOn, today), untold(OVER))),
  )!;
}

export async function enterprisesWithDue(db: Queryable, today: string): Promise<string[]> {
  const rows = await db.selectDistinct({ id: certification.enterpriseId }).from(certification).where(isDue(today));
  return rows.map(({ id }) => id);
}

export interface DueLicence {
  id: string;
  enterpriseId: string;
  userId: string;
  account: string;
  language: Language;
  model: string;
  expiresOn: string;
  toldDays: number | null;
}

/** Their people are locked first, in one order, as a reviewer's decision locks them: what is decided meanwhile is seen here or waits. */
export async function lockDue(tx: Queryable, enterpriseId: string, today: string, atMost: number): Promise<DueLicence[]> {
  const ofTenant = and(eq(certification.enterpriseId, enterpriseId), isDue(today));
  const found = await tx
    .select({ id: certification.id, userId: certification.userId })
    .from(certification)
    .where(ofTenant)
    .orderBy(asc(certification.expiresOn), asc(certification.id))
    .limit(atMost);
  if (found.length === 0) return [];
  const people = found.map(({ userId }) => userId);
  await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.enterpriseId, enterpriseId), inArray(user.id, people)))
    .orderBy(asc(user.id))
    .for('no key update');
  const ids = found.map(({ id }) => id);
  const rows = await tx
    .select({ licence: certification, account: user.account, language: user.language })
    .from(certification)
    .innerJoin(user, eq(user.id, certification.userId))
    .where(and(ofTenant, inArray(certification.id, ids)))
    .orderBy(asc(certification.expiresOn), asc(certification.id));
  return rows.map(({ licence, account, language }) => ({
    id: licence.id,
    enterpriseId,
    userId: licence.userId,
    account,
    language,
    model: licence.facts['model'] ?? '',
    expiresOn: licence.expiresOn!,
    toldDays: licence.toldDays,
  }));
}

export const noteTold = (tx: Queryable, id: string, toldDays: number) =>
  tx.update(certification).set({ toldDays }).where(eq(certification.id, id));
