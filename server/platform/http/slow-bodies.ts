import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface BodyPace {
  /** So many bytes of a body have to arrive in each such time, or what is left of it. */
  bytes: number;
  withinMs: number;
}

/** Two thousand bits a second: slower than any link that carries a page, with time for a mobile network to come back. */
const PACE: BodyPace = { bytes: 8_192, withinMs: 30_000 };
const CHECKS_PER_WINDOW = 15;
export const SLOW_BODY = 'SLOW_BODY';

type Request = Pick<IncomingMessage, 'complete' | 'destroyed' | 'readableLength' | 'listenerCount' | 'emit' | 'destroy'> & {
  socket: Pick<IncomingMessage['socket'], 'bytesRead'>;
};

interface Arriving {
  request: Request;
  response: Pick<ServerResponse, 'headersSent'>;
  bytes: number;
  since: number;
  isRefused: boolean;
}

/** Ends request bodies that arrive too slowly. A slow upload that keeps arriving may take as long as it needs. */
export function bodyPace({ bytes, withinMs }: BodyPace) {
  const arriving = new Set<Arriving>();

  function check(body: Arriving, now: number): void {
    const { request, response } = body;
    if (request.complete || request.destroyed) return void arriving.delete(body);
    const { bytesRead } = request.socket;
    // Bytes that wait in our buffer, or that no handler reads yet, are not the client's delay.
    const waitsForUs = request.readableLength > 0 || (request.listenerCount('error') === 0 && !response.headersSent);
    if (waitsForUs || bytesRead - body.bytes >= bytes) return void Object.assign(body, { bytes: bytesRead, since: now });
    if (now - body.since < withinMs) return;
    if (body.isRefused || response.headersSent) return void request.destroy();
    Object.assign(body, { isRefused: true, since: now });
    // The readers of the body pass it on to the handler of errors, which answers. Destroying the request would leave nobody to answer.
    request.emit('error', Object.assign(new Error('the body of a request arrived too slowly'), { code: SLOW_BODY, statusCode: 408 }));
  }

  return {
    watch: (request: Request, response: Arriving['response'], now: number) =>
      void arriving.add({ request, response, bytes: request.socket.bytesRead, since: now, isRefused: false }),
    check: (now: number) => arriving.forEach((body) => check(body, now)),
  };
}

export function refuseSlowBodies(app: FastifyInstance, limits: BodyPace = PACE): void {
  const pace = bodyPace(limits);
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (Number(length) > 0 || encoding !== undefined) pace.watch(request.raw, reply.raw, performance.now());
    done();
  });
  const checking = setInterval(() => pace.check(performance.now()), limits.withinMs / CHECKS_PER_WINDOW);
  checking.unref();
  // A body that is still arriving keeps the server from closing, so it is watched until then.
  app.server.once('close', () => clearInterval(checking));
  app.addHook('onClose', async () => {
    if (!app.server.listening) clearInterval(checking);
  });
}
