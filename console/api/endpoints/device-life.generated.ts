// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const deviceLife = {
  getLifeStatistics: call<typeof import('@skyhelm/contract/device-life').getLifeStatistics>('GET', '/enterprise/device/getLifeStatistics', 'read'),
} as const;
