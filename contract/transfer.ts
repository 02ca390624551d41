import { PLAN_KINDS, Plan } from '@skyhelm/core/vehicle/plan-item';
import { TRANSFER_FAULTS, TRANSFER_KINDS, TRANSFER_STAGES } from '@skyhelm/core/vehicle/transfer';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { DeviceId, VehicleTransferId } from './ids.ts';

const onDevice = z.object({ deviceId: DeviceId });
const onTransfer = z.object({ id: VehicleTransferId });
const planKind = z.enum(PLAN_KINDS, { error: 'choice' });

/**
 * Takes the controls. A mission is held to the airspace like a route, and refused where its way cannot be told from its items. It is done when what the vehicle keeps was
 * read back and is what was sent; how far it is, getTransfer tells. In the air fences and missions need `evenFlying`: an aircraft beyond its new fence turns back at once, and
 * a new mission replaces the one on board. While the aircraft flies its mission a new one is refused: pause it first.
 */
export const sendPlan = endpoint({
  method: 'POST',
  path: '/enterprise/device/sendPlan',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice.extend({ plan: Plan, evenFlying: z.boolean({ error: 'choice' }).default(false) }),
  output: onTransfer,
});

/** What the vehicle keeps; the plan is with the transfer once it is done. A mission that was read is known from then on: it is started only where the airspace allows it. */
export const readPlan = endpoint({
  method: 'POST',
  path: '/enterprise/device/readPlan',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice.extend({ kind: planKind }),
  output: onTransfer,
});

/** Takes the controls. */
export const clearPlan = endpoint({
  method: 'POST',
  path: '/enterprise/device/clearPlan',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice.extend({ kind: planKind }),
  output: onTransfer,
});

const at = { longitude: z.number(), latitude: z.number() };
const param = z.number().nullable();
const keep = z.enum(['in', 'out']);
/** As the vehicle tells it, sensible or not. */
const KeptPlan = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mission'),
    items: z.array(
      z.object({
        command: z.int(),
        frame: z.int(),
        params: z.tuple([param, param, param, param]),
        ...at,
        altitude: z.number(),
        autoContinue: z.boolean(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('fence'),
    areas: z.array(
      z.discriminatedUnion('shape', [
        z.object({ shape: z.literal('polygon'), keep, corners: z.array(z.object(at)) }),
        z.object({ shape: z.literal('circle'), keep, centre: z.object(at), radius: z.number() }),
      ]),
    ),
    returnPoint: z.object(at).nullable(),
  }),
  z.object({ kind: z.literal('rally'), points: z.array(z.object({ ...at, altitude: z.number() })) }),
]);

export const TRANSFER_COURSES = ['running', 'done', 'failed', 'cancelled'] as const;

export const VehicleTransfer = z.object({
  id: VehicleTransferId,
  deviceId: DeviceId,
  kind: z.enum(TRANSFER_KINDS),
  planKind: z.enum(PLAN_KINDS).nullable(),
  /** Number of the log. */
  log: z.int().nullable(),
  /** Name of the picture's file. */
  file: z.string().nullable(),
  course: z.enum(TRANSFER_COURSES),
  /** Items of a plan or bytes of a log or picture; null before the first and after the last. */
  progress: z.object({ stage: z.enum(TRANSFER_STAGES), done: z.int(), total: z.int() }).nullable(),
  fault: z.enum(TRANSFER_FAULTS).nullable(),
  /** The fault as a sentence in the reader's language; empty without one. */
  text: z.string(),
  /** The vehicle's own word for it. */
  word: z.string(),
  /** Number of the item, area or point that it is about, counted from nought. */
  at: z.int().nullable(),
  /** What the vehicle keeps now may be the old plan, the new one or parts of either: read it before anybody flies it. */
  planUnknown: z.boolean(),
  plan: KeptPlan.nullable(),
  /** Of the log or picture, once it is here. */
  bytes: z.number().nullable(),
  by: z.string(),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type VehicleTransfer = z.output<typeof VehicleTransfer>;

/** Transfers are kept for a week. */
export const getTransfer = endpoint({
  method: 'GET',
  path: '/enterprise/device/getTransfer',
  access: needs('device:control'),
  kind: 'read',
  input: onTransfer,
  output: VehicleTransfer,
});

export const cancelTransfer = endpoint({
  method: 'POST',
  path: '/enterprise/device/cancelTransfer',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onTransfer,
  output: z.null(),
});
