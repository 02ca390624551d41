// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const vehicleLog = {
  deleteFetchedLog: call<typeof import('@skyhelm/contract/vehicle-log').deleteFetchedLog>('POST', '/enterprise/device/deleteFetchedLog', 'change'),
  downloadVehicleLog: call<typeof import('@skyhelm/contract/vehicle-log').downloadVehicleLog>('GET', '/enterprise/device/downloadVehicleLog', 'change', 'file'),
  fetchVehicleLog: call<typeof import('@skyhelm/contract/vehicle-log').fetchVehicleLog>('POST', '/enterprise/device/fetchVehicleLog', 'change'),
  getFetchedLogs: call<typeof import('@skyhelm/contract/vehicle-log').getFetchedLogs>('GET', '/enterprise/device/getFetchedLogs', 'read'),
  getVehicleLogs: call<typeof import('@skyhelm/contract/vehicle-log').getVehicleLogs>('GET', '/enterprise/device/getVehicleLogs', 'read'),
} as const;
