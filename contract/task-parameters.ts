import type { ParameterName } from '@skyhelm/core/task/parameters';
import { z } from 'zod';

const numbers = <T extends z.ZodType>(amount: T) =>
  z.object({
    takeOffHeight: amount,
    height: amount,
    maxHeight: amount,
    speed: amount,
    hoverSeconds: amount,
    spacing: amount,
    frontOverlap: amount,
    sideOverlap: amount,
    obliqueTilt: amount,
    dropHeight: amount,
  } satisfies Record<ParameterName, T>);

/** Which of them a task of a type has, and within which bounds, the rules say. */
export const ParametersField = numbers(z.number({ error: 'task.parameter.number' }).optional());

const edge = z.number({ error: 'task.parameter.number' });
export const ParameterBoundsField = numbers(
  z
    .object({ min: edge, max: edge })
    .refine(({ min, max }) => min <= max, { error: 'task.bounds', path: ['max'] })
    .optional(),
);
