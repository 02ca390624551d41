import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { DeviceId, VehicleTransferId } from './ids.ts';

const onDevice = z.object({ deviceId: DeviceId });
const onTransfer = z.object({ id: VehicleTransferId });

/** What the device does not say is null. */
export const VehiclePicture = z.object({
  /** Counted from one since the device is on its link. */
  number: z.int(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  /** Metres above the sea, and above home. */
  altitude: z.number().nullable(),
  height: z.number().nullable(),
  /** Which way the camera looked, degrees from north. */
  heading: z.number().nullable(),
  takenAt: timestamp.nullable(),
  /** When the server was told of it: of a camera without a clock, what tells a picture from another that took its place. */
  toldAt: timestamp,
  /** Null for one that cannot be fetched. */
  file: z.string().nullable(),
  /** Component that keeps the file, and its whole path there: what tells files of the same name apart. */
  filePlace: z.string().nullable(),
});
export type VehiclePicture = z.output<typeof VehiclePicture>;

/** What its cameras took since the device is on its link, newest first; the last 2,000. */
export const getVehiclePictures = endpoint({
  method: 'GET',
  path: '/enterprise/device/getVehiclePictures',
  access: needs('device:control'),
  kind: 'read',
  input: onDevice,
  output: z.object({ pictures: z.array(VehiclePicture) }),
});

/** From the device to the server, also in flight; how far it is, getTransfer tells. */
export const fetchVehiclePicture = endpoint({
  method: 'POST',
  path: '/enterprise/device/fetchVehiclePicture',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice.extend({ number: z.int({ error: 'number' }).min(1, { error: 'number' }) }),
  output: onTransfer,
});

/** From the server; the device keeps what it has. */
export const deleteFetchedPicture = endpoint({
  method: 'POST',
  path: '/enterprise/device/deleteFetchedPicture',
  access: needs('device:control'),
  kind: 'change',
  input: onTransfer,
  output: z.null(),
});

/** A picture that was fetched, by the transfer that fetched it. */
export const downloadVehiclePicture = endpoint({
  method: 'GET',
  path: '/enterprise/device/downloadVehiclePicture',
  access: needs('device:control'),
  kind: 'change',
  wire: 'file',
  input: onTransfer,
  output: z.null(),
});
