import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { nameField, optionalText, versionField } from './fields.ts';
import { DeviceGroupId } from './ids.ts';

export const DeviceGroupForm = z.object({ name: nameField, remark: optionalText(200) });
export type DeviceGroupForm = z.output<typeof DeviceGroupForm>;

export const DeviceGroup = DeviceGroupForm.extend({
  id: DeviceGroupId,
  version: versionField,
  /** Of those that the reader sees. */
  devices: z.int(),
});
export type DeviceGroup = z.output<typeof DeviceGroup>;

/** By name. Which devices are in one is said by each device. */
export const getDeviceGroups = endpoint({
  method: 'GET',
  path: '/enterprise/device/getGroups',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({}),
  output: z.array(DeviceGroup),
});
export const addDeviceGroup = endpoint({
  method: 'POST',
  path: '/enterprise/device/addGroup',
  access: needs('device:group'),
  kind: 'change',
  input: DeviceGroupForm,
  output: z.object({ id: DeviceGroupId }),
});
export const setDeviceGroup = endpoint({
  method: 'POST',
  path: '/enterprise/device/setGroup',
  access: needs('device:group'),
  kind: 'change',
  input: DeviceGroupForm.extend({ id: DeviceGroupId, version: versionField }),
  output: z.object({ version: versionField }),
});
/** The devices stay. */
export const deleteDeviceGroup = endpoint({
  method: 'POST',
  path: '/enterprise/device/deleteGroup',
  access: needs('device:group'),
  kind: 'change',
  input: z.object({ id: DeviceGroupId }),
  output: z.null(),
});
