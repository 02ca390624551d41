import { error, type Issue } from '../../issue.ts';
import type { Span } from '../load-pulses.ts';

/** Of pulses, and of the flow rate as well. */
export const spanFault = (of: 'pulse' | 'flow', { min, max }: Span): Issue | undefined =>
  min < max ? undefined : error(`${of}.order`, undefined, ['max']);
