// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const deviceGroup = {
  addDeviceGroup: call<typeof import('@skyhelm/contract/device-group').addDeviceGroup>('POST', '/enterprise/device/addGroup', 'change'),
  deleteDeviceGroup: call<typeof import('@skyhelm/contract/device-group').deleteDeviceGroup>('POST', '/enterprise/device/deleteGroup', 'change'),
  getDeviceGroups: call<typeof import('@skyhelm/contract/device-group').getDeviceGroups>('GET', '/enterprise/device/getGroups', 'read'),
  setDeviceGroup: call<typeof import('@skyhelm/contract/device-group').setDeviceGroup>('POST', '/enterprise/device/setGroup', 'change'),
} as const;
