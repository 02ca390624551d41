import { error } from '../../issue.ts';
import { ROUTE_CYCLES } from '../route-limits.ts';
import { isWithin, type Check } from './check.ts';

/** Nought goes on for ever. */
export const cycles: Check = ({ route: { cycles: count } }) =>
  Number.isInteger(count) && isWithin(count, ROUTE_CYCLES) ? [] : [error('route.cycles', undefined, ['cycles'])];
