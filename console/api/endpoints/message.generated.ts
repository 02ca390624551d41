// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const message = {
  confirmMessage: call<typeof import('@skyhelm/contract/message').confirmMessage>('POST', '/message/confirmMessage', 'change'),
  getMessages: call<typeof import('@skyhelm/contract/message').getMessages>('POST', '/message/getMessages', 'read'),
  getUnconfirmed: call<typeof import('@skyhelm/contract/message').getUnconfirmed>('GET', '/message/getUnconfirmed', 'read'),
  readMessages: call<typeof import('@skyhelm/contract/message').readMessages>('POST', '/message/readMessages', 'change'),
} as const;
