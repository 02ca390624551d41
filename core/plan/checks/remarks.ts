import { error } from '../../issue.ts';
import { ROUTE_REMARKS } from '../route-limits.ts';
import type { Check } from './check.ts';

export const remarks: Check = ({ remarks: given }) =>
  [...given.trim()].length <= ROUTE_REMARKS.max ? [] : [error('route.remarks', undefined, ['remarks'])];
