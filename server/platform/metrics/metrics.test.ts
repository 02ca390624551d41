import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { metrics } from './metrics.ts';

const TOKEN = 'a-long-metrics-token';
const ALONE = { host: '127.0.0.1', publicOrigin: undefined, trustProxy: [], metricsToken: TOKEN };
let app: FastifyInstance;
let warnings: string[];

function serve(config: object = ALONE): void {
  warnings = [];
  const log: FastifyBaseLogger = createLogger('warn', { write: (line) => void warnings.push(line) });
  app = Fastify({ trustProxy: true, loggerInstance: log });
  const jobs = { tally: () => [{ kind: 'cleaning', run: 7, failed: 2 }] };
  const database = { pool: { totalCount: 5, idleCount: 3, waitingCount: 1 } };
  const services = { config, database, jobs } as unknown as Parameters<typeof metrics>[1];
  metrics(app, services, [{ name: 'skyhelm_sockets_open', help: 'Open sockets', read: async () => 12 }]);
  app.get('/fcms/file/:id', () => 'x');
}
beforeEach(() => serve());
afterEach(() => app.close());

const read = (options: { remoteAddress?: string; headers?: Record<string, string> }) => app.inject({ url: '/metrics', ...options });

it('counts requests by route pattern, jobs, connections and what others count', async () => {
  await app.inject('/fcms/file/secret-of-one');
  await app.inject('/fcms/no/such/secret-of-two');
  const { body } = await read({ remoteAddress: '127.0.0.1' });
  expect(body).toMatch(/skyhelm_http_request_duration_seconds_count\{method="GET",route="\/fcms\/file\/:id",status="200"\} 1/);
  expect(body).toContain('skyhelm_jobs_run_total{kind="cleaning"} 7');
  expect(body).toContain('skyhelm_jobs_failed_total{kind="cleaning"} 2');
  expect(body).toContain('skyhelm_database_connections{state="busy"} 2');
  expect(body).toContain('skyhelm_database_connections{state="waited_for"} 1');
  expect(body).toContain('skyhelm_sockets_open 12');
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toContain('secret-of');
  expect((await read({ remoteAddress: '127.0.0.1' })).body).toContain('skyhelm_jobs_run_total{kind="cleaning"} 7');
});

it.each([
  ['this host', { remoteAddress: '127.0.0.1' }, 200],
  ['this host by IPv6', { remoteAddress: '::1' }, 200],
  ['this host, mapped', { remoteAddress: '::ffff:127.0.0.1' }, 200],
  ['elsewhere', { remoteAddress: '10.0.0.5' }, 404],
  ['elsewhere with the token', { remoteAddress: '10.0.0.5', headers: { authorization: `Bearer ${TOKEN}` } }, 200],
  ['elsewhere with a wrong token', { remoteAddress: '10.0.0.5', headers: { authorization: 'Bearer wrong' } }, 404],
  ['elsewhere, posing as this host', { remoteAddress: '10.0.0.5', headers: { 'x-forwarded-for': '127.0.0.1' } }, 404],
  ['a stranger through a proxy on this host', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '8.8.8.8' } }, 404],
])('from %s', async (_, request, status) => {
  expect((await read(request)).statusCode).toBe(status);
});

it('a refused reader sees what any unknown address answers', async () => {
  const [refused, unknown] = [await read({ remoteAddress: '10.0.0.5' }), await app.inject({ url: '/metricz', remoteAddress: '10.0.0.5' })];
  expect(refused.body.replace('metrics', 'metricz')).toBe(unknown.body);
});

describe.each([
  ['a public origin', { publicOrigin: 'https://fly.example.com' }],
  ['a proxy', { trustProxy: ['loopback'] }],
  ['a host that others reach', { host: '0.0.0.0' }],
])('with %s', (_, exposed) => {
  const local = { remoteAddress: '127.0.0.1' };

  it('the token is required of this host too', async () => {
    await app.close();
    serve({ ...ALONE, ...exposed });
    expect((await read(local)).statusCode).toBe(404);
    expect((await read({ ...local, headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(404);
    expect((await read({ ...local, headers: { authorization: `Bearer ${TOKEN}` } })).statusCode).toBe(200);
  });

  it('and no token set, the answer is 403 and the log says once how to set it', async () => {
    await app.close();
    serve({ ...ALONE, ...exposed, metricsToken: undefined });
    for (const remoteAddress of ['127.0.0.1', '10.0.0.5']) {
      const refused = await read({ remoteAddress, headers: { authorization: 'Bearer undefined' } });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ state: 0, code: 'request.metricsToken' });
      expect(refused.body).not.toContain('skyhelm_');
    }
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('METRICS_TOKEN');
  });
});
