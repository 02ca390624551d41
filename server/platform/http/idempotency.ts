import { and, eq, lt } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Secrets } from '../auth/secrets.ts';
import type { Queryable } from '../db/database.ts';
import { idempotency } from './idempotency.table.ts';

export interface RepeatKey {
  actor: string;
  key: string;
  requestHash: string;
}

/** A keyed hash: the input may hold a password, which a plain one would give away to whoever has the table. */
export const repeatKey = ({ sign }: Pick<Secrets, 'sign'>, actor: string, key: string, path: string, input: unknown): RepeatKey => ({
  actor,
  key,
  requestHash: sign('idempotency', `${path}\n${JSON.stringify(input)}`),
});

/** The answer that was given to this very request, if it has been carried out. */
export async function earlierAnswer(db: Queryable, { actor, key, requestHash }: RepeatKey): Promise<{ answer: unknown } | undefined> {
  const [earlier] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.actor, actor), eq(idempotency.key, key)));
  if (!earlier) return undefined;
  if (earlier.requestHash !== requestHash || earlier.answer === null) throw new AppError('request.repeated');
  return { answer: (earlier.answer as { data: unknown }).data };
}

/**
 * Claims the key inside the change's own transaction; a request doubled in flight waits here for the first to commit.
 * Returns the answer already given, or undefined when the work is ours.
 */
export async function claim(tx: Queryable, repeat: RepeatKey): Promise<{ answer: unknown } | undefined> {
  const inserted = await tx.insert(idempotency).values(repeat).onConflictDoNothing().returning({ key: idempotency.key });
  return inserted.length > 0 ? undefined : earlierAnswer(tx, repeat);
}

export const keepAnswer = (tx: Queryable, { actor, key }: RepeatKey, data: unknown) =>
  tx
    .update(idempotency)
    .set({ answer: { data } })
    .where(and(eq(idempotency.actor, actor), eq(idempotency.key, key)));

export const forgetAnswersBefore = (db: Queryable, moment: Date) => db.delete(idempotency).where(lt(idempotency.createdAt, moment));
