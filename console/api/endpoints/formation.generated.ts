// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const formation = {
  addFormation: call<typeof import('@skyhelm/contract/formation').addFormation>('POST', '/enterprise/route/addFormation', 'change'),
  deleteFormation: call<typeof import('@skyhelm/contract/formation').deleteFormation>('POST', '/enterprise/route/deleteFormation', 'change'),
  getFormation: call<typeof import('@skyhelm/contract/formation').getFormation>('GET', '/enterprise/route/getFormation', 'read'),
} as const;
