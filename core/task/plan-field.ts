import { z } from 'zod';
import { CameraField } from '../plan/pattern/pattern-field.ts';
import { CAMERA_TILT, SCAN_ANGLE, THROWER_CHANNEL } from '../plan/pattern/pattern-limits.ts';
import { place } from '../vehicle/place.ts';
import { DELIVERIES, PLAN_CORNERS_MAX, PLAN_SPOTS_MAX, PLAN_VIA_MAX, type TaskPlan } from './plan.ts';

const between = ({ min, max }: { min: number; max: number }) =>
  z.number({ error: 'amount' }).min(min, { error: 'amount' }).max(max, { error: 'amount' });
const at = z.object(place);
const drawn = {
  area: z.array(at).max(PLAN_CORNERS_MAX, { error: `task.tooManyPoints|max=${PLAN_CORNERS_MAX}` }),
  angle: between(SCAN_ANGLE).nullable().default(null),
};

/** What a plan has to look like to be kept; whether it can be flown is said when it is laid out. */
export const TaskPlanField: z.ZodType<TaskPlan> = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('spot'),
      spots: z.array(at).max(PLAN_SPOTS_MAX, { error: `task.tooManyPoints|max=${PLAN_SPOTS_MAX}` }),
      photographs: z.boolean({ error: 'choice' }).default(true),
      tilt: between(CAMERA_TILT).default(-90),
    }),
    z.object({ type: z.literal('area'), ...drawn }),
    z.object({ type: z.literal('orthophoto'), ...drawn, camera: CameraField }),
    z.object({ type: z.literal('oblique'), ...drawn, camera: CameraField }),
    z.object({
      type: z.literal('logistics'),
      via: z
        .array(at)
        .max(PLAN_VIA_MAX, { error: `task.tooManyPoints|max=${PLAN_VIA_MAX}` })
        .default([]),
      destination: at.nullable(),
      delivery: z.enum(DELIVERIES, { error: 'choice' }),
      channel: z
        .int({ error: 'amount' })
        .min(THROWER_CHANNEL.min, { error: 'amount' })
        .max(THROWER_CHANNEL.max, { error: 'amount' })
        .default(1),
    }),
  ],
  { error: 'choice' },
);
