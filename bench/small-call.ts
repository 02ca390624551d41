import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { getAllRoles } from '@skyhelm/contract/role';
import autocannon from 'autocannon';
import pg from 'pg';
import { addressOf, startProduct, type Product } from './product.ts';
import { median, type Row } from './report.ts';

const ROUNDS = 5;
const SECONDS = 6;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 24;
/** As many as the product's own pool holds. */
const POOL_SIZE = 12;
const QUERY = '?keyword=a';

interface Shots {
  perSecond: number;
  p99: number;
}

interface Contestant {
  url: string;
  headers: Record<string, string>;
}

/** A read with one parameter and one query, through the whole product and through a handler that does nothing else, in turns. */
export async function smallCall(): Promise<Row[]> {
  const product = await startProduct();
  const bare = await startBare(product);
  try {
    const ours: Contestant = { url: `${product.address}${BASE_PATH}${getAllRoles.path}${QUERY}`, headers: { token: product.token } };
    const baseline: Contestant = { url: `${bare.address}/${QUERY}`, headers: {} };
    await refuseDifferent(ours, baseline);
    for (const contestant of [ours, baseline]) await shoot(contestant, WARM_UP_SECONDS);
    const rounds: Record<'ours' | 'baseline', Shots>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await shoot(ours, SECONDS), baseline: await shoot(baseline, SECONDS) });
    }
    const middle = (of: 'ours' | 'baseline', figure: 'perSecond' | 'p99') => median(rounds.map((round) => round[of][figure]));
    const [perSecond, bareRate] = [middle('ours', 'perSecond'), middle('baseline', 'perSecond')];
    const [p99, bareP99] = [middle('ours', 'p99'), middle('baseline', 'p99')];
    const bench = 'small-call';
    return [
      {
        bench,
        what: 'small call, whole stack',
        ours: perSecond,
        baseline: bareRate,
        unit: 'req/s',
        goal: 'at least 0.5x',
        met: perSecond >= 0.5 * bareRate,
      },
      {
        bench,
        what: `its p99 at ${CONNECTIONS} connections`,
        ours: p99,
        baseline: bareP99,
        unit: 'ms',
        goal: 'at most 2x',
        met: p99 <= 2 * bareP99,
      },
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}

async function startBare(product: Product): Promise<{ address: string; stop(): Promise<void> }> {
  const client = new pg.Client(product.database);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from enterprise where is_platform');
  await client.end();
  const handler = fileURLToPath(new URL('./bare/handler.ts', import.meta.url));
  const child = spawn(process.execPath, [handler], {
    env: { ...process.env, ROLES_OF: rows[0]!.id, POOL: JSON.stringify({ ...product.database, max: POOL_SIZE }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    address: await addressOf(child.stdout, ended),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A baseline that answers something else would be a baseline of nothing. */
async function refuseDifferent(...contestants: Contestant[]): Promise<void> {
  const [ours, baseline] = await Promise.all(contestants.map(async ({ url, headers }) => (await fetch(url, { headers })).text()));
  if (ours !== baseline) throw new Error(`the two answer differently:\n${ours}\n${baseline}`);
}

async function shoot({ url, headers }: Contestant, seconds: number): Promise<Shots> {
  const { requests, latency, errors, non2xx } = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than success`);
  return { perSecond: requests.average, p99: latency.p99 };
}
