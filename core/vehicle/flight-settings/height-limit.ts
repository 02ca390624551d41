import { error, type Issue } from '../../issue.ts';

/** Metres above home, as the specification bounds it. */
export const HEIGHT_LIMIT = { min: 3, max: 500 } as const;

export function heightLimitFault(metres: number): Issue | undefined {
  if (!Number.isInteger(metres)) return error('heightLimit.whole');
  return metres < HEIGHT_LIMIT.min || metres > HEIGHT_LIMIT.max ? error('heightLimit.range', HEIGHT_LIMIT) : undefined;
}
