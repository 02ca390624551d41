import type { NewsPushId } from '@skyhelm/contract/ids';
import type { NewsPush } from '@skyhelm/contract/news-push';
import type { PushMode, PushPriority, PushState } from '@skyhelm/contract/news-push-facts';
import type { Page } from '@skyhelm/contract/page';
import { and, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { peopleWithin } from '../department/index.ts';
import { receiptCounts } from '../message/index.ts';
import { user } from '../../tables/user.table.ts';
import { newsPush } from '../../tables/news-push.table.ts';
import { namesOf } from './receivers.store.ts';

export type PushRow = typeof newsPush.$inferSelect;

interface PushQuery extends PageRequest {
  keyword: string;
  founder: string;
  mode?: PushMode | undefined;
  priority?: PushPriority | undefined;
  state?: PushState | undefined;
  orderByColumn: 'createdAt' | 'title';
}

const SORTED_BY = { createdAt: newsPush.createdAt, title: newsPush.title };

/** Condition on rows: those of people within reach; what is nobody's is for those who reach all. */
const within = (actor: Actor): SQL =>
  and(
    eq(newsPush.enterpriseId, actor.enterpriseId),
    actor.scope.all ? undefined : sql`${newsPush.founderId} in (select ${user.id} from ${user} where ${peopleWithin(actor)})`,
  )!;

const holding = (text: SQL, part: string): SQL | undefined =>
  part === '' ? undefined : sql`strpos(lower(${text}), ${part.toLowerCase()}) > 0`;

export async function listPushes(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: PushQuery,
): Promise<Page<NewsPush> & { counting: boolean }> {
  const where = and(
    within(actor),
    holding(sql`${newsPush.title} || ' ' || ${newsPush.content}`, query.keyword),
    holding(sql`${newsPush.founder}`, query.founder),
    query.mode && eq(newsPush.mode, query.mode),
    query.priority && eq(newsPush.priority, query.priority),
    query.state && eq(newsPush.state, query.state),
  )!;
  const { ids, ...length } = await page({ table: newsPush, id: newsPush.id, sort: SORTED_BY[query.orderByColumn], where }, query);
  if (ids.length === 0) return { ...length, rows: [] };
  const rows = await db.select().from(newsPush).where(isAny(newsPush.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    ...length,
    rows: await recordsOf(
      db,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
  };
}

export async function recordsOf(db: Queryable, rows: PushRow[]): Promise<NewsPush[]> {
  const sendings = rows.map(({ id, sendings: sending }) => ({ pushId: id, sending }));
  const [names, counts] = await Promise.all([namesOf(db, rows), receiptCounts(db, sendings)]);
  return rows.map((row, index) => ({
    id: row.id as NewsPushId,
    version: row.version,
    title: row.title,
    content: row.content,
    priority: row.priority,
    mode: row.mode,
    state: row.state,
    intervalMinutes: row.intervalMinutes,
    founder: row.founder,
    editor: row.editor,
    sendings: row.sendings,
    pushAt: row.pushAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    ...names[index]!,
    ...counts[index]!,
  }));
}

export async function findPush(db: Queryable, actor: Actor, id: NewsPushId): Promise<PushRow | undefined> {
  const [row] = await db
    .select()
    .from(newsPush)
    .where(and(within(actor), eq(newsPush.id, id)));
  return row;
}

/** Held until the change is safe: an edit and a timer come one after the other. */
export async function lockPush(tx: Queryable, actor: Actor, id: NewsPushId): Promise<PushRow | undefined> {
  const [row] = await tx
    .select()
    .from(newsPush)
    .where(and(within(actor), eq(newsPush.id, id)))
    .for('update');
  return row;
}

/** One that waits for its time, which may not have come, or is over; nothing where it was stopped or deleted meanwhile. */
export async function lockUnstopped(tx: Queryable, id: string): Promise<PushRow | undefined> {
  const [row] = await tx
    .select()
    .from(newsPush)
    .where(and(eq(newsPush.id, id), ne(newsPush.state, 'stopped')))
    .for('update');
  return row;
}

/** Those that a clock may have put wrong, by what `pulledBack` makes of them: of most nothing. One that was put off begins anew: its beginning is no beat. */
export const beatsAhead = (db: Queryable, now: Date): Promise<{ id: string }[]> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { state, nextAt, pushAt, sentAt, endsAt } = newsPush;
  const beganEarly = and(eq(newsPush.isPushAtChosen, true), gt(pushAt, moment), gt(sentAt, pushAt));
  const isFarAhead = gt(nextAt, sql`${moment} + 2 * ${newsPush.intervalMinutes} * interval '1 minute'`);
  return db
    .select({ id: newsPush.id })
    .from(newsPush)
    .where(
      and(
        gt(newsPush.sendings, 0),
        or(
          and(eq(state, 'waiting'), ne(nextAt, pushAt), or(isFarAhead, beganEarly)),
          and(eq(state, 'sent'), or(beganEarly, and(gt(endsAt, moment), gt(sentAt, endsAt)))),
        ),
      ),
    );
};

export async function insertPush(tx: Queryable, values: typeof newsPush.$inferInsert): Promise<PushRow> {
  const [row] = await tx.insert(newsPush).values(values).returning();
  return row!;
}

const thisOne = ({ enterpriseId, id }: Pick<PushRow, 'enterpriseId' | 'id'>) =>
  and(eq(newsPush.enterpriseId, enterpriseId), eq(newsPush.id, id));

export async function updatePush(tx: Queryable, row: PushRow, values: Partial<PushRow>): Promise<PushRow> {
  const [updated] = await tx.update(newsPush).set(values).where(thisOne(row)).returning();
  return updated!;
}

export const deletePush = (tx: Queryable, row: PushRow) => tx.delete(newsPush).where(thisOne(row));
