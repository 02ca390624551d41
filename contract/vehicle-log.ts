import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { DeviceId, VehicleTransferId } from './ids.ts';

const onDevice = z.object({ deviceId: DeviceId });
const onTransfer = z.object({ id: VehicleTransferId });

export const VehicleLog = z.object({
  /** As the vehicle numbers it. */
  number: z.int(),
  bytes: z.number(),
  /** Null where the vehicle did not know the time. */
  startedAt: timestamp.nullable(),
  /** By which it was fetched, or is being fetched; null for one that is not here. */
  transferId: VehicleTransferId.nullable(),
  isHere: z.boolean(),
});
export type VehicleLog = z.output<typeof VehicleLog>;

/** What the vehicle says it has kept, newest first; on the ground with its motors off. A bad link makes it take some seconds. */
export const getVehicleLogs = endpoint({
  method: 'GET',
  path: '/enterprise/device/getVehicleLogs',
  access: needs('device:control'),
  kind: 'read',
  input: onDevice,
  /** `isComplete`: all that the vehicle says it has. */
  output: z.object({ logs: z.array(VehicleLog), isComplete: z.boolean() }),
});

/** From the vehicle to the server; how far it is, getTransfer tells. */
export const fetchVehicleLog = endpoint({
  method: 'POST',
  path: '/enterprise/device/fetchVehicleLog',
  access: needs('device:control'),
  kind: 'change',
  input: onDevice.extend({ number: z.int({ error: 'number' }).min(0).max(0xffff) }),
  output: onTransfer,
});

/** A log that was fetched, by the transfer that fetched it. */
export const downloadVehicleLog = endpoint({
  method: 'GET',
  path: '/enterprise/device/downloadVehicleLog',
  access: needs('device:control'),
  kind: 'change',
  wire: 'file',
  input: onTransfer,
  output: z.null(),
});
