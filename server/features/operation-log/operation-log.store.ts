import type { Operation } from '@skyhelm/contract/operation-log';
import { and, asc, desc, eq, gt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { insertMany } from '../../platform/db/insert-many.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { user } from '../../tables/user.table.ts';
import { BEGINNING } from './chain.ts';
import { operationChain, operationLog, operationName } from '../../tables/operation-log.table.ts';

export type LogRow = typeof operationLog.$inferSelect;
export type ChainHead = typeof operationChain.$inferSelect;

/** Who reads, and the condition on user rows that tells whom their data scope reaches. */
export interface Reader {
  actor: Actor;
  people: SQL;
}

/** Whoever reached for something out of their data scope would learn its name from the entry about it. */
const TARGET_HIDDEN: Operation = 'request.denied';
export const hidesTarget = (operation: string): boolean => operation === TARGET_HIDDEN;
export const targetIsShown = ({ actor }: Reader): SQL | undefined =>
  actor.scope.all ? undefined : ne(operationLog.operation, TARGET_HIDDEN);

/** The end of a tenant's chain, held until the transaction ends: rows of one tenant are added one after another. */
export async function lockHead(tx: Queryable, enterpriseId: string): Promise<ChainHead> {
  const select = () => tx.select().from(operationChain).where(eq(operationChain.enterpriseId, enterpriseId)).for('update');
  const [known] = await select();
  if (known) return known;
  await tx.insert(operationChain).values({ enterpriseId, seq: 0, hash: BEGINNING }).onConflictDoNothing();
  return (await select())[0]!;
}

export async function appendRows(tx: Queryable, rows: LogRow[], head: ChainHead): Promise<void> {
  await insertMany(tx, operationLog, rows);
  const names = new Set(rows.flatMap(({ actorName, targetName }) => [actorName, targetName]).filter((name) => name !== ''));
  if (names.size > 0) {
    const named = [...names].map((name) => ({ enterpriseId: head.enterpriseId, name }));
    await insertMany(tx, operationName, named, { skipKnown: true });
  }
  await tx.update(operationChain).set({ seq: head.seq, hash: head.hash }).where(eq(operationChain.enterpriseId, head.enterpriseId));
}

export async function platformEnterprise(db: Queryable): Promise<string> {
  const [row] = await db.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.isPlatform, true)).limit(1);
  if (!row) throw new Error('an operation of nobody has no log to go to: there is no platform enterprise yet');
  return row.id;
}

export async function lastSeq(db: Queryable, enterpriseId: string): Promise<number> {
  const [head] = await db.select({ seq: operationChain.seq }).from(operationChain).where(eq(operationChain.enterpriseId, enterpriseId));
  return head?.seq ?? 0;
}

/** Rows whose numbers lie above `after` and not above `upTo`. */
export const rowsBetween = (db: Queryable, enterpriseId: string, after: number, upTo: number, newestFirst: boolean): Promise<LogRow[]> =>
  db
    .select()
    .from(operationLog)
    .where(and(eq(operationLog.enterpriseId, enterpriseId), gt(operationLog.seq, after), lte(operationLog.seq, upTo)))
    .orderBy(newestFirst ? desc(operationLog.seq) : asc(operationLog.seq));

/** Condition on log rows: what the people within the actor's data scope did, and what the actor did. */
export function operationsWithin({ actor, people }: Reader): SQL {
  // Without `is true` the planner would join people and log, and sort what it finds, instead of walking along an index.
  const theirs = sql`(${operationLog.actorId} in (select ${user.id} from ${user} where ${people})) is true`;
  const reached = actor.scope.all ? undefined : or(theirs, actor.kind === 'key' ? eq(operationLog.actorId, actor.keyId) : undefined);
  return and(eq(operationLog.enterpriseId, actor.enterpriseId), reached)!;
}

export async function rowWithin(db: Queryable, reader: Reader, seq: number): Promise<LogRow | undefined> {
  const [row] = await db
    .select()
    .from(operationLog)
    .where(and(operationsWithin(reader), eq(operationLog.seq, seq)));
  return row;
}

export const nextRows = (db: Queryable, enterpriseId: string, after: number, limit: number): Promise<LogRow[]> =>
  db
    .select()
    .from(operationLog)
    .where(and(eq(operationLog.enterpriseId, enterpriseId), gt(operationLog.seq, after)))
    .orderBy(asc(operationLog.seq))
    .limit(limit);

export async function headOf(db: Queryable, enterpriseId: string): Promise<ChainHead | null> {
  const [head] = await db.select().from(operationChain).where(eq(operationChain.enterpriseId, enterpriseId));
  return head ?? null;
}

/** The newest row of each tenant, with the seal behind it. */
export const lastRows = (db: Queryable): Promise<{ enterpriseId: string; seq: number; hash: string; seal: string }[]> =>
  db
    .select({
      enterpriseId: operationLog.enterpriseId,
      seq: operationLog.seq,
      hash: operationLog.hash,
      seal: operationChain.hash,
    })
    .from(operationChain)
    .innerJoin(operationLog, and(eq(operationLog.enterpriseId, operationChain.enterpriseId), eq(operationLog.seq, operationChain.seq)));

export const allHeads = (db: Queryable): Promise<{ enterpriseId: string; head: ChainHead | null }[]> =>
  db
    .select({ enterpriseId: enterprise.id, head: operationChain })
    .from(enterprise)
    .leftJoin(operationChain, eq(operationChain.enterpriseId, enterprise.id))
    .orderBy(enterprise.id);
