import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { idempotency } from './idempotency.table.ts';

export interface RepeatKey {
  actor: string;
  key: string;
  requestHash: string;
}

export const repeatKey = (actor: string, key: string, path: string, input: unknown): RepeatKey => ({
  actor,
  key,
  requestHash: createHash('sha256')
    .update(`${path}\n${JSON.stringify(input)}`)
    .digest('base64url'),
});

/**
 * Claims the key inside the change's own transaction; a request doubled in flight waits here for the first to commit.
 * Returns the answer already given, or undefined when the work is ours.
 */
export async function claim(tx: Queryable, { actor, key, requestHash }: RepeatKey): Promise<{ answer: unknown } | undefined> {
  const inserted = await tx
    .insert(idempotency)
    .values({ actor, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (inserted.length > 0) return undefined;
  const [earlier] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.actor, actor), eq(idempotency.key, key)));
  if (earlier?.requestHash !== requestHash || earlier.answer === null) throw new AppError('request.repeated');
  return { answer: (earlier.answer as { data: unknown }).data };
}

export const keepAnswer = (tx: Queryable, { actor, key }: RepeatKey, data: unknown) =>
  tx
    .update(idempotency)
    .set({ answer: { data } })
    .where(and(eq(idempotency.actor, actor), eq(idempotency.key, key)));

export const forgetAnswersBefore = (db: Queryable, moment: Date) => db.delete(idempotency).where(lt(idempotency.createdAt, moment));
