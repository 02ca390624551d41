import { LOG_FOUND_MAX, type LogFilter } from '@skyhelm/contract/operation-log';
import { and, asc, desc, eq, gte, inArray, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { user } from '../../tables/user.table.ts';
import { operationsWithin, targetIsShown, type LogRow, type Reader } from './operation-log.store.ts';
import { operationLog, operationName } from '../../tables/operation-log.table.ts';

export interface Slice {
  skip: number;
  take: number;
  newestFirst: boolean;
}

export interface Found {
  total: number;
  /** There are more than `total`. */
  more: boolean;
  rows: LogRow[];
}

/** Rows with the same value of an indexed column lie in the order of time, so that the newest of each value are met first. */
interface Strands {
  column: PgColumn;
  type: 'text' | 'uuid';
  values: readonly string[];
  also?: SQL | undefined;
}

/** One index that leads to what is looked for, and what is still to be tried on the rows met there. Without strands, it is that of time. */
interface Way {
  strands: Strands[];
  condition: SQL;
}

/** Beyond this many values it is quicker to walk along the time: so many names or people are met everywhere. */
const VALUES_MAX = 2_000;

/**
 * A page of what is found. Each condition alone has an index, yet not each combination of them: the rows are taken from the index of
 * whichever condition leaves the fewest, and the others are tried on these.
 */
export async function searchLog(db: Queryable, reader: Reader, filter: LogFilter, { skip, take, newestFirst }: Slice): Promise<Found> {
  const ways = await waysTo(db, reader, filter);
  const within = conditionOf(reader, filter, ['people', 'kinds', 'names']);
  const sizes = ways.length === 1 ? [0] : await Promise.all(ways.map(({ strands }) => countUpTo(db, { strands, condition: within })));
  const way = ways[sizes.indexOf(Math.min(...sizes))]!;
  const until = Math.min(skip + take, LOG_FOUND_MAX);
  const [counted, rows] = await Promise.all([
    countUpTo(db, way),
    until > skip ? rowsAlong(db, reader.actor, way, skip, until, newestFirst) : [],
  ]);
  return { total: Math.min(counted, LOG_FOUND_MAX), more: counted > LOG_FOUND_MAX, rows };
}

/** The newest rows below a number: what an export reads, batch by batch. */
export const foundBelow = (db: Queryable, reader: Reader, filter: LogFilter, seq: number, limit: number): Promise<LogRow[]> =>
  db
    .select()
    .from(operationLog)
    .where(and(conditionOf(reader, filter), lt(operationLog.seq, seq)))
    .orderBy(desc(operationLog.seq))
    .limit(limit);

const during = ({ from, to }: LogFilter): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(operationLog.at, new Date(from)),
    to === undefined ? undefined : lte(operationLog.at, new Date(to)),
  );

const contains = (text: SQL | PgColumn, keyword: string): SQL => sql`strpos(${text}, ${keyword.toLowerCase()}) > 0`;
const holds = (name: PgColumn, keyword: string): SQL => contains(sql`lower(${name})`, keyword);

type Part = 'people' | 'kinds' | 'names';

/** What a way answers by itself is left out: to ask again would take a look at each row outside of its index. */
function conditionOf(reader: Reader, filter: LogFilter, without: readonly Part[] = []): SQL {
  const { keyword, operations } = filter;
  const { enterpriseId, operation, actorName, targetName } = operationLog;
  const parts: Record<Part, SQL | undefined> = {
    people: operationsWithin(reader),
    kinds: operations.length === 0 ? undefined : inArray(operation, [...operations]),
    names: keyword === '' ? undefined : or(holds(actorName, keyword), and(holds(targetName, keyword), targetIsShown(reader))),
  };
  const asked = (Object.keys(parts) as Part[]).filter((part) => !without.includes(part)).map((part) => parts[part]);
  return and(eq(enterpriseId, reader.actor.enterpriseId), during(filter), ...asked)!;
}

async function waysTo(db: Queryable, reader: Reader, filter: LogFilter): Promise<Way[]> {
  const { actor, people } = reader;
  const { keyword, operations } = filter;
  const { actorName, targetName, actorId, operation } = operationLog;
  const ways: Way[] = [{ strands: [], condition: conditionOf(reader, filter) }];
  const add = (part: Part, ...strands: Strands[]) => void ways.unshift({ strands, condition: conditionOf(reader, filter, [part]) });
  if (operations.length > 0) add('kinds', { column: operation, type: 'text', values: [...new Set(operations)] });
  const ids = actor.scope.all ? undefined : await peopleIds(db, actor, people);
  if (ids && ids.length <= VALUES_MAX) add('people', { column: actorId, type: 'uuid', values: ids });
  const values = keyword === '' ? undefined : await namesWith(db, actor, keyword);
  if (values && values.length <= VALUES_MAX) {
    // A row that has the keyword in both names is met once.
    const onlyThere = and(not(holds(actorName, keyword)), targetIsShown(reader));
    add('names', { column: actorName, type: 'text', values }, { column: targetName, type: 'text', values, also: onlyThere });
  }
  return ways;
}

async function peopleIds(db: Queryable, actor: Actor, people: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(people)
    .limit(VALUES_MAX + 1);
  return [...rows.map(({ id }) => id), ...(actor.kind === 'key' ? [actor.keyId] : [])];
}

async function namesWith(db: Queryable, { enterpriseId }: Actor, keyword: string): Promise<string[]> {
  const rows = await db
    .select({ name: operationName.name })
    .from(operationName)
    .where(and(eq(operationName.enterpriseId, enterpriseId), contains(operationName.lowerCase, keyword)))
    .limit(VALUES_MAX + 1);
  return rows.map(({ name }) => name);
}

/** Times and numbers of the rows along a way, at most `limit` of each value, by `order` or, without one, as they come. */
function along({ strands, condition }: Way, limit: number, order?: SQL): SQL {
  const ordered = order && sql`order by ${order}`;
  const { at, seq } = operationLog;
  if (strands.length === 0) return sql`(select ${at}, ${seq} from ${operationLog} where ${condition} ${ordered} limit ${limit})`;
  const parts = strands.map(({ column, type, values, also }) => {
    const own = and(condition, sql`${column} = strand.value`, also);
    return sql`select met.at, met.seq from unnest(${sql.param([...values])}::${sql.raw(type)}[]) as strand (value) cross join lateral
      (select ${at}, ${seq} from ${operationLog} where ${own} ${ordered} limit ${limit}) as met`;
  });
  return sql`(${sql.join(parts, sql` union all `)})`;
}

async function countUpTo(db: Queryable, way: Way): Promise<number> {
  const limit = LOG_FOUND_MAX + 1;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from (select 1 from ${along(way, limit)} as met limit ${limit}) as counted`,
  );
  return rows[0]!.count;
}

async function rowsAlong(
  db: Queryable,
  { enterpriseId }: Actor,
  way: Way,
  skip: number,
  until: number,
  newestFirst: boolean,
): Promise<LogRow[]> {
  const direction = newestFirst ? desc : asc;
  const order = sql`${direction(operationLog.at)}, ${direction(operationLog.seq)}`;
  const { rows } = await db.execute<{ seq: number }>(sql`
    select found.seq from ${along(way, until, order)} as found (at, seq)
    order by ${direction(sql`found.at`)}, ${direction(sql`found.seq`)} offset ${skip} limit ${until - skip}`);
  if (rows.length === 0) return [];
  const numbers = rows.map(({ seq }) => seq);
  return db
    .select()
    .from(operationLog)
    .where(and(eq(operationLog.enterpriseId, enterpriseId), inArray(operationLog.seq, numbers)))
    .orderBy(direction(operationLog.at), direction(operationLog.seq));
}
