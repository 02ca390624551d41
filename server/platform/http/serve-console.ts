import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { failure } from './answer.ts';
import { languageOf } from './http-server.ts';

const CALL_PATHS = [BASE_PATH, '/websocket/', '/uavdata', '/tms/'];
const YEAR_SECONDS = 31_536_000;

/** The built console with history-mode addresses: whatever is neither a call nor a file is the console's own route. */
export async function serveConsole(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder !== undefined) {
    await access(join(folder, 'index.html'));
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: ['index.html'],
      setHeaders: (reply, path) => {
        const isNamedByContent = path.includes('/assets/');
        const keeping = isNamedByContent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
        reply.header('cache-control', namesKey(reply.request.url) ? 'no-store' : keeping);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (folder !== undefined && isConsoleAddress(request)) return reply.sendFile('index.html');
    return reply
      .status(isCall(request) ? 200 : 404)
      .type('application/json')
      .send(failure(whyNotFound(app, request), languageOf(request)));
  });
}

const METHODS = ['GET', 'POST'] as const;

/** Whoever calls the right address by the wrong method would look for a mistake in the address. */
function whyNotFound(app: FastifyInstance, request: FastifyRequest): AppError {
  const [url] = request.url.split('?') as [string];
  const method = isCall(request) && METHODS.find((one) => app.hasRoute({ method: one, url }));
  return method ? new AppError('request.otherMethod', { method }) : new AppError('request.notFound');
}

/** A browser's cache keeps a page under its address, and so the key on the disk of a shared machine. */
const namesKey = (url: string): boolean => /[?&]AK=/i.test(url);

const isCall = (request: FastifyRequest) => CALL_PATHS.some((path) => request.url.startsWith(path));

/** A missing script must be a 404, or a browser with an old page would run HTML as code; so must a program's mistyped call. */
const isConsoleAddress = (request: FastifyRequest) =>
  request.method === 'GET' &&
  (request.headers.accept?.includes('text/html') ?? false) &&
  !isCall(request) &&
  !request.url.split('?')[0]!.split('/').at(-1)!.includes('.');
