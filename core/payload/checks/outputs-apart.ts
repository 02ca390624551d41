import type { Issue } from '../../issue.ts';
import { chosenTwice } from '../../selection/chosen-twice.ts';
import { PULSED_LOADS, type LoadPulses } from '../load-pulses.ts';

/** Two loads on one output would do the one what the other is told. */
export function outputsApart(pulses: LoadPulses): Issue[] {
  const used = PULSED_LOADS.filter((load) => pulses[load] !== null);
  const twice = chosenTwice(
    'output',
    used.map((load) => pulses[load]!.output),
  );
  return twice.map((issue) => ({ ...issue, at: [used[issue.at![0] as number]!, 'output'] }));
}
