// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const flightTraits = {
  getFlightTraits: call<typeof import('@skyhelm/contract/flight-traits').getFlightTraits>('GET', '/enterprise/device/getFlightTraits', 'read'),
} as const;
