import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { throttle } from '../../tables/session.table.ts';

export interface Window {
  key: string;
  now: Date;
  windowMs: number;
}

export interface Counted {
  count: number;
  windowEndsAt: Date;
}

/** Counts one more; a window that is over begins anew, and so does one that lies far ahead: the clock has been set back since. Atomic, so that tries at the same moment cannot share a place. */
export async function countOne(db: Queryable, { key, now, windowMs }: Window): Promise<Counted> {
  const endsAt = new Date(now.getTime() + windowMs);
  const farAhead = new Date(endsAt.getTime() + windowMs);
  const over = sql`(${throttle.windowEndsAt} <= ${now.toISOString()}::timestamptz or ${throttle.windowEndsAt} > ${farAhead.toISOString()}::timestamptz)`;
  const [row] = await db
    .insert(throttle)
    .values({ key, count: 1, windowEndsAt: endsAt })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        count: sql`case when ${over} then 1 else least(${throttle.count} + 1, 1000000000) end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${throttle.windowEndsAt} end`,
      },
    })
    .returning({ count: throttle.count, windowEndsAt: throttle.windowEndsAt });
  return row!;
}

/** Counts as they stand; a key without an open window is absent. */
export async function countsOf(db: Queryable, keys: string[], now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: throttle.key, count: throttle.count })
    .from(throttle)
    .where(and(inArray(throttle.key, keys), gt(throttle.windowEndsAt, now)));
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export const giveBackOne = (db: Queryable, keys: string[]) =>
  db
    .update(throttle)
    .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
    .where(inArray(throttle.key, keys));

export const forget = (db: Queryable, key: string) => db.delete(throttle).where(eq(throttle.key, key));

export const keepUntil = (db: Queryable, keys: string[], until: Date) =>
  db
    .insert(throttle)
    .values(keys.map((key) => ({ key, count: 1, windowEndsAt: until })))
    .onConflictDoUpdate({ target: throttle.key, set: { windowEndsAt: until } });

export const forgetOver = (db: Queryable, now: Date) => db.delete(throttle).where(lte(throttle.windowEndsAt, now));
