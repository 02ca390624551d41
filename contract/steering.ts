import { SILENCE_REASONS } from '@skyhelm/core/vehicle/silence';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { DeviceId } from './ids.ts';

const onDevice = z.object({ deviceId: DeviceId });

const UnsafeSetting = z.object({
  name: z.string(),
  now: z.number(),
  needed: z.number(),
  reason: z.enum(SILENCE_REASONS),
});

/** Settings by which an aircraft that is steered would not come to rest when nothing is heard from us any more: the aircraft is asked for them now. */
export const getSteeringSettings = endpoint({
  method: 'GET',
  path: '/enterprise/device/getSteeringSettings',
  access: needs('device:control'),
  kind: 'read',
  input: onDevice,
  output: z.object({
    unsafe: z.array(UnsafeSetting),
    /** The aircraft has not said what these are. */
    unread: z.array(z.string()),
  }),
});
export type SteeringSettings = z.output<(typeof getSteeringSettings)['output']>;

/** Sets what is unsafe, also in flight. What becomes of it is read by `getParameterWrites`; null where there is nothing to set. */
export const makeSteeringSafe = endpoint({
  method: 'POST',
  path: '/enterprise/device/makeSteeringSafe',
  access: needs('device:control'),
  kind: 'change',
  order: true,
  input: onDevice,
  output: z.object({ id: z.uuid().nullable() }),
});
