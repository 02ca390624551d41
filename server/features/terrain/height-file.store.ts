import type { HeightFileId } from '@skyhelm/contract/ids';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { heightFile } from '../../tables/height-file.table.ts';

export type HeightFileRow = typeof heightFile.$inferSelect;

const isOf = (enterpriseId: string) => eq(heightFile.enterpriseId, enterpriseId);

export const filesOf = (db: Queryable, enterpriseId: string): Promise<HeightFileRow[]> =>
  db.select().from(heightFile).where(isOf(enterpriseId)).orderBy(asc(heightFile.name), asc(heightFile.id));

export const countFiles = (db: Queryable, enterpriseId: string): Promise<number> => db.$count(heightFile, isOf(enterpriseId));

/** Two at once with one name: the second waits here, and then replaces the first. */
export const lockFiles = (tx: Queryable, enterpriseId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`height files of ${enterpriseId}`}, 0))`);

export const insertFile = (tx: Queryable, row: Omit<typeof heightFile.$inferInsert, 'nameKey'>) =>
  tx.insert(heightFile).values({ ...row, nameKey: row.name.toLowerCase() });

export async function deleteFile(tx: Queryable, enterpriseId: string, id: HeightFileId): Promise<HeightFileRow | undefined> {
  const [row] = await tx
    .delete(heightFile)
    .where(and(isOf(enterpriseId), eq(heightFile.id, id)))
    .returning();
  return row;
}

export async function deleteNamed(tx: Queryable, enterpriseId: string, name: string): Promise<HeightFileRow | undefined> {
  const [row] = await tx
    .delete(heightFile)
    .where(and(isOf(enterpriseId), eq(heightFile.nameKey, name.toLowerCase())))
    .returning();
  return row;
}

/** Of those named, the ones that there are. */
export async function knownFiles(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: heightFile.id })
    .from(heightFile)
    .where(inArray(heightFile.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
