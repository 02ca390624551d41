// Written by `npm run generate` from contract/endpoints.ts.
import { call } from '../call.ts';

export const vehiclePicture = {
  deleteFetchedPicture: call<typeof import('@skyhelm/contract/vehicle-picture').deleteFetchedPicture>('POST', '/enterprise/device/deleteFetchedPicture', 'change'),
  downloadVehiclePicture: call<typeof import('@skyhelm/contract/vehicle-picture').downloadVehiclePicture>('GET', '/enterprise/device/downloadVehiclePicture', 'change', 'file'),
  fetchVehiclePicture: call<typeof import('@skyhelm/contract/vehicle-picture').fetchVehiclePicture>('POST', '/enterprise/device/fetchVehiclePicture', 'change'),
  getVehiclePictures: call<typeof import('@skyhelm/contract/vehicle-picture').getVehiclePictures>('GET', '/enterprise/device/getVehiclePictures', 'read'),
} as const;
