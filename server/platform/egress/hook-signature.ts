import { createHmac } from 'node:crypto';

export const TIMESTAMP_HEADER = 'x-skyhelm-timestamp';
export const SIGNATURE_HEADER = 'x-skyhelm-signature';

/** Over time and body together: a recorded request cannot be sent again later or with another content. */
export const signHook = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

export const signedHeaders = (secret: string, now: Date, body: string): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { 'content-type': 'application/json', [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signHook(secret, timestamp, body) };
};
