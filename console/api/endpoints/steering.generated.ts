// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const steering = {
  getSteeringSettings: call<typeof import('@skyhelm/contract/steering').getSteeringSettings>('GET', '/enterprise/device/getSteeringSettings', 'read'),
  makeSteeringSafe: call<typeof import('@skyhelm/contract/steering').makeSteeringSafe>('POST', '/enterprise/device/makeSteeringSafe', 'change'),
} as const;
