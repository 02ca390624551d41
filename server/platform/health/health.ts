import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer calls now. Nothing more is told to strangers. */
export function health(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok'));

  app.get('/readyz', async (_, reply) => {
    const ready = !closing && (await database.ready());
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(ready ? 'ok' : 'unavailable');
  });
}
