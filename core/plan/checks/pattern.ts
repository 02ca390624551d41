import { error } from '../../issue.ts';
import { layOut } from '../pattern/lay-out.ts';
import { numberFaults } from '../pattern/pattern-numbers.ts';
import type { Check } from './check.ts';

/** Whether waypoints can be laid out from it. Of what is no number nothing more can be said. */
export const pattern: Check = ({ route, laidOut }) => {
  if (route.pattern === null) return [];
  const faults = numberFaults(route.pattern);
  if (faults.length > 0) {
    return faults.map(({ field, bounds: { min, max } }) => error('pattern.number', { min, max }, ['pattern', ...field]));
  }
  return (laidOut ?? layOut(route.pattern, route)).issues;
};
