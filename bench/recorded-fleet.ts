import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Product } from './product.ts';

/** As `server/testing/load/recorder-alone.ts` tells it. */
export interface Recorded {
  samples: number;
  ms: number;
  cpuMs: number;
}

/** Aircraft that nobody flies but the bench. */
export async function addAircraft(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into device (id, enterprise_id, name, name_key, sn, sn_key, type, state)
     select gen_random_uuid(), enterprise.id, 'UAV ' || n, 'uav ' || n, 'B-' || n, 'B-' || n, 'uav', 'using'
     from enterprise, generate_series(1, $1::int) as n where is_platform`,
    [count],
  );
}

/** So many seconds of all of them, ten samples a second, a step at a time, as fast as it goes. */
export async function recordFleet(product: Product, contestant: 'ours' | 'rows', seconds: number, step = 1): Promise<Recorded> {
  const program = fileURLToPath(new URL('../server/testing/load/recorder-alone.ts', import.meta.url));
  const child = fork(program, [contestant, JSON.stringify(product.database), String(seconds), String(step)], { execArgv: [] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${contestant} ended early`)));
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [Recorded];
  return told;
}

/** Bytes of a table with its indexes, settled as they are after a while. */
export async function bytesOf(client: pg.Client, table: string): Promise<number> {
  await client.query(`vacuum (analyze) ${table}`);
  const { rows } = await client.query<{ bytes: string }>('select pg_total_relation_size($1::regclass) as bytes', [table]);
  return Number(rows[0]!.bytes);
}

export async function withDatabase<T>(product: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...product.database, user: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
