// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const corporate = {
  getCorporate: call<typeof import('@skyhelm/contract/corporate').getCorporate>('GET', '/enterprise/corporate/getCorporate', 'read'),
  setCorporate: call<typeof import('@skyhelm/contract/corporate').setCorporate>('POST', '/enterprise/corporate/setCorporate', 'change'),
} as const;
