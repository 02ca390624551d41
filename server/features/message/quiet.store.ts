import { quietUntil, type QuietHours } from '@skyhelm/core/message/quiet-hours';
import { and, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { user } from '../../tables/user.table.ts';
import { isTo, type Recipient } from './message.store.ts';
import { message } from '../../tables/message.table.ts';

/** Quiet hours that last at this moment, and their end. */
export interface QuietNow {
  hours: QuietHours;
  until: Date;
}

/** Of all whom the condition on user rows finds, each once: many have the same. */
export async function quietNow(db: Queryable, people: SQL, now: Date): Promise<QuietNow[]> {
  const rows = await db
    .selectDistinct({ hours: user.quietHours })
    .from(user)
    .where(and(people, isNotNull(user.quietHours)));
  return rows.flatMap(({ hours }) => {
    const until = quietUntil(hours!, now);
    return until ? [{ hours: hours!, until }] : [];
  });
}

/** Until when each of them is left alone; whoever may be told now is not among them. */
export async function quietPeople(db: Queryable, userIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: user.id, hours: user.quietHours })
    .from(user)
    .where(and(isAny(user.id, userIds), isNotNull(user.quietHours)));
  return new Map(
    rows.flatMap(({ id, hours }) => {
      const until = quietUntil(hours!, now);
      return until ? [[id, until] as const] : [];
    }),
  );
}

interface Released {
  id: string;
  userId: string;
}

const RELEASED = { id: message.id, userId: message.userId };

export const releaseDue = (tx: Queryable, now: Date): Promise<Released[]> =>
  tx.update(message).set({ heldUntil: null }).where(lte(message.heldUntil, now)).returning(RELEASED);

/** What waits for somebody waits until another moment, as far as it may wait at all; without one it is there now. */
export const holdUntil = (tx: Queryable, to: Recipient, until: Date | null): Promise<Released[]> =>
  tx
    .update(message)
    .set({ heldUntil: until && sql`least(${until.toISOString()}::timestamptz, ${message.heldAtMostUntil})` })
    .where(and(isTo(to), isNotNull(message.heldUntil)))
    .returning(RELEASED);
