import { AIRFRAMES, AUTOPILOTS } from '@skyhelm/core/vehicle/airframe';
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
    autopilot: z.enum(AUTOPILOTS).nullable(),
    /** Metres above home. */
    heightMax: told,
    /** Metres of a waypoint's radius. */
    radiusMax: told,
    /** Metres above home, and metres a second. */
    returnHeight: told,
    returnSpeed: told,
    /** Metres that it climbs at least before it flies back, however high it is. */
    returnClimb: told,
    /** Its height of return counts from the ground below it, where it knows that ground; otherwise from home. */
    returnsAboveGround: z.boolean(),
    /** Metres. */
    turnRadius: told,
    /** Metres a second. */
    speedMin: told,
    climbRate: told,
    /** Degrees a second, and metres a second squared, of a multirotor of ArduPilot: it goes round circles of a mission no faster, whatever speed it is told; at a rate of nought it stands still on them. */
    circleRate: told,
    circleAcceleration: told,
    /** Where it may come back to instead of home: the rally points that it has on board, as its autopilot uses them. */
    rally: z
      .object({
        points: z.array(
          z.object({
            number: z.int(),
            latitude: z.number(),
            longitude: z.number(),
            /** Metres above home that it climbs to before it flies there. */
            height: z.number(),
          }),
        ),
        /** Metres from which it makes for one of them at most; null for any. */
        reach: told,
        /** Home counts for nothing as long as one of them is within reach. */
        isBeforeHome: z.boolean().nullable(),
      })
      .nullable(),
    /** Its parameters are as it has them; otherwise they are asked for, and the next call may know more. Never `asKept`. */
    isCurrent: z.boolean(),
  }),
});
