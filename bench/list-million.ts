import { getUsers } from '@skyhelm/contract/user';
import pg from 'pg';
import { anyOf, browse, browsedRows, PAGE_SIZE, type BrowsedList } from './browse.ts';
import { fillPeople } from './million-people.ts';
import { plainSql, SORTS, typedFilter, usualFilters, type Filter } from './people-queries.ts';
import { startProduct } from './product.ts';
import type { Row } from './report.ts';

const GOAL_MS = 50;

/** Any page of a million people, filtered and sorted at random, through the whole stack. */
export async function listMillion(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    const { enterpriseId } = await fillPeople(product.database);
    const client = new pg.Client(product.database);
    await client.connect();
    try {
      const listOf = (kind: string, filter: Filter, orderByColumn: (typeof SORTS)[number]): BrowsedList => ({
        kind,
        asked: { filter, orderByColumn },
        ours: (turn) => product.call(getUsers, { ...filter, orderByColumn, ...turn, pageSize: PAGE_SIZE }),
        plain: (turn) => plainSql(client, enterpriseId, { ...filter, orderByColumn, ...turn }),
      });
      const filters = await usualFilters(client, enterpriseId);
      const lists = filters.flatMap(({ kind, filter }) => SORTS.map((sort) => listOf(kind, filter, sort)));
      const browsed = await browse(client, lists, () => listOf('typed keyword', typedFilter(), anyOf(SORTS)));
      return browsedRows('list-million', '1,000,000', browsed, GOAL_MS);
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
  }
}
