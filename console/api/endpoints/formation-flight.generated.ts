// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const formationFlight = {
  cancelFormation: call<typeof import('@skyhelm/contract/formation-flight').cancelFormation>('POST', '/enterprise/route/cancelFormation', 'change'),
  getFormationFlight: call<typeof import('@skyhelm/contract/formation-flight').getFormationFlight>('GET', '/enterprise/route/getFormationFlight', 'read'),
  startFormation: call<typeof import('@skyhelm/contract/formation-flight').startFormation>('POST', '/enterprise/route/startFormation', 'change'),
} as const;
