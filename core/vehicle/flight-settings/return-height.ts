import { error, type Issue } from '../../issue.ts';

/** Metres above home, as the specification bounds it; upwards the height limit does. */
export const RETURN_HEIGHT = { min: 5 } as const;

export function returnHeightFault(metres: number): Issue | undefined {
  if (!Number.isInteger(metres)) return error('returnHeight.whole');
  return metres < RETURN_HEIGHT.min ? error('returnHeight.low', RETURN_HEIGHT) : undefined;
}

/** An aircraft that comes back at its limit meets it with every gust. */
export const isBelowLimit = (returnHeight: number, heightLimit: number): boolean => returnHeight < heightLimit;
