import { error } from '../issue.ts';
import type { RtkRule } from './assignment.ts';

export const unexpired: RtkRule = ({ servesUntil, today }) =>
  servesUntil !== null && servesUntil < today ? error('rtk.expired') : undefined;
