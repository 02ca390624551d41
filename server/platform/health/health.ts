import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can answer calls now; while it hears nothing of other servers it says so, and answers all the same: a bus
 * that is away must not take every server out of service, nor must a disk that is nearly full. Nothing more is told to strangers.
 */
export function health(app: FastifyInstance, { database, bus, disk }: Pick<Services, 'database' | 'bus' | 'disk'>): void {
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));

  const standing = async (): Promise<string> => {
    const { isLow } = await disk.read();
    return ['ok', ...(bus.standing().isConnected ? [] : ['alone']), ...(isLow ? ['disk low'] : [])].join(', ');
  };

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok'));

  app.get('/readyz', async (_, reply) => {
    const ready = !closing && (await database.ready());
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(ready ? await standing() : 'unavailable');
  });
}
