import { SHARE_STATUSES } from '@skyhelm/core/device/sharing';
import { DEVICE_TYPES } from '@skyhelm/core/device/type';
import { z } from 'zod';
import { DeviceUser } from './device.ts';
import { endpoint, needs } from './endpoint.ts';
import { accountField, optionalText, timestamp } from './fields.ts';
import { DeviceId, UserId } from './ids.ts';
import { longPageOf, pageOf, pageQuery } from './page.ts';

export const SharedUser = DeviceUser.extend({
  mayFly: z.boolean(),
  /** A guest on a test flight, whom the owner can end at any time. */
  isTestFlight: z.boolean(),
  since: timestamp,
});
export type SharedUser = z.output<typeof SharedUser>;

export const Sharing = z.object({
  id: DeviceId,
  name: z.string(),
  sn: z.string(),
  type: z.enum(DEVICE_TYPES),
  owner: DeviceUser.nullable(),
  shared: z.array(SharedUser),
  exclusive: DeviceUser.nullable(),
  shareStatus: z.enum(SHARE_STATUSES),
  online: z.boolean(),
  flying: z.boolean(),
  /** Whether the reader may change any of it. */
  mayManage: z.boolean(),
});
export type Sharing = z.output<typeof Sharing>;

export const getSharings = endpoint({
  method: 'POST',
  path: '/enterprise/device/getSharings',
  access: needs('device:share'),
  kind: 'read',
  input: pageQuery(['name', 'sn']).extend({
    /** Part of a name or SN. */
    keyword: optionalText(50),
    shareStatus: z.enum(SHARE_STATUSES, { error: 'choice' }).optional(),
  }),
  output: longPageOf(Sharing),
});
export const getSharing = endpoint({
  method: 'GET',
  path: '/enterprise/device/getSharing',
  access: needs('device:share'),
  kind: 'read',
  input: z.object({ id: DeviceId }),
  output: Sharing,
});
/** People within reach who can be given a device. */
export const getShareCandidates = endpoint({
  method: 'POST',
  path: '/enterprise/device/getShareCandidates',
  access: needs('device:share'),
  kind: 'read',
  input: pageQuery(['name', 'userName']).extend({ keyword: optionalText(50) }),
  output: pageOf(DeviceUser),
});
export const shareDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/shareDevice',
  access: needs('device:share'),
  kind: 'change',
  /** By account: also somebody whom one does not see otherwise, if one knows them. A test flight is flown. */
  input: z.object({
    id: DeviceId,
    userName: accountField,
    mayFly: z.boolean({ error: 'choice' }).default(false),
    isTestFlight: z.boolean({ error: 'choice' }).default(false),
  }),
  output: z.object({ userId: UserId }),
});
export const unshareDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/unshareDevice',
  access: needs('device:share'),
  kind: 'change',
  input: z.object({ id: DeviceId, userId: UserId }),
  output: z.null(),
});
/** Shuts out everybody else but administrators. Not while the device flies. */
export const setExclusiveUser = endpoint({
  method: 'POST',
  path: '/enterprise/device/setExclusiveUser',
  access: needs('device:share'),
  kind: 'change',
  input: z.object({ id: DeviceId, userName: accountField }),
  output: z.object({ userId: UserId }),
});
export const endExclusiveUse = endpoint({
  method: 'POST',
  path: '/enterprise/device/endExclusiveUse',
  access: needs('device:share'),
  kind: 'change',
  input: z.object({ id: DeviceId }),
  output: z.null(),
});
/** The owner has it back: guests on a test flight are ended, whether it flies or not. */
export const takeBackDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/takeBackDevice',
  access: needs('device:share'),
  kind: 'change',
  input: z.object({ id: DeviceId }),
  output: z.object({ ended: z.int() }),
});
