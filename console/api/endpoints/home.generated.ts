// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const home = {
  getFlightDays: call<typeof import('@skyhelm/contract/home').getFlightDays>('GET', '/home/getFlightDays', 'read'),
  getSummary: call<typeof import('@skyhelm/contract/home').getSummary>('GET', '/home/getSummary', 'read'),
} as const;
