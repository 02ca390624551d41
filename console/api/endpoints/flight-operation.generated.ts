// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const flightOperation = {
  getFlightOperations: call<typeof import('@skyhelm/contract/flight-operation').getFlightOperations>('POST', '/log/getFlightOperations', 'read'),
} as const;
