import { error, type Issue } from '../../issue.ts';

/** Metres a second, as the specification bounds it. */
export const RETURN_SPEED = { min: 2, max: 10 } as const;

export function returnSpeedFault(speed: number): Issue | undefined {
  if (!Number.isInteger(speed)) return error('returnSpeed.whole');
  return speed < RETURN_SPEED.min || speed > RETURN_SPEED.max ? error('returnSpeed.range', RETURN_SPEED) : undefined;
}
