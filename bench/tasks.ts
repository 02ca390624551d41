import pg from 'pg';
import { anyOf, browse, browsedRows } from './browse.ts';
import { fillTasks } from './many-tasks.ts';
import { startProduct } from './product.ts';
import type { Row } from './report.ts';
import { listOf, narrowFilters, SORTS, typed, usualFilters } from './task-queries.ts';
import { readersOf } from './task-readers.ts';

const GOAL_MS = 50;

/** Any page of half a million tasks, filtered and sorted at random, by people who reach all of them or few, through the whole stack. */
export async function tasks(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    await fillTasks(product.database);
    const client = new pg.Client(product.database);
    await client.connect();
    try {
      const [all, ...narrow] = await readersOf(product, client);
      const lists = [
        ...(await usualFilters(client)).flatMap((asked) => SORTS.map((sort) => listOf(client, all, asked, sort))),
        ...narrow.flatMap((reader) => narrowFilters().map((asked) => listOf(client, reader, asked))),
      ];
      const browsed = await browse(client, lists, () => listOf(client, anyOf([all, ...narrow]), typed()));
      return browsedRows('tasks', '500,000', browsed, GOAL_MS);
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
  }
}
