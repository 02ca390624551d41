import type { Issue } from '../issue.ts';
import { activated } from './activated.ts';
import type { RtkAssignment, RtkRule } from './assignment.ts';
import { otherDrone } from './other-drone.ts';
import { sameAccount } from './same-account.ts';
import { unexpired } from './unexpired.ts';

/** In the order in which they are told. */
const RTK_RULES: readonly RtkRule[] = [activated, unexpired, sameAccount, otherDrone];

export const rtkIssues = (assignment: RtkAssignment): Issue[] => RTK_RULES.flatMap((rule) => rule(assignment) ?? []);
