// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const airport = {
  getAirportSetting: call<typeof import('@skyhelm/contract/airport').getAirportSetting>('GET', '/enterprise/airport/getAirportSetting', 'read'),
  getAirports: call<typeof import('@skyhelm/contract/airport').getAirports>('GET', '/enterprise/airport/getAirports', 'read'),
  setAirportSetting: call<typeof import('@skyhelm/contract/airport').setAirportSetting>('POST', '/enterprise/airport/setAirportSetting', 'change'),
} as const;
