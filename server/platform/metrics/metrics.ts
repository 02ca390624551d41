import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { sameText } from '../auth/secrets.ts';
import { isExposed } from '../config/is-exposed.ts';
import { failure } from '../http/answer.ts';
import { languageOf } from '../http/http-server.ts';
import type { Services } from '../services.ts';

/** Something only a feature or another part of the platform can count. */
export interface GaugeSource {
  name: string;
  help: string;
  read(): number | Promise<number>;
}

/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN, or from this host while nothing else can reach the server. Other readers get a 404; a server
 * that needs a token and has none says so.
 */
export function metrics(app: FastifyInstance, services: Pick<Services, 'config' | 'database' | 'jobs'>, gauges: GaugeSource[] = []): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  countJobs(services.jobs, registry);
  watchPool(services.database.pool, registry);
  for (const { read, ...about } of gauges) {
    new Gauge({
      ...about,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  const { metricsToken } = services.config;
  const needsToken = isExposed(services.config);
  let hasWarned = false;
  function refuseWithoutToken(request: FastifyRequest, reply: FastifyReply) {
    if (!hasWarned)
      request.log.warn('GET /metrics is refused: set METRICS_TOKEN (16 characters or more) and send it as "Authorization: Bearer …"');
    hasWarned = true;
    return reply.status(403).send(failure(new AppError('request.metricsToken'), languageOf(request)));
  }

  app.get('/metrics', async (request, reply) => {
    if (needsToken && metricsToken === undefined) return refuseWithoutToken(request, reply);
    if (!bringsToken(request, metricsToken) && (needsToken || !isLocal(request))) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function bringsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const presented = headers.authorization?.match(/^Bearer (.+)$/)?.[1];
  return token !== undefined && presented !== undefined && sameText(presented, token);
}

/** A proxy on this host that nobody configured makes every request come from here. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in headers);
  return !passedOn && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'skyhelm_http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

function countJobs(jobs: Pick<Services['jobs'], 'tally'>, registry: Registry): void {
  const counter = (name: string, help: string, which: 'run' | 'failed') =>
    new Counter({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        this.reset();
        for (const tally of jobs.tally()) this.inc({ kind: tally.kind }, tally[which]);
      },
    });
  counter('skyhelm_jobs_run_total', 'Jobs run by this server', 'run');
  counter('skyhelm_jobs_failed_total', 'Jobs that failed and were put off', 'failed');
}

function watchPool(pool: Services['database']['pool'], registry: Registry): void {
  new Gauge({
    name: 'skyhelm_database_connections',
    help: 'Connections to the database by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}
