import type { UserId } from '@skyhelm/contract/ids';
import { and, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { peopleWithin } from '../department/index.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { user } from '../../tables/user.table.ts';

/** Those of them who are still there and within reach. */
export async function reached(db: Queryable, actor: Actor, ids: readonly string[]): Promise<UserId[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sql<UserId>`${user.id}` })
    .from(user)
    .where(and(peopleWithin(actor), isAny(user.id, ids)));
  return rows.map(({ id }) => id);
}
