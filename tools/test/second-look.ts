import type { FallenFile, Outcome, Step } from './schedule.ts';

/** More than these fall for a reason. */
const MAX_FILES = 5;

export interface SecondLook {
  /** Its output is of the second run where that failed as well. */
  outcome: Outcome;
  /** What fell beside the others and passed alone. */
  unsteady: string[];
}

/**
 * Servers that are killed, links that are cut and aircraft in flight are tested against the clock, and a host that is busy
 * elsewhere stops a machine for seconds. What fell is run once more with nothing beside it; what falls twice has failed.
 * What passes then is told by name all the same: it wants mending, but says nothing against the change at hand.
 */
export async function secondLook(step: Step, first: Outcome): Promise<SecondLook> {
  const fallen = first.fallen ?? [];
  if (!step.runAlone || first.failed === 0 || fallen.length === 0 || fallen.length > MAX_FILES) return { outcome: first, unsteady: [] };
  const again = await step.runAlone(fallen.map(({ file }) => file));
  if (again.failed > 0) return { outcome: { ...first, output: again.output }, unsteady: [] };
  const passedBefore = fallen.reduce((sum, { passed }) => sum + passed, 0);
  return {
    outcome: { ...first, passed: first.passed - passedBefore + again.passed, failed: 0 },
    unsteady: fallen.flatMap(namesOf),
  };
}

const namesOf = ({ file, tests }: FallenFile): string[] => (tests.length > 0 ? tests.map((test) => `${file}: ${test}`) : [file]);
