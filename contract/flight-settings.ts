import type { Issue } from '@skyhelm/core/issue';
import { FENCE_BORDERS } from '@skyhelm/core/vehicle/fence-rules';
import { heightLimitFault } from '@skyhelm/core/vehicle/flight-settings/height-limit';
import { isBelowLimit, returnHeightFault } from '@skyhelm/core/vehicle/flight-settings/return-height';
import { returnSpeedFault } from '@skyhelm/core/vehicle/flight-settings/return-speed';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { codeOf } from './fields.ts';
import { DeviceId } from './ids.ts';

const onDevice = z.object({ deviceId: DeviceId });

const OnBoard = z.object({
  /** What holds now, in metres and metres a second; null where nothing does, or nobody knows. */
  value: z.number().nullable(),
  /** The aircraft has a parameter for it. */
  isSettable: z.boolean(),
});

/** What an aircraft is set to, as its own parameters say. */
export const getFlightSettings = endpoint({
  method: 'GET',
  path: '/enterprise/device/getFlightSettings',
  access: needs('device:details'),
  kind: 'read',
  input: onDevice,
  output: z.object({
    online: z.boolean(),
    /** Its parameters are as it has them; otherwise it is asked for them, and the next call may know more. */
    isCurrent: z.boolean(),
    /** Null where nobody knows what kind of aircraft it is. */
    settings: z.object({ heightLimit: OnBoard, returnHeight: OnBoard, returnSpeed: OnBoard }).nullable(),
    /** What the aircraft does at its height limit, once that is set. */
    border: z.enum(FENCE_BORDERS).nullable(),
  }),
});

/** Null is for what the aircraft has no setting for; everything else has to be given. */
const given = (name: string, faultOf: (value: number) => Issue | undefined) =>
  z
    .number({ error: ({ input }) => `${name}.${input === undefined || input === null ? 'required' : 'whole'}` })
    .superRefine((value, context) => {
      const fault = faultOf(value);
      if (fault) context.addIssue({ code: 'custom', message: codeOf(fault) });
    })
    .nullable();

const areNumbers = ({ value }: { value: unknown }): boolean => {
  const { heightLimit, returnHeight } = (value ?? {}) as Record<string, unknown>;
  return typeof heightLimit === 'number' && typeof returnHeight === 'number';
};

/** Written as parameters, each until the aircraft says what it has. What becomes of them is read by `getParameterWrites`. */
export const setFlightSettings = endpoint({
  method: 'POST',
  path: '/enterprise/device/setFlightSettings',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice
    .extend({
      heightLimit: given('heightLimit', heightLimitFault),
      returnHeight: given('returnHeight', returnHeightFault),
      returnSpeed: given('returnSpeed', returnSpeedFault),
    })
    // Said whatever is wrong with the other fields: a form shows each fault as its field is left.
    .refine(({ heightLimit, returnHeight }) => heightLimit === null || returnHeight === null || isBelowLimit(returnHeight, heightLimit), {
      error: 'returnHeight.limit',
      path: ['returnHeight'],
      when: areNumbers,
    }),
  /** Null where the aircraft has all of it already. */
  output: z.object({ id: z.uuid().nullable() }),
});
