import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { callerOf, type HttpOptions } from './http-server.ts';

const DOCUMENT = new URL('../../../contract/openapi.json', import.meta.url);

/** The OpenAPI document, for whoever is signed in or holds an access key: it tells strangers too much. */
export async function serveApiDocument(app: FastifyInstance, options: HttpOptions): Promise<void> {
  const document = await readFile(DOCUMENT);
  app.get('/fcms/openapi.json', async (request, reply) => {
    const { actor } = await callerOf(options, request, reply);
    if (!actor) throw new AppError('session.expired');
    return reply.type('application/json').header('cache-control', 'private, no-cache').send(document);
  });
}
