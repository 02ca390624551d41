import type { FallenFile, Outcome, Step } from './schedule.ts';

/** More than these fall for a reason, on a machine that has its processor. */
const MAX_FILES = 5;
/** A host that took a third of the cores for half a minute has stopped them for seconds at a time. */
const STARVED_PERCENT = 33;
const MAX_LOOKS = { fed: 1, starved: 3 };

export interface SecondLook {
  /** Its output is of the last run where that failed as well. */
  outcome: Outcome;
  /** What fell beside the others and passed alone. */
  unsteady: string[];
}

/** Comes back once the host has given the cores back, or has kept them for so long that waiting is no use. */
export type Calm = () => Promise<void>;

/**
 * Servers that are killed, links that are cut and aircraft in flight are tested against the clock, and a host that is busy
 * elsewhere stops a machine for seconds. What fell is run once more with nothing beside it; what falls then has failed,
 * unless the host took the cores away again. What passes is told by name all the same: it wants mending, but says nothing
 * against the change at hand.
 */
export async function secondLook(step: Step, first: Outcome, calm: Calm): Promise<SecondLook> {
  const fallen = first.fallen ?? [];
  if (!step.runAlone || first.failed === 0 || fallen.length === 0) return { outcome: first, unsteady: [] };
  if (fallen.length > MAX_FILES && !starved(first)) return { outcome: first, unsteady: [] };
  let [left, again, passed] = [fallen, first, first.passed];
  for (let look = 0; left.length > 0 && look < (starved(again) ? MAX_LOOKS.starved : MAX_LOOKS.fed); look += 1) {
    if (starved(again)) await calm();
    again = await step.runAlone(left.map(({ file }) => file));
    passed += again.passed - left.reduce((sum, file) => sum + file.passed, 0);
    left = again.fallen ?? [];
  }
  if (again.failed > 0) return { outcome: { ...first, output: again.output }, unsteady: [] };
  return { outcome: { ...first, passed, failed: 0 }, unsteady: fallen.flatMap(namesOf) };
}

const starved = ({ stolen = 0 }: Outcome): boolean => stolen >= STARVED_PERCENT;

const namesOf = ({ file, tests }: FallenFile): string[] => (tests.length > 0 ? tests.map((test) => `${file}: ${test}`) : [file]);
