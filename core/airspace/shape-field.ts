import { z } from 'zod';
import { place } from '../vehicle/place.ts';
import { CIRCLE_METRES, isTangled, isTooWide, POLYGON_POINTS } from './shape.ts';

const PositionField = z.object(place);

export const ShapeField = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('polygon'),
      points: z
        .array(PositionField, { error: 'shape.points' })
        .min(POLYGON_POINTS.min, { error: 'shape.points', abort: true })
        .max(POLYGON_POINTS.max, { error: 'shape.tooMany', abort: true })
        .refine((points) => !isTooWide(points), { error: 'shape.tooWide', abort: true })
        .refine((points) => !isTangled(points), { error: 'shape.crossing' }),
    }),
    z.object({
      kind: z.literal('circle'),
      centre: PositionField,
      radius: z
        .number({ error: 'shape.radius' })
        .min(CIRCLE_METRES.min, { error: 'shape.radius' })
        .max(CIRCLE_METRES.max, { error: 'shape.radius' }),
    }),
  ],
  { error: 'choice' },
);
