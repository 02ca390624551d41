import { BASE_PATH } from '@skyhelm/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const STATE = /^\{"state":(\d+)/;

/** One line for each request, at `debug` unless it failed: they would bury what a start says once. The pattern of its route, never its address, which may hold what people typed. */
export function requestLog(app: FastifyInstance): void {
  const states = new WeakMap<FastifyRequest, number>();

  app.addHook('onSend', (request, _reply, payload, done) => {
    const state = typeof payload === 'string' ? STATE.exec(payload)?.[1] : undefined;
    if (state !== undefined) states.set(request, Number(state));
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const facts = {
      method: request.method,
      route,
      status: reply.statusCode,
      state: states.get(request),
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const hasFailed = reply.statusCode >= 500;
    const isCall = route.startsWith(BASE_PATH);
    request.log[hasFailed ? 'info' : isCall ? 'debug' : 'trace'](facts, 'request');
    done();
  });
}
