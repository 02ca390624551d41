import { error, type Issue } from '../issue.ts';

/** Nothing stood against it, and the service did not take it all the same. */
export const allocationFailed = (isTaken: boolean): Issue | undefined => (isTaken ? undefined : error('rtk.failed'));
