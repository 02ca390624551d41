import { error, type Issue } from '../../issue.ts';

/** Microseconds that an output can give at all. */
export const PULSE_WIDTH = { min: 500, max: 2_500 } as const;

export function pulseFault(width: unknown): Issue | undefined {
  if (width === undefined || width === null) return error('pulse.required');
  const isPulse = typeof width === 'number' && Number.isInteger(width) && width >= PULSE_WIDTH.min && width <= PULSE_WIDTH.max;
  return isPulse ? undefined : error('pulse.width', PULSE_WIDTH);
}
