import type { FastifyReply, FastifyRequest } from 'fastify';

/** The UI kit writes its styles at run time, hence inline styles; scripts come from our own files only. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
};

export function securityHeaders(request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void {
  void reply.headers(HEADERS);
  if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000');
  done();
}
