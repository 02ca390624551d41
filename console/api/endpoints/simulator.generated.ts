// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const simulator = {
  getSimulator: call<typeof import('@skyhelm/contract/simulator').getSimulator>('GET', '/enterprise/device/getSimulator', 'read'),
  setSimulator: call<typeof import('@skyhelm/contract/simulator').setSimulator>('POST', '/enterprise/device/setSimulator', 'change'),
  startSimulator: call<typeof import('@skyhelm/contract/simulator').startSimulator>('POST', '/enterprise/device/startSimulator', 'change'),
  stopSimulator: call<typeof import('@skyhelm/contract/simulator').stopSimulator>('POST', '/enterprise/device/stopSimulator', 'change'),
} as const;
