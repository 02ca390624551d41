import type { FastifyRequest } from 'fastify';

/**
 * A page of another site can make a browser send our cookie along; it cannot hide where it comes from.
 * Requests without an Origin come from programs, which have no cookie to abuse.
 */
export function comesFromElsewhere(request: Pick<FastifyRequest, 'headers' | 'host'>, publicOrigin: string | undefined): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (publicOrigin !== undefined && origin === publicOrigin) return false;
  return hostOf(origin) !== request.host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
