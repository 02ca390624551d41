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

/** From the vehicle to the server; how far it is, getTransfer tells. One that is here already is not fetched again: the answer is the transfer that did. */
export const fetchVehicleLog = endpoint({
  method: 'POST',
  path: '/enterprise/device/fetchVehicleLog',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice.extend({ number: z.int({ error: 'number' }).min(0).max(0xffff) }),
  output: onTransfer,
});

/** As it lies on the server. */
export const FetchedLog = z.object({
  id: VehicleTransferId,
  deviceId: DeviceId,
  device: z.string(),
  number: z.int(),
  bytes: z.number(),
  by: z.string(),
  createdAt: timestamp,
});
export type FetchedLog = z.output<typeof FetchedLog>;

/** Of the devices that the caller sees, newest first. How much the whole enterprise keeps, and may keep, is in bytes. */
export const getFetchedLogs = endpoint({
  method: 'GET',
  path: '/enterprise/device/getFetchedLogs',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({}),
  output: z.object({ logs: z.array(FetchedLog), keptBytes: z.number(), bytesMax: z.number() }),
});

/** From the server; the device keeps what it has. */
export const deleteFetchedLog = endpoint({
  method: 'POST',
  path: '/enterprise/device/deleteFetchedLog',
  access: needs('device:control'),
  kind: 'change',
  input: onTransfer,
  output: z.null(),
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
