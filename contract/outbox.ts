import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { optionalText, timestamp } from './fields.ts';
import { pageOf, pageQuery } from './page.ts';

export const OUTBOX_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;

/** How long it is seen what became of them; what still waits stays. */
export const OUTBOX_DAYS = 90;

/** `kept`: no way out is configured, so an administrator reads it here and passes it on. */
export const Outgoing = z.object({
  id: z.uuid(),
  way: z.enum(['sms', 'mail']),
  target: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(OUTBOX_STATES),
  /** Why it was not taken over at the last try, in the language of the call. */
  error: z.string(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});
export type Outgoing = z.output<typeof Outgoing>;

export const getOutbox = endpoint({
  method: 'POST',
  path: '/outbox/getOutbox',
  access: needs('outbox:query'),
  kind: 'read',
  input: pageQuery(['createdAt']).extend({ keyword: optionalText(50), state: z.enum(OUTBOX_STATES, { error: 'choice' }).optional() }),
  output: pageOf(Outgoing),
});
