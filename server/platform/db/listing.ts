import { and, sql, type SQL } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** What is listed. An index over tenant, sort column and id, with what the filters ask for behind them, keeps every walk inside the index. */
export interface Listing {
  table: PgTable;
  id: PgColumn;
  sort: PgColumn;
  /** What else people sort it by. */
  otherSorts?: PgColumn[];
  where: SQL;
  /** Follows from `where` and has an index: finds few rows among many, yet is slow to try row by row. */
  lookup?: SQL | undefined;
  /** One value, found at once, that is another once any change to what is listed, or to who may see it, is seen by others: then some thousands of ids, which must be uuids, are remembered. The moments of changes are none: an earlier one may be seen later. */
  stamp?: SQL | undefined;
}

export type StampedListing = Listing & { stamp: SQL };

export const isStamped = (listing: Listing): listing is StampedListing => listing.stamp !== undefined;

export const collected = (listing: Listing): SQL => collectedWith(listing, [sql`${listing.sort} as sort`]);

/** Without `offset 0` the planner, hoping to meet the few rows early, would walk past a million others. */
export const collectedWith = ({ table, id, where, lookup }: Listing, columns: readonly SQL[]): SQL =>
  sql`(select ${sql.join([...columns], sql`, `)}, ${id} as id from ${table} where ${and(lookup, where)} offset 0) as collected`;

const dialect = new PgDialect();

export function sqlKey(part: SQL): string {
  const query = dialect.sqlToQuery(part);
  return `${query.sql} ${JSON.stringify(query.params)}`;
}

/** The condition names the tenant, so that what is remembered is never shared between tenants. */
export const filterKey = ({ where }: Listing): string => sqlKey(where);

/** The same in one order. */
export const orderKey = ({ sort }: Pick<Listing, 'sort'>, filter: string): string => `${sort.name} ${filter}`;
