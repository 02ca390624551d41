// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const flightSettings = {
  getFlightSettings: call<typeof import('@skyhelm/contract/flight-settings').getFlightSettings>('GET', '/enterprise/device/getFlightSettings', 'read'),
  setFlightSettings: call<typeof import('@skyhelm/contract/flight-settings').setFlightSettings>('POST', '/enterprise/device/setFlightSettings', 'change'),
} as const;
