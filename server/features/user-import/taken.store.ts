import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { peopleWithin } from '../department/index.ts';
import { user } from '../../tables/user.table.ts';

const KEYS = { userName: user.accountKey, mobile: user.mobileKey, email: user.emailKey };
export type UniqueColumn = keyof typeof KEYS;

/** Which of these somebody has already, in whatever tenant; `isSeen` tells whether the actor may know of them. */
export async function takenAmong(
  db: Queryable,
  actor: Actor,
  column: UniqueColumn,
  keys: readonly string[],
): Promise<Map<string, { isSeen: boolean }>> {
  const key = KEYS[column];
  const rows = await db
    .select({ key, isSeen: sql<boolean>`coalesce((${peopleWithin(actor)}), false)` })
    .from(user)
    .where(eq(key, sql`any(${sql.param(keys)}::text[])`));
  return new Map(rows.map(({ key: found, isSeen }) => [found!, { isSeen }]));
}
