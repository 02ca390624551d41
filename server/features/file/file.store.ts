import type { FileId } from '@skyhelm/contract/ids';
import { and, count, eq, gt, inArray, isNull, lt, min, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../../tables/user.table.ts';
import { file } from '../../tables/file.table.ts';

export type FileRow = typeof file.$inferSelect;

export const insertFile = (tx: Queryable, row: typeof file.$inferInsert) => tx.insert(file).values(row);

export async function findFile(db: Queryable, enterpriseId: string, id: FileId): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(file)
    .where(and(eq(file.enterpriseId, enterpriseId), eq(file.id, id)));
  return row;
}

/** Marks it as used, which also keeps the sweep from taking it away at the same moment. */
export async function claimFile(tx: Queryable, which: Pick<FileRow, 'id' | 'enterpriseId' | 'ownerId' | 'purpose'>): Promise<boolean> {
  const claimed = await tx
    .update(file)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(file.id, which.id),
        eq(file.enterpriseId, which.enterpriseId),
        eq(file.ownerId, which.ownerId),
        eq(file.purpose, which.purpose),
      ),
    )
    .returning({ id: file.id });
  return claimed.length > 0;
}

export const giveFile = (tx: Queryable, id: FileId, ownerId: string) => tx.update(file).set({ ownerId }).where(eq(file.id, id));

export const deleteFile = (tx: Queryable, id: string) => tx.delete(file).where(eq(file.id, id)).returning({ blobKey: file.blobKey });

export const deleteFilesOf = (tx: Queryable, ownerId: string) =>
  tx.delete(file).where(eq(file.ownerId, ownerId)).returning({ blobKey: file.blobKey });

/** How many pictures somebody has uploaded and not used, and when the first of them came. */
export async function unusedSince(db: Queryable, ownerId: string, since: Date): Promise<{ count: number; first: Date | null }> {
  const [unused] = await db
    .select({ count: count(), first: min(file.createdAt) })
    .from(file)
    .where(and(eq(file.ownerId, ownerId), isNull(file.usedAt), gt(file.createdAt, since)));
  return unused!;
}

export const deleteUnused = (db: Queryable, before: Date) =>
  db
    .delete(file)
    .where(and(isNull(file.usedAt), lt(file.createdAt, before)))
    .returning({ blobKey: file.blobKey });

export async function knownBlobKeys(db: Queryable, keys: string[]): Promise<Set<string>> {
  const rows = await db.select({ blobKey: file.blobKey }).from(file).where(inArray(file.blobKey, keys));
  return new Set(rows.map(({ blobKey }) => blobKey));
}

/** The owner's account name, if the owner is among these people. */
export async function ownerAmong(db: Queryable, enterpriseId: string, ownerId: string, people?: SQL): Promise<string | undefined> {
  const [row] = await db
    .select({ account: user.account })
    .from(user)
    .where(and(eq(user.enterpriseId, enterpriseId), eq(user.id, ownerId), people));
  return row?.account;
}
