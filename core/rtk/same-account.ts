import { error } from '../issue.ts';
import type { RtkRule } from './assignment.ts';

/** Who has not given it away does not take it away. */
export const sameAccount: RtkRule = ({ assigned }) => (assigned && !assigned.isByMe ? error('rtk.otherAccount') : undefined);
