import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { enterprise } from '../../tables/enterprise.table.ts';

export type EnterpriseRow = typeof enterprise.$inferSelect;

const own = ({ enterpriseId }: Actor) => eq(enterprise.id, enterpriseId);

export async function findOwn(db: Queryable, actor: Actor): Promise<EnterpriseRow | undefined> {
  const [row] = await db.select().from(enterprise).where(own(actor));
  return row;
}

/** Held until the change is safe, without keeping anybody from adding what refers to it. */
export async function lockOwn(tx: Queryable, actor: Actor): Promise<EnterpriseRow | undefined> {
  const [row] = await tx.select().from(enterprise).where(own(actor)).for('no key update');
  return row;
}

type Content = Pick<EnterpriseRow, 'name' | 'contactName' | 'contact' | 'logoFileId' | 'version'>;

export const updateOwn = (tx: Queryable, actor: Actor, content: Content) => tx.update(enterprise).set(content).where(own(actor));
