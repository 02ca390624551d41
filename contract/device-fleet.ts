import { ENDURANCE_BASES } from '@skyhelm/core/plan/energy/endurance';
import { AIRFRAMES } from '@skyhelm/core/vehicle/airframe';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { ShapeField } from '@skyhelm/core/airspace/shape-field';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { DeviceId } from './ids.ts';

/** An aircraft as the ground station knows it before anything is heard of it. */
export const FleetMember = z.object({
  id: DeviceId,
  name: z.string(),
  sn: z.string(),
  model: z.string(),
  isSimulated: z.boolean(),
  mayFly: z.boolean(),
});
export type FleetMember = z.output<typeof FleetMember>;

/** All that one may see, by name; more than one reader may follow on `/uavdata` are counted and left out. */
export const getFleet = endpoint({
  method: 'GET',
  path: '/enterprise/device/getFleet',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({}),
  output: z.object({ total: z.int(), rows: z.array(FleetMember) }),
});

/** What is to be stayed in, any of it, and kept out of; and what has to be kept as well, by `also` and so on from there. */
export interface FenceLimits {
  within: Shape[];
  outside: Shape[];
  ceiling: number | null;
  also: FenceLimits | null;
}

const limits = {
  within: z.array(ShapeField),
  outside: z.array(ShapeField),
  /** Metres above the place of take-off; null for no limit. */
  ceiling: z.number().nullable(),
};

export const FenceLimits: z.ZodType<FenceLimits> = z
  .lazy(() => z.object({ ...limits, also: FenceLimits.nullable() }))
  .meta({ id: 'FenceLimits' });

/** What an aircraft must keep to: what it has on board, and by `also` every level that it is held to from here: the enterprise's, each department's and its own. Without one: what all of them are held to. */
export const getFence = endpoint({
  method: 'GET',
  path: '/enterprise/device/getFence',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({ deviceId: DeviceId.optional() }),
  output: z.object({ ...limits, also: FenceLimits.nullable() }),
});

/** How long an aircraft stays up on one charge: by its last flights, else as it was entered, else as is usual for its kind. */
export const getEndurance = endpoint({
  method: 'GET',
  path: '/enterprise/device/getEndurance',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({ deviceId: DeviceId }),
  output: z.object({ airframe: z.enum(AIRFRAMES), seconds: z.number(), basis: z.enum(ENDURANCE_BASES) }),
});
