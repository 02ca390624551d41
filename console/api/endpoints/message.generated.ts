// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const message = {
  getMessages: call<typeof import('@skyhelm/contract/message').getMessages>('POST', '/message/getMessages', 'read'),
  readMessages: call<typeof import('@skyhelm/contract/message').readMessages>('POST', '/message/readMessages', 'change'),
} as const;
