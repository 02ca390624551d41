import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getOutbox } from '@skyhelm/contract/outbox';
import type { Page } from '@skyhelm/contract/page';
import type { DeliveryFault } from '@skyhelm/contract/delivery-fault';
import type { Language } from '@skyhelm/i18n/translate';
import { and, asc, count, desc, eq, ilike, inArray, lt, lte, min, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { faultText } from '../../platform/egress/delivery-fault.ts';
import { isDueAgain } from '../../platform/db/due-again.ts';
import { insertMany } from '../../platform/db/insert-many.ts';
import { outbox } from '../../tables/outbox.table.ts';
import { CLAIM_MS, PAUSES_MS } from './patience.ts';

export type OutgoingRow = typeof outbox.$inferSelect;
type NewOutgoing = Omit<typeof outbox.$inferInsert, 'state' | 'error' | 'attempts' | 'nextTryAt' | 'sentAt'>;
type OutboxQuery = z.output<(typeof getOutbox)['input']>;
export type OutgoingPage = Page<OutputOf<typeof getOutbox>['rows'][number]>;

export const insertOutgoing = (tx: Queryable, row: NewOutgoing) => tx.insert(outbox).values({ ...row, state: 'waiting' });

export const insertAllOutgoing = (tx: Queryable, rows: readonly NewOutgoing[]) =>
  insertMany(
    tx,
    outbox,
    rows.map((row) => ({ ...row, state: 'waiting' as const })),
  );

export const deleteOutgoing = (tx: Queryable, id: string) => tx.delete(outbox).where(eq(outbox.id, id));

const isDue = (now: Date) => and(eq(outbox.state, 'waiting'), isDueAgain(outbox, { claimMs: CLAIM_MS, pausesMs: PAUSES_MS }, now));

/**
 * Takes rows for a while by moving their next try ahead: another server skips them, and should this one die
 * they are tried again.
 */
export function claimDue(db: Queryable, now: Date, claimedUntil: Date, limit: number): Promise<OutgoingRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(now))
    // A code to sign in with is worth nothing after some minutes: it does not wait behind ten thousand news.
    .orderBy(sql`${outbox.secretUntil} is null`, asc(outbox.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    db
      .update(outbox)
      .set({ nextTryAt: claimedUntil, attempts: sql`${outbox.attempts} + 1` })
      // As an array the inner query runs once; joined, it could run again and claim more than it was asked to.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning()
  );
}

export async function nextDueAt(db: Queryable): Promise<Date | undefined> {
  const [next] = await db
    .select({ at: min(outbox.nextTryAt) })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'));
  return next?.at ?? undefined;
}

type Claim = Pick<OutgoingRow, 'id' | 'attempts'>;

/** What came of one try; nothing where it came so late that another server has tried since. */
const settled = (db: Queryable, { id, attempts }: Claim, changes: Partial<OutgoingRow>) =>
  db
    .update(outbox)
    .set({ nextTryAt: null, ...changes })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting')));

export const markKept = (db: Queryable, claim: Claim) => settled(db, claim, { state: 'kept', attempts: 0 });
/** A secret that has reached its reader stays nowhere else. */
export const markSent = (db: Queryable, row: OutgoingRow, sentAt: Date) =>
  settled(db, row, { state: 'sent', sentAt, error: null, text: row.secretUntil ? '' : row.text });
export const markFailed = (db: Queryable, claim: Claim, error: DeliveryFault) => settled(db, claim, { state: 'failed', error });
export const markForLater = (db: Queryable, claim: Claim, error: DeliveryFault, nextTryAt: Date) =>
  settled(db, claim, { error, nextTryAt });

export const blankExpired = (db: Queryable, now: Date) =>
  db
    .update(outbox)
    .set({ text: '' })
    .where(and(lte(outbox.secretUntil, now), ne(outbox.text, '')));

/** `mayReadSecrets`: whether the codes that nobody could deliver are shown. */
export async function outgoingPage(
  db: Queryable,
  enterpriseId: EnterpriseId,
  query: OutboxQuery,
  { mayReadSecrets, language, now }: { mayReadSecrets: boolean; language: Language; now: Date },
): Promise<OutgoingPage> {
  const { keyword, state, pageNum, pageSize, isAsc } = query;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = and(
    eq(outbox.enterpriseId, enterpriseId),
    state && eq(outbox.state, state),
    keyword === '' ? undefined : or(ilike(outbox.target, pattern), ilike(outbox.subject, pattern)),
  );
  const order = isAsc ? asc : desc;
  const [rows, [found]] = await Promise.all([
    db
      .select()
      .from(outbox)
      .where(wanted)
      .orderBy(order(outbox.createdAt), order(outbox.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize),
    db.select({ total: count() }).from(outbox).where(wanted),
  ]);
  const isReadable = ({ state: its, secretUntil }: OutgoingRow) =>
    secretUntil === null || (mayReadSecrets && its === 'kept' && secretUntil > now);
  return {
    total: found?.total ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      way: row.way,
      target: row.target,
      subject: row.subject,
      text: isReadable(row) ? row.text : '',
      state: row.state,
      error: faultText(language, row.error),
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
  };
}

/** So many at a time; what still waits stays. Returns how many went. */
export async function forgetBefore(db: Queryable, moment: Date, atMost: number): Promise<number> {
  const isOld = and(lt(outbox.createdAt, moment), ne(outbox.state, 'waiting'));
  const old = db.select({ id: outbox.id }).from(outbox).where(isOld).limit(atMost);
  const { rowCount } = await db.delete(outbox).where(inArray(outbox.id, old));
  return rowCount ?? 0;
}

export async function waitingCount(db: Queryable): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(outbox).where(eq(outbox.state, 'waiting'));
  return row!.waiting;
}
