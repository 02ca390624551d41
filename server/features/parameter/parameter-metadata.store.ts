import type { ParameterMetadataId } from '@skyhelm/contract/ids';
import type { DescribedParameter } from '@skyhelm/core/vehicle/parameter-metadata/read-pdef';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { parameterMetadata } from '../../tables/parameter-metadata.table.ts';

const { id, name, vehicle, version, count, createdAt } = parameterMetadata;
const COLUMNS = { id, name, vehicle, version, count, createdAt, isShared: enterprise.isPlatform };

export type MetadataRow = Awaited<ReturnType<typeof metadataFor>>[number];

/** Its own first, so that they count before those of the operator. */
export const metadataFor = (db: Queryable, enterpriseId: string) =>
  db
    .select({ ...COLUMNS, isOwn: sql<boolean>`${parameterMetadata.enterpriseId} = ${enterpriseId}` })
    .from(parameterMetadata)
    .innerJoin(enterprise, eq(enterprise.id, parameterMetadata.enterpriseId))
    .where(or(eq(parameterMetadata.enterpriseId, enterpriseId), eq(enterprise.isPlatform, true)))
    .orderBy(sql`${parameterMetadata.enterpriseId} = ${enterpriseId} desc`, asc(vehicle), asc(version), asc(id));

export async function describedIn(db: Queryable, fileId: string): Promise<DescribedParameter[]> {
  const [row] = await db.select({ parameters: parameterMetadata.parameters }).from(parameterMetadata).where(eq(id, fileId));
  return row?.parameters ?? [];
}

/** Two imports at once would both count the files before. */
export const lockMetadata = (tx: Queryable, enterpriseId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parameter metadata of ${enterpriseId}`}, 0))`);

export const countMetadata = (db: Queryable, enterpriseId: string): Promise<number> =>
  db.$count(parameterMetadata, eq(parameterMetadata.enterpriseId, enterpriseId));

type NewMetadata = typeof parameterMetadata.$inferInsert;

export const deleteSameVersion = (tx: Queryable, row: Pick<NewMetadata, 'enterpriseId' | 'vehicle' | 'version'>) =>
  tx
    .delete(parameterMetadata)
    .where(and(eq(parameterMetadata.enterpriseId, row.enterpriseId), eq(vehicle, row.vehicle), eq(version, row.version)));

export const insertMetadata = (tx: Queryable, row: NewMetadata) => tx.insert(parameterMetadata).values(row);

export async function deleteMetadata(tx: Queryable, enterpriseId: string, fileId: ParameterMetadataId) {
  const [row] = await tx
    .delete(parameterMetadata)
    .where(and(eq(parameterMetadata.enterpriseId, enterpriseId), eq(id, fileId)))
    .returning({ name, vehicle, version });
  return row;
}
