import { z } from 'zod';
import { place } from '../../vehicle/place.ts';
import type { Camera } from './camera.ts';
import type { Pattern } from './pattern.ts';
import * as limit from './pattern-limits.ts';

const between = ({ min, max }: { min: number; max: number }) =>
  z.number({ error: 'amount' }).min(min, { error: 'amount' }).max(max, { error: 'amount' });
const whole = ({ min, max }: { min: number; max: number }) =>
  z.int({ error: 'amount' }).min(min, { error: 'amount' }).max(max, { error: 'amount' });
const side = z.enum(['left', 'right'], { error: 'choice' });
const at = z.object(place);
const line = z.array(at).max(limit.PATTERN_CORNERS_MAX);
const area = z.object({ outer: line, holes: z.array(line).max(limit.PATTERN_HOLES_MAX) });

export const CameraField: z.ZodType<Camera> = z.object({
  name: z.string().max(limit.CAMERA_NAME_MAX),
  sensorWidth: between(limit.CAMERA_LENGTH_MM),
  sensorHeight: between(limit.CAMERA_LENGTH_MM),
  focalLength: between(limit.CAMERA_LENGTH_MM),
  imageWidth: whole(limit.CAMERA_PIXELS),
  imageHeight: whole(limit.CAMERA_PIXELS),
  minInterval: between(limit.CAMERA_INTERVAL),
});

const turnaround = between(limit.TURNAROUND).nullable();
const sweep = { angle: between(limit.SCAN_ANGLE).nullable(), turnaround, isCrossed: z.boolean({ error: 'choice' }) };
const coverage = {
  camera: CameraField,
  resolution: between(limit.RESOLUTION),
  frontOverlap: between(limit.OVERLAP),
  sideOverlap: between(limit.OVERLAP),
};
const heights = { lowest: between(limit.PATTERN_HEIGHT), highest: between(limit.PATTERN_HEIGHT) };

/** What a pattern has to look like to be kept; whether waypoints can be laid out from it is said when they are. */
export const PatternField: z.ZodType<Pattern> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('spot'),
    places: z.array(at).max(limit.PATTERN_PLACES_MAX),
    isShortest: z.boolean(),
    photographs: z.boolean(),
    tilt: between(limit.CAMERA_TILT),
  }),
  z.object({ kind: z.literal('areaScan'), area, spacing: between(limit.SCAN_SPACING), ...sweep }),
  z.object({ kind: z.literal('orthophoto'), area, ...sweep, ...coverage }),
  z.object({ kind: z.literal('oblique'), area, tilt: between(limit.OBLIQUE_TILT), ...sweep, ...coverage }),
  z.object({ kind: z.literal('corridor'), line, width: between(limit.PATTERN_SIZE), turnaround, ...coverage }),
  z.object({
    kind: z.literal('surround'),
    centre: at,
    radius: between(limit.PATTERN_SIZE),
    ...heights,
    rings: whole(limit.SURROUND_RINGS),
    clockwise: z.boolean(),
    pictures: whole(limit.SURROUND_PICTURES),
  }),
  z.object({ kind: z.literal('facade'), line, side, ...heights, ...coverage }),
  z.object({ kind: z.literal('abPoint'), a: at, b: at, spacing: between(limit.SCAN_SPACING), side, lanes: whole(limit.AB_LANES) }),
  z.object({
    kind: z.literal('logistics'),
    takeOff: at,
    via: z.array(at).max(limit.PATTERN_PLACES_MAX),
    drop: at,
    dropHeight: between(limit.PATTERN_HEIGHT),
    channel: whole(limit.THROWER_CHANNEL),
    isReturning: z.boolean(),
  }),
]);
