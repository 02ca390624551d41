import { createHmac } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

export interface TextMessage {
  to: string;
  text: string;
}

/** Port: resolves when the provider has taken the message over. */
export interface SmsSender {
  send(message: TextMessage): Promise<void>;
}

export const TIMESTAMP_HEADER = 'x-skyhelm-timestamp';
export const SIGNATURE_HEADER = 'x-skyhelm-signature';
const TIMEOUT_MS = 10_000;

/** Over time and body together: a recorded request cannot be sent again later or with another number. */
export const signHook = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Hands text messages to an address of the operator's, who knows a provider. */
export function smsHook(url: string, secret: string, clock: Clock, timeoutMs = TIMEOUT_MS): SmsSender {
  return {
    async send({ to, text }) {
      const body = JSON.stringify({ to, text });
      const timestamp = String(Math.floor(clock.now().getTime() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [TIMESTAMP_HEADER]: timestamp,
          [SIGNATURE_HEADER]: signHook(secret, timestamp, body),
        },
        body,
        // A redirect would carry number and code to somebody the operator did not name.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
    },
  };
}
