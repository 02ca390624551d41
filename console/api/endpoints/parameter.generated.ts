// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const parameter = {
  compareParameters: call<typeof import('@skyhelm/contract/parameter').compareParameters>('POST', '/enterprise/device/compareParameters', 'read'),
  exportParameters: call<typeof import('@skyhelm/contract/parameter').exportParameters>('GET', '/enterprise/device/exportParameters', 'change', 'file'),
  getParameterWrites: call<typeof import('@skyhelm/contract/parameter').getParameterWrites>('GET', '/enterprise/device/getParameterWrites', 'read'),
  getParameters: call<typeof import('@skyhelm/contract/parameter').getParameters>('POST', '/enterprise/device/getParameters', 'read'),
  refreshParameters: call<typeof import('@skyhelm/contract/parameter').refreshParameters>('POST', '/enterprise/device/refreshParameters', 'change'),
  setParameters: call<typeof import('@skyhelm/contract/parameter').setParameters>('POST', '/enterprise/device/setParameters', 'change'),
} as const;
