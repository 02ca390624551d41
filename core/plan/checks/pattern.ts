import { layOut } from '../pattern/lay-out.ts';
import { heightModeFaults } from '../pattern/own-heights.ts';
import type { Check } from './check.ts';

/** Whether waypoints can be laid out from it. What counts from home is asked of those too that were laid out when they were kept: the way that they are flown depends on it. */
export const pattern: Check = ({ route, laidOut }) => {
  if (route.pattern === null) return [];
  const wrongMode = heightModeFaults(route.pattern, route);
  return wrongMode.length > 0 ? wrongMode : (laidOut ?? layOut(route.pattern, route)).issues;
};
