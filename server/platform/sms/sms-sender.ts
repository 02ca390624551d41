import type { Clock } from '../clock/clock.ts';
import { NotTaken } from '../egress/delivery-fault.ts';
import { signedHeaders } from '../egress/hook-signature.ts';

export interface TextMessage {
  to: string;
  text: string;
}

/** Port: resolves when the provider has taken the message over. */
export interface SmsSender {
  send(message: TextMessage): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Hands text messages to an address of the operator's, who knows a provider. */
export function smsHook(url: string, secret: string, clock: Clock, timeoutMs = TIMEOUT_MS): SmsSender {
  return {
    async send({ to, text }) {
      const body = JSON.stringify({ to, text });
      const response = await fetch(url, {
        method: 'POST',
        headers: signedHeaders(secret, clock.now(), body),
        body,
        // A redirect would carry number and code to somebody the operator did not name.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new NotTaken(response.status);
    },
  };
}
