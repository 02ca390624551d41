// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const device = {
  addDevice: call<typeof import('@skyhelm/contract/device').addDevice>('POST', '/enterprise/device/addDevice', 'change'),
  changeDeviceState: call<typeof import('@skyhelm/contract/device').changeDeviceState>('POST', '/enterprise/device/changeState', 'change'),
  deleteDevice: call<typeof import('@skyhelm/contract/device').deleteDevice>('POST', '/enterprise/device/deleteDevice', 'change'),
  exportDevices: call<typeof import('@skyhelm/contract/device').exportDevices>('GET', '/enterprise/device/exportDevices', 'change', 'file'),
  getDevice: call<typeof import('@skyhelm/contract/device').getDevice>('GET', '/enterprise/device/getDevice', 'read'),
  getDevices: call<typeof import('@skyhelm/contract/device').getDevices>('POST', '/enterprise/device/getDevices', 'read'),
  setDevice: call<typeof import('@skyhelm/contract/device').setDevice>('POST', '/enterprise/device/setDevice', 'change'),
} as const;
