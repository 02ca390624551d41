import { error, type Issue } from '../../issue.ts';

/** Litres a minute. */
export const FLOW_RATE = { min: 0, max: 1_000 } as const;

export function flowFault(rate: unknown): Issue | undefined {
  if (rate === undefined || rate === null) return error('flow.required');
  const isRate = typeof rate === 'number' && rate >= FLOW_RATE.min && rate <= FLOW_RATE.max;
  return isRate ? undefined : error('flow.rate', FLOW_RATE);
}
