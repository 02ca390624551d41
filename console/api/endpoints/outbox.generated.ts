// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const outbox = {
  getOutbox: call<typeof import('@skyhelm/contract/outbox').getOutbox>('POST', '/outbox/getOutbox', 'read'),
} as const;
