import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

const keyOf = (enterpriseId: string) => sql`hashtextextended(${`air of ${enterpriseId}`}, 0)`;

/**
 * Before whoever keeps a plan reads what it is held to: until their transaction ends nobody believes to have seen all that is kept. Without it a plan that is saved in the moment
 * in which a zone is put up knows nothing of the zone, and whoever looks at all plans again nothing of the plan. Savers do not wait for each other.
 */
export const keepInAir = (tx: Queryable, enterpriseId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(enterpriseId)})`);

/**
 * After a change of the air: comes back when everything is kept that may have been held to the air before it. What is saved later knows of the change. Nothing is held
 * afterwards, so that nobody waits for whoever looks at thousands of plans.
 */
export const untilKept = (db: Queryable, enterpriseId: string) => db.execute(sql`select pg_advisory_xact_lock(${keyOf(enterpriseId)})`);
