import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { metrics } from './metrics.ts';

const TOKEN = 'a-long-metrics-token';
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify({ trustProxy: true });
  const jobs = { tally: () => [{ kind: 'cleaning', run: 7, failed: 2 }] };
  const database = { pool: { totalCount: 5, idleCount: 3, waitingCount: 1 } };
  const services = { config: { metricsToken: TOKEN }, database, jobs } as unknown as Parameters<typeof metrics>[1];
  metrics(app, services, [{ name: 'skyhelm_sockets_open', help: 'Open sockets', read: async () => 12 }]);
  app.get('/fcms/file/:id', () => 'x');
});
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
