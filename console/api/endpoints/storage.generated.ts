// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const storage = {
  getStorage: call<typeof import('@skyhelm/contract/storage').getStorage>('GET', '/enterprise/corporate/getStorage', 'read'),
} as const;
