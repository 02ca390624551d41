import type { FastifyRequest } from 'fastify';

/**
 * A page of another site can make a browser send our cookie along; it cannot hide where it comes from.
 * Requests without an Origin come from programs, which have no cookie to abuse.
 * A configured origin is the only one accepted: any other page could choose its host name to match the request, by DNS rebinding for example.
 */
export function comesFromElsewhere(request: Pick<FastifyRequest, 'headers' | 'host'>, publicOrigin: string | undefined): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  return publicOrigin === undefined ? hostOf(origin) !== request.host : origin !== publicOrigin;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
