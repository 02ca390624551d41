import { LAND_WAYS } from '@skyhelm/core/plan/preview/land-preview';
import { RETURN_ENDS, RETURN_PATHS, RETURN_PLACES } from '@skyhelm/core/plan/preview/return-preview';
import { PAUSED_IN } from '@skyhelm/core/vehicle/paused-in';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { DeviceId } from './ids.ts';

/** Null: not known. Metres, metres a second. */
const known = z.number().nullable();
const above = z.enum(['home', 'ground']);

const ReturnPreview = z.object({
  path: z.enum(RETURN_PATHS),
  to: z.enum(RETURN_PLACES),
  rally: z.int().nullable(),
  distance: known,
  height: known,
  heightAbove: above,
  isHeightAsFlown: z.boolean(),
  speed: known,
  end: z.enum(RETURN_ENDS),
  endHeight: known,
  endRadius: known,
});
export type ReturnPreview = z.output<typeof ReturnPreview>;

const LandPreview = z.object({
  way: z.enum(LAND_WAYS),
  height: known,
  aboveGround: known,
  groundHeight: known,
  fromHome: known,
  distance: known,
});
export type LandPreview = z.output<typeof LandPreview>;

const ContinuePreview = z.object({
  /** `return` also where the route on board has only its return left: to continue that takes `evenLanding`. */
  with: z.enum([...PAUSED_IN, 'nothing']),
  waypoint: z.int().nullable(),
  waypoints: z.int().nullable(),
  height: known,
  heightAbove: above,
  distance: known,
  speed: known,
  radius: known,
  /** The route on board is in its landing: to continue takes `evenLanding`. */
  isLanding: z.boolean(),
});
export type ContinuePreview = z.output<typeof ContinuePreview>;

/**
 * What an aircraft would do now if it were told to return, to land or to continue: by its own parameters, its rally points, the route on board and the terrain. In
 * flight its parameters are taken as they were last read; on the ground they are asked for if they are not known.
 */
export const getCommandPreview = endpoint({
  method: 'GET',
  path: '/enterprise/device/getCommandPreview',
  access: needs('device:control'),
  kind: 'read',
  input: z.object({ deviceId: DeviceId }),
  output: z.object({
    directReturn: ReturnPreview,
    /** Null: it does not return the way it came. */
    trackReturn: ReturnPreview.nullable(),
    land: LandPreview,
    continue: ContinuePreview,
  }),
});
