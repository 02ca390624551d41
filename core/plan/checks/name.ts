import { error } from '../../issue.ts';
import { ROUTE_NAME } from '../route-limits.ts';
import { isWithin, type Check } from './check.ts';

/** Counted as people count: one for each character, whatever it is stored in. */
export const name: Check = ({ name: given }) =>
  isWithin([...given.trim()].length, ROUTE_NAME) ? [] : [error('route.name', undefined, ['name'])];
