import { error, type Issue } from '../../issue.ts';

/** As autopilots number them. */
export const OUTPUTS = { min: 1, max: 16 } as const;

export function outputFault(output: unknown): Issue | undefined {
  if (output === undefined || output === null) return error('output.required');
  const isOutput = typeof output === 'number' && Number.isInteger(output) && output >= OUTPUTS.min && output <= OUTPUTS.max;
  return isOutput ? undefined : error('output.number', OUTPUTS);
}
