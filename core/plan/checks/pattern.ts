import { layOut } from '../pattern/lay-out.ts';
import type { Check } from './check.ts';

/** Whether waypoints can be laid out from it. */
export const pattern: Check = ({ route, laidOut }) => (route.pattern === null ? [] : (laidOut ?? layOut(route.pattern, route)).issues);
