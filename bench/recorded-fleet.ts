import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
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

const TICKS_PER_SECOND = 100;

/** What the database has used of the processors so far, in milliseconds: its postmaster, whoever serves now and whoever did. */
export async function databaseMs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const own = await statOf(rows[0]!.pid);
  const everybody = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => statOf(Number(name))));
  const ours = everybody.filter((process) => process && (process.parent === own!.parent || process.pid === own!.parent));
  const ticks = ours.reduce((sum, process) => sum + process!.ticks + (process!.pid === own!.parent ? process!.ticksOfEnded : 0), 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

async function statOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of a process may hold spaces and brackets: what follows it begins behind the last one.
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return fields && { pid, parent: fields[1]!, ticks: fields[11]! + fields[12]!, ticksOfEnded: fields[13]! + fields[14]! };
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
