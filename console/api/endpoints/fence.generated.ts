// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const fence = {
  addFence: call<typeof import('@skyhelm/contract/fence').addFence>('POST', '/enterprise/fence/addFence', 'change'),
  clearFences: call<typeof import('@skyhelm/contract/fence').clearFences>('POST', '/enterprise/fence/clearFences', 'change'),
  deleteFence: call<typeof import('@skyhelm/contract/fence').deleteFence>('POST', '/enterprise/fence/deleteFence', 'change'),
  getFencedDevices: call<typeof import('@skyhelm/contract/fence').getFencedDevices>('GET', '/enterprise/fence/getFencedDevices', 'read'),
  getFences: call<typeof import('@skyhelm/contract/fence').getFences>('POST', '/enterprise/fence/getFences', 'read'),
  getStrayFences: call<typeof import('@skyhelm/contract/fence').getStrayFences>('GET', '/enterprise/fence/getStrayFences', 'read'),
  sendFences: call<typeof import('@skyhelm/contract/fence').sendFences>('POST', '/enterprise/fence/sendFences', 'change'),
  setFence: call<typeof import('@skyhelm/contract/fence').setFence>('POST', '/enterprise/fence/setFence', 'change'),
} as const;
