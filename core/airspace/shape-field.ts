import { z } from 'zod';
import { place } from '../vehicle/place.ts';
import { CIRCLE_METRES, isTangled, isTooWide, POLYGON_POINTS } from './shape.ts';

const PositionField = z.object(place);

/** What a polygon with too few points and one with too many are refused with. */
interface Said {
  tooFew: string;
  tooMany: string;
}

export const shapeField = (pointsMax: number, { tooFew, tooMany }: Said) =>
  z.discriminatedUnion(
    'kind',
    [
      z.object({
        kind: z.literal('polygon'),
        points: z
          .array(PositionField, { error: tooFew })
          .min(POLYGON_POINTS.min, { error: tooFew, abort: true })
          .max(pointsMax, { error: tooMany, abort: true })
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

export const ShapeField = shapeField(POLYGON_POINTS.max, { tooFew: 'shape.points', tooMany: 'shape.tooMany' });
