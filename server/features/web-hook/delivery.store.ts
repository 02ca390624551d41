import { OFF_AFTER_DAYS, PING, WAITING_MAX } from '@skyhelm/contract/web-hook-rules';
import { and, eq, getTableColumns, gt, inArray, isNotNull, lt, lte, min, ne, or, sql } from 'drizzle-orm';
import { APART_MS } from '../../platform/clock/apart.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { isDueAgain } from '../../platform/db/due-again.ts';
import { insertMany } from '../../platform/db/insert-many.ts';
import { device } from '../../tables/device.table.ts';
import { CLAIM_MS, PAUSES_MS } from './patience.ts';
import type { DeliveryRow, WebHookRow } from './web-hook.store.ts';
import { webHook, webHookDelivery } from '../../tables/web-hook.table.ts';

/** Who wants to be told of anything of these enterprises, without those behind whom too much waits already. */
export type Listener = Pick<WebHookRow, 'id' | 'enterpriseId' | 'events'> & { isCrowded: boolean };

export function listeners(db: Queryable, enterpriseIds: string[]): Promise<Listener[]> {
  const crowd = sql`(select count(*) from (select 1 from ${webHookDelivery} where ${webHookDelivery.hookId} = ${webHook.id}
    and ${webHookDelivery.state} = 'waiting' limit ${WAITING_MAX}) as waits)`;
  return db
    .select({
      id: webHook.id,
      enterpriseId: webHook.enterpriseId,
      events: webHook.events,
      isCrowded: sql<boolean>`${crowd} >= ${WAITING_MAX}`,
    })
    .from(webHook)
    .where(and(inArray(webHook.enterpriseId, enterpriseIds), eq(webHook.isOn, true)));
}

export async function devicesNamed(db: Queryable, ids: string[]): Promise<Map<string, { name: string; sn: string }>> {
  const rows = await db.select({ id: device.id, name: device.name, sn: device.sn }).from(device).where(inArray(device.id, ids));
  return new Map(rows.map(({ id, name, sn }) => [id, { name, sn }]));
}

/** An event that was told before is not told again. */
export const insertDeliveries = (db: Queryable, rows: (typeof webHookDelivery.$inferInsert)[]) =>
  insertMany(db, webHookDelivery, rows, { skipKnown: true });

/** How much waits for an address, and how much was sent to it by hand since then. */
export async function sentByHand(db: Queryable, hookId: string, since: Date): Promise<{ waiting: number; byHand: number }> {
  const ofHook = eq(webHookDelivery.hookId, hookId);
  const isByHand = or(eq(webHookDelivery.event, PING), isNotNull(webHookDelivery.replayOf));
  const waiting = await db.$count(webHookDelivery, and(ofHook, eq(webHookDelivery.state, 'waiting')));
  return { waiting, byHand: await db.$count(webHookDelivery, and(ofHook, gt(webHookDelivery.createdAt, since), isByHand)) };
}

/** Of what waits for an address, whatever it is told of today. */
export async function waitingEvents(db: Queryable, hookId: string): Promise<DeliveryRow['event'][]> {
  const isWaiting = and(eq(webHookDelivery.hookId, hookId), eq(webHookDelivery.state, 'waiting'));
  return (await db.selectDistinct({ event: webHookDelivery.event }).from(webHookDelivery).where(isWaiting)).map(({ event }) => event);
}

interface Share {
  /** Places that are free. */
  limit: number;
  /** Of one address at a time. */
  ofEach: number;
  /** What is on its way: its addresses are told nothing more until they have answered, and its enterprises come after others. */
  underWay?: readonly Pick<DeliveryRow, 'hookId' | 'enterpriseId'>[];
}

export type Claimed = DeliveryRow & Pick<WebHookRow, 'address' | 'secretSealed'>;

/**
 * Takes some of what is due by moving its next try ahead: another server skips it, and should this one die it is tried again. A few of each address, and of
 * enterprises in turn, each while more places are free than it has: however many answer slowly, and however much waits for them, whoever comes next finds a place.
 */
export async function claimDue(db: Queryable, now: Date, claimedUntil: Date, { ofEach, limit, underWay = [] }: Share): Promise<Claimed[]> {
  // What was begun anew while it was being tried has none, and its claim ends like that of a first one.
  const tried = { nextTryAt: sql`d.next_try_at`, attempts: sql`greatest(d.attempts, 1)` };
  const isDue = sql`d.state = 'waiting' and ${isDueAgain(tried, { claimMs: CLAIM_MS, pausesMs: PAUSES_MS }, now)}`;
  const busy = sql.param([...new Set(underWay.map(({ hookId }) => hookId))]);
  const taken = sql.param(underWay.map(({ enterpriseId }) => enterpriseId));
  const { rows } = await db.execute<{ id: string }>(
    sql`select d.id from ${webHookDelivery} d where ${isDue} and d.id = any(array(
        select id from (select id, place, row_number() over (order by place, created_at, id) as turn from (
          select due.id, due.created_at,
            (select count(*) from unnest(${taken}::uuid[]) as mine(id) where mine.id = h.enterprise_id)
              + row_number() over (partition by h.enterprise_id order by due.nth, due.created_at, due.id) as place
          from ${webHook} h cross join lateral (select d.id, d.created_at, row_number() over (order by d.created_at, d.id) as nth
            from ${webHookDelivery} d where d.hook_id = h.id and ${isDue} order by d.created_at, d.id limit ${ofEach}) as due
          where h.is_on and h.id <> all(${busy}::uuid[])) as placed) as queued
        where turn + place <= ${limit + 1}::bigint))
      for update skip locked`,
  );
  if (rows.length === 0) return [];
  return db
    .update(webHookDelivery)
    .set({ nextTryAt: claimedUntil, attempts: sql`${webHookDelivery.attempts} + 1` })
    .from(webHook)
    .where(
      and(
        inArray(
          webHookDelivery.id,
          rows.map(({ id }) => id),
        ),
        eq(webHook.id, webHookDelivery.hookId),
      ),
    )
    .returning({ ...getTableColumns(webHookDelivery), address: webHook.address, secretSealed: webHook.secretSealed });
}

/** When a pause is over. What is due already waits for its turn, not for a moment. */
export async function nextDueAt(db: Queryable, now: Date): Promise<Date | undefined> {
  const [next] = await db
    .select({ at: min(webHookDelivery.nextTryAt) })
    .from(webHookDelivery)
    .innerJoin(webHook, and(eq(webHook.id, webHookDelivery.hookId), eq(webHook.isOn, true)))
    .where(and(eq(webHookDelivery.state, 'waiting'), gt(webHookDelivery.nextTryAt, now)));
  return next?.at ?? undefined;
}

const DAY_MS = 86_400_000;

/** Switches it off if it was asked again and again for days and has taken nothing over; of several servers, one is told that it did. */
export async function switchOffIfHopeless(tx: Queryable, hookId: string, now: Date): Promise<WebHookRow | undefined> {
  const since = new Date(now.getTime() - OFF_AFTER_DAYS * DAY_MS);
  const [off] = await tx
    .update(webHook)
    .set({ isOn: false, switchedOffAt: now, version: sql`${webHook.version} + 1` })
    .where(and(eq(webHook.id, hookId), eq(webHook.isOn, true), lte(webHook.failingSince, since)))
    .returning();
  if (off) await giveUpWaiting(tx, hookId);
  return off;
}

/**
 * Whatever waits out a pause goes at once and is tried for its whole time again. What may be on its way is left where it is, or it would come twice, also where it was claimed
 * by a server whose clock is ahead of this one: that it has no attempts any more tells whoever is trying it that this one is for nothing.
 */
export const beginWaitingAnew = (tx: Queryable, hookId: string, now: Date) => {
  const latestClaim = new Date(now.getTime() + CLAIM_MS + APART_MS);
  const mayBeOnItsWay = and(gt(webHookDelivery.nextTryAt, now), lte(webHookDelivery.nextTryAt, latestClaim));
  return tx
    .update(webHookDelivery)
    .set({ attempts: 0, nextTryAt: sql`case when ${mayBeOnItsWay} then ${webHookDelivery.nextTryAt} end` })
    .where(and(eq(webHookDelivery.hookId, hookId), eq(webHookDelivery.state, 'waiting')));
};

const giveUpWaiting = (tx: Queryable, hookId: string) =>
  tx
    .update(webHookDelivery)
    .set({ state: 'givenUp', nextTryAt: null })
    .where(and(eq(webHookDelivery.hookId, hookId), eq(webHookDelivery.state, 'waiting')));

/** What still waits stays, however long somebody has switched it off for. */
export const forgetDeliveriesBefore = (db: Queryable, moment: Date) =>
  db.delete(webHookDelivery).where(and(lt(webHookDelivery.createdAt, moment), ne(webHookDelivery.state, 'waiting')));
