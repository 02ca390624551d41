import { isHardwareId, normalHardwareId } from '@skyhelm/core/device/hardware-id';
import { DEVICE_ACTIONS, DEVICE_CONDITIONS, DEVICE_STATES } from '@skyhelm/core/device/lifecycle';
import { SERVICE_STATUSES } from '@skyhelm/core/device/service';
import { SHARE_STATUSES } from '@skyhelm/core/device/sharing';
import { DEVICE_TYPES } from '@skyhelm/core/device/type';
import { ENDURANCE_MINUTES } from '@skyhelm/core/plan/energy/endurance';
import { z } from 'zod';
import { BatteryDetails, RtkDetails, RtkForm } from './device-details.ts';
import { endpoint, needs } from './endpoint.ts';
import { nameField, optionalText, pictureOf, readerZoneField, requiredText, timestamp, versionField } from './fields.ts';
import { DeviceGroupId, DeviceId, FileId, UserId } from './ids.ts';
import { LoadPulsesField } from './load-pulses.ts';
import { longPageOf, pageQuery } from './page.ts';

export const NETWORK_STATUSES = ['online', 'offline'] as const;
export const DEVICE_GROUPS_MAX = 50;
export const SN_MAX = 50;

/** As it is engraved: it goes into file names and links of others, so nothing but letters, digits and single marks between them. */
const snField = requiredText(SN_MAX, 'sn.required').refine((text) => text === '' || /^[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*$/.test(text), {
  error: 'sn',
});
const typeField = z.enum(DEVICE_TYPES, {
  error: ({ input }) => (input === undefined || input === null ? 'deviceType.required' : 'choice'),
});
const dayField = z.iso
  .date({ error: 'date' })
  .refine((day) => day >= '1970-01-01' && day <= '2999-12-31', { error: 'date' })
  .nullable()
  .default(null);
const enduranceField = z
  .number({ error: 'amount' })
  .min(ENDURANCE_MINUTES.min, { error: `tooSmall|min=${ENDURANCE_MINUTES.min}` })
  .max(ENDURANCE_MINUTES.max, { error: `tooBig|max=${ENDURANCE_MINUTES.max}` })
  .nullable();
export const hardwareIdField = z.string({ error: 'hardwareId' }).transform(normalHardwareId).refine(isHardwareId, { error: 'hardwareId' });

export const DeviceForm = z.object({
  name: nameField,
  sn: snField,
  type: typeField,
  model: optionalText(50),
  firmwareVersion: optionalText(50),
  factoryOn: dayField,
  activatedOn: dayField,
  /** The last day on which the warranty holds. */
  warrantyUntil: dayField,
  remark: optionalText(500),
  /** Nobody is null; left out, it is oneself when the device is added, and stays as it is afterwards. */
  ownerId: UserId.nullable().optional(),
  /** Left out, it stays in those it is in. */
  groupIds: z.array(DeviceGroupId).max(DEVICE_GROUPS_MAX).optional(),
  /** Null takes it away; left out, it stays. */
  image: pictureOf(FileId).nullable().optional(),
  /** Minutes in the air on one charge, of what flies; null where nobody has said. */
  enduranceMinutes: enduranceField.default(null),
  /** Only of the type they belong to. */
  battery: BatteryDetails.nullable().default(null),
  rtk: RtkForm.nullable().default(null),
  /** Of what flies. Null takes them away; left out, they stay. */
  pulses: LoadPulsesField.nullable().optional(),
});
export type DeviceForm = z.output<typeof DeviceForm>;

export const DeviceUser = z.object({ id: UserId, name: z.string(), userName: z.string() });
export type DeviceUser = z.output<typeof DeviceUser>;

export const Device = z.object({
  id: DeviceId,
  version: versionField,
  name: z.string(),
  sn: z.string(),
  type: z.enum(DEVICE_TYPES),
  state: z.enum(DEVICE_STATES),
  /** The state in the shorter of the two vocabularies. */
  condition: z.enum(DEVICE_CONDITIONS),
  serviceStatus: z.enum(SERVICE_STATUSES),
  model: z.string(),
  firmwareVersion: z.string(),
  factoryOn: z.iso.date().nullable(),
  activatedOn: z.iso.date().nullable(),
  warrantyUntil: z.iso.date().nullable(),
  /** When it was entered here. */
  createdAt: timestamp,
  remark: z.string(),
  imagePath: z.string(),
  /** What the vehicle says of itself over its link; null until it is bound to one. */
  hardwareId: z.string().nullable(),
  hasSigningKey: z.boolean(),
  networkStatus: z.enum(NETWORK_STATUSES),
  flying: z.boolean(),
  lastSeenAt: timestamp.nullable(),
  flights: z.int(),
  flightSeconds: z.number(),
  flightMetres: z.number(),
  owner: DeviceUser.nullable(),
  exclusive: DeviceUser.nullable(),
  shareStatus: z.enum(SHARE_STATUSES),
  groups: z.array(z.object({ id: DeviceGroupId, name: z.string() })),
  enduranceMinutes: z.number().nullable(),
  battery: BatteryDetails.nullable(),
  rtk: RtkDetails.nullable(),
  pulses: LoadPulsesField.nullable(),
  /** What the reader may do with it, as far as their permissions allow it at all. */
  may: z.object({ fly: z.boolean(), manage: z.boolean() }),
});
export type Device = z.output<typeof Device>;

const deviceList = pageQuery(['name', 'sn', 'createdAt']).extend({
  /** Part of a name or SN. */
  keyword: optionalText(50),
  type: z.enum(DEVICE_TYPES, { error: 'choice' }).optional(),
  state: z.enum(DEVICE_STATES, { error: 'choice' }).optional(),
  network: z.enum(NETWORK_STATUSES, { error: 'choice' }).optional(),
  groupId: DeviceGroupId.optional(),
});

export const getDevices = endpoint({
  method: 'POST',
  path: '/enterprise/device/getDevices',
  access: needs('device:query'),
  kind: 'read',
  input: deviceList,
  output: longPageOf(Device),
});
export const StateChange = z.object({
  at: timestamp,
  by: z.string(),
  /** Null: it was entered in this state. */
  action: z.enum(DEVICE_ACTIONS).nullable(),
  state: z.enum(DEVICE_STATES),
});
export type StateChange = z.output<typeof StateChange>;
export const getDevice = endpoint({
  method: 'GET',
  path: '/enterprise/device/getDevice',
  access: needs('device:details'),
  kind: 'read',
  input: z.object({ id: DeviceId }),
  /** The newest change first. */
  output: Device.extend({ history: z.array(StateChange) }),
});
/** All that were found, however many they are. */
export const exportDevices = endpoint({
  method: 'GET',
  path: '/enterprise/device/exportDevices',
  access: needs('device:export'),
  kind: 'change',
  wire: 'file',
  input: deviceList.omit({ pageNum: true, pageSize: true }).extend({ timeZone: readerZoneField }),
  output: z.null(),
});
export const addDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/addDevice',
  access: needs('device:add'),
  kind: 'change',
  /** With a hardware id it is bound at once, which takes the permission to bind. */
  input: DeviceForm.extend({ hardwareId: hardwareIdField.nullable().default(null) }),
  output: z.object({ id: DeviceId }),
});
export const setDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/setDevice',
  access: needs('device:edit'),
  kind: 'change',
  input: DeviceForm.extend({ id: DeviceId, version: versionField }),
  output: z.object({ version: versionField }),
});
export const changeDeviceState = endpoint({
  method: 'POST',
  path: '/enterprise/device/changeState',
  access: needs('device:edit'),
  kind: 'change',
  input: z.object({ id: DeviceId, action: z.enum(DEVICE_ACTIONS, { error: 'choice' }) }),
  output: z.object({ state: z.enum(DEVICE_STATES) }),
});
/** Its binding and its shares go with it; the operation log stays. */
export const deleteDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/deleteDevice',
  access: needs('device:delete'),
  kind: 'change',
  input: z.object({ id: DeviceId }),
  output: z.null(),
});
