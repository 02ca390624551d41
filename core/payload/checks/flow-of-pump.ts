import { error, type Issue } from '../../issue.ts';
import type { LoadPulses } from '../load-pulses.ts';

/** A pump that nobody can switch off must not be switched on. */
export const flowOfPump = ({ pump, flow }: LoadPulses): Issue[] =>
  flow !== null && pump === null ? [error('flow.pump', undefined, ['flow', 'min'])] : [];
