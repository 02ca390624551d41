import { error } from '../issue.ts';
import type { RtkRule } from './assignment.ts';

export const activated: RtkRule = ({ activatedOn, today }) =>
  activatedOn === null || activatedOn > today ? error('rtk.notActivated') : undefined;
