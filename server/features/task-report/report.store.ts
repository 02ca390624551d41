import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { UnitSystem } from '@skyhelm/core/units/unit-system';
import { and, eq } from 'drizzle-orm';
import { enterprise } from '../../tables/enterprise.table.ts';
import { file } from '../../tables/file.table.ts';
import { user } from '../../tables/user.table.ts';

export async function enterpriseOf(db: Queryable, { enterpriseId }: Actor): Promise<{ name: string; logoKey: string | null }> {
  const [row] = await db
    .select({ name: enterprise.name, logoKey: file.blobKey })
    .from(enterprise)
    .leftJoin(file, and(eq(file.enterpriseId, enterprise.id), eq(file.id, enterprise.logoFileId)))
    .where(eq(enterprise.id, enterpriseId));
  return row!;
}

/** Metric for other software. */
export async function unitSystemOf(db: Queryable, actor: Actor): Promise<UnitSystem> {
  if (actor.kind === 'key') return 1;
  const [row] = await db.select({ unitSystem: user.unitSystem }).from(user).where(eq(user.id, actor.userId));
  return row?.unitSystem ?? 1;
}
