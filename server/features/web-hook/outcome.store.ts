import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Claimed } from './delivery.store.ts';
import { lockHook, type DeliveryRow } from './web-hook.store.ts';
import { webHook, webHookDelivery } from '../../tables/web-hook.table.ts';

/** Of this very claim, by what it was given: somebody else's may have the same number of attempts. */
const thisClaim = ({ id, nextTryAt }: Claimed, attempts: number) =>
  and(
    eq(webHookDelivery.id, id),
    eq(webHookDelivery.attempts, attempts),
    eq(webHookDelivery.nextTryAt, nextTryAt!),
    eq(webHookDelivery.state, 'waiting'),
  );

/** What came of one try. False where it was settled otherwise meanwhile, as by whoever deleted the address, or came so late that another server has tried since. */
export async function settle(tx: Queryable, claimed: Claimed, changes: Partial<DeliveryRow>): Promise<boolean> {
  const settled = await tx
    .update(webHookDelivery)
    .set({ nextTryAt: null, ...changes })
    .where(thisClaim(claimed, claimed.attempts))
    .returning({ id: webHookDelivery.id });
  return settled.length > 0;
}

/** Of a try that somebody who corrected the address, or switched it on, has overtaken: taken over it is done all the same, and otherwise due at once where it belongs now. */
const settleOvertaken = (tx: Queryable, claimed: Claimed, taken: Partial<DeliveryRow> | undefined) =>
  tx
    .update(webHookDelivery)
    .set({ nextTryAt: null, ...taken, ...(taken && { attempts: claimed.attempts }) })
    .where(thisClaim(claimed, 0));

/** The hook as it is now: whoever edits it has it locked, and finds its deliveries settled or is found to have overtaken them. */
async function withHook(tx: Queryable, { enterpriseId, hookId }: Claimed, work: () => Promise<boolean>): Promise<boolean> {
  return (await lockHook(tx, enterpriseId, hookId)) !== undefined && (await work());
}

export const noteTaken = (tx: Queryable, claimed: Claimed, outcome: Partial<DeliveryRow>): Promise<boolean> =>
  withHook(tx, claimed, async () => {
    const isOurs = await settle(tx, claimed, outcome);
    if (isOurs) await clearFailing(tx, claimed.hookId);
    else await settleOvertaken(tx, claimed, outcome);
    return isOurs;
  });

/** False where it does not count against the hook: what did not answer is not what it is now. */
export const noteFailed = (tx: Queryable, claimed: Claimed, outcome: Partial<DeliveryRow>, now: Date): Promise<boolean> =>
  withHook(tx, claimed, async () => {
    const isOurs = await settle(tx, claimed, outcome);
    if (isOurs) await countFailing(tx, claimed.hookId, now);
    else await settleOvertaken(tx, claimed, undefined);
    return isOurs;
  });

const clearFailing = (tx: Queryable, hookId: string) =>
  tx
    .update(webHook)
    .set({ failingSince: null })
    .where(and(eq(webHook.id, hookId), sql`${webHook.failingSince} is not null`));

/** Longer than any pause between tries: whoever was not asked for so long, because nothing happened or no server ran, is not known to have been away. */
const SILENCE_MS = 86_400_000;

/** A clock that was ahead leaves a beginning that is yet to come: counted from there it would be days late to be called hopeless. */
function countFailing(tx: Queryable, hookId: string, now: Date) {
  const [moment, silent] = [now, new Date(now.getTime() - SILENCE_MS)].map((at) => sql`${at.toISOString()}::timestamptz`) as [SQL, SQL];
  const failingSince = sql`coalesce(case when ${webHook.failedAt} >= ${silent} then least(${webHook.failingSince}, ${moment}) end, ${moment})`;
  return tx.update(webHook).set({ failedAt: now, failingSince }).where(eq(webHook.id, hookId));
}
