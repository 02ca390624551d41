// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const deviceFleet = {
  getEndurance: call<typeof import('@skyhelm/contract/device-fleet').getEndurance>('GET', '/enterprise/device/getEndurance', 'read'),
  getFence: call<typeof import('@skyhelm/contract/device-fleet').getFence>('GET', '/enterprise/device/getFence', 'read'),
  getFleet: call<typeof import('@skyhelm/contract/device-fleet').getFleet>('GET', '/enterprise/device/getFleet', 'read'),
} as const;
