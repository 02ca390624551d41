import { AIRFRAMES } from '@skyhelm/core/vehicle/airframe';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { DeviceId } from './ids.ts';

const told = z.number().nullable();

/**
 * How an aircraft flies, as its own parameters say: what routes are held to when they are sent to it. Null: not known. `asKept`: by what was last read of them, as orders
 * are held to, and nothing is asked of it.
 */
export const getFlightTraits = endpoint({
  method: 'GET',
  path: '/enterprise/device/getFlightTraits',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({ deviceId: DeviceId, asKept: z.boolean().optional() }),
  output: z.object({
    airframe: z.enum(AIRFRAMES).nullable(),
    /** Metres above home. */
    heightMax: told,
    /** Metres of a waypoint's radius. */
    radiusMax: told,
    /** Metres above home, and metres a second. */
    returnHeight: told,
    returnSpeed: told,
    /** Metres. */
    turnRadius: told,
    /** Metres a second. */
    speedMin: told,
    climbRate: told,
    /** Its parameters are as it has them; otherwise they are asked for, and the next call may know more. Never `asKept`. */
    isCurrent: z.boolean(),
  }),
});
