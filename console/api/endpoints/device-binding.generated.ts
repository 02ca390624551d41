// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const deviceBinding = {
  bindDevice: call<typeof import('@skyhelm/contract/device-binding').bindDevice>('POST', '/enterprise/device/bindDevice', 'change'),
  getUnclaimed: call<typeof import('@skyhelm/contract/device-binding').getUnclaimed>('GET', '/enterprise/device/getUnclaimed', 'read'),
  removeSigningKey: call<typeof import('@skyhelm/contract/device-binding').removeSigningKey>('POST', '/enterprise/device/removeSigningKey', 'change'),
  setSigningKey: call<typeof import('@skyhelm/contract/device-binding').setSigningKey>('POST', '/enterprise/device/setSigningKey', 'change'),
  unbindDevice: call<typeof import('@skyhelm/contract/device-binding').unbindDevice>('POST', '/enterprise/device/unbindDevice', 'change'),
} as const;
