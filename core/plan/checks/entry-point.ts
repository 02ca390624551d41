import { error } from '../../issue.ts';
import type { Check } from './check.ts';

/** Counted from 1, as people read it. A route without waypoints has none yet, and is told so by another rule. */
export const entryPoint: Check = ({ route: { entryPoint: number, waypoints } }) => {
  if (Number.isNaN(number)) return [error('route.entryPoint.missing', undefined, ['entryPoint'])];
  const isValid = Number.isInteger(number) && number >= 1 && number <= Math.max(1, waypoints.length);
  return isValid ? [] : [error('route.entryPoint', undefined, ['entryPoint'])];
};
