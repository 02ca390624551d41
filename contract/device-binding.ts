import { z } from 'zod';
import { hardwareIdField } from './device.ts';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { DeviceId } from './ids.ts';

export const UNCLAIMED_KINDS = ['multirotor', 'fixedWing', 'vtol', 'other'] as const;
export const AUTOPILOTS = ['ardupilot', 'px4', 'other'] as const;

export const Unclaimed = z.object({
  hardwareId: z.string(),
  kind: z.enum(UNCLAIMED_KINDS),
  autopilot: z.enum(AUTOPILOTS),
  firmware: z.string(),
  remote: z.string(),
  firstHeardAt: timestamp,
  lastHeardAt: timestamp,
});
export type Unclaimed = z.output<typeof Unclaimed>;

/** Vehicles on a link that belong to nobody yet. */
export const getUnclaimed = endpoint({
  method: 'GET',
  path: '/enterprise/device/getUnclaimed',
  access: needs('device:bind'),
  kind: 'read',
  input: z.object({}),
  /** `listed` is false where enterprises share the installation: the vehicle next door must not be seen, so its id has to be known. */
  output: z.object({ listed: z.boolean(), rows: z.array(Unclaimed) }),
});
/** Also to another vehicle than before. */
export const bindDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/bindDevice',
  access: needs('device:bind'),
  kind: 'change',
  input: z.object({ id: DeviceId, hardwareId: hardwareIdField }),
  output: z.null(),
});
export const unbindDevice = endpoint({
  method: 'POST',
  path: '/enterprise/device/unbindDevice',
  access: needs('device:bind'),
  kind: 'change',
  input: z.object({ id: DeviceId }),
  output: z.null(),
});

export const SIGNING_KEY_DIGITS = 64;
const signingSecretField = z
  .string({ error: 'signingKey' })
  .trim()
  .toLowerCase()
  .refine((text) => /^[0-9a-f]{64}$/.test(text) && !/^0+$/.test(text), { error: 'signingKey' });

/** The key with which a vehicle signs what it sends. Without one it is generated, and shown this once. */
export const setSigningKey = endpoint({
  method: 'POST',
  path: '/enterprise/device/setSigningKey',
  access: needs('device:bind'),
  kind: 'change',
  secret: true,
  input: z.object({ id: DeviceId, signingSecret: signingSecretField.nullable().default(null) }),
  output: z.object({ signingSecret: z.string().nullable() }),
});
export const removeSigningKey = endpoint({
  method: 'POST',
  path: '/enterprise/device/removeSigningKey',
  access: needs('device:bind'),
  kind: 'change',
  input: z.object({ id: DeviceId }),
  output: z.null(),
});
