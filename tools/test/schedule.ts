import type { FileTime } from './file-times.ts';

/** A file of tests of which some fell, or that could not be run at all. */
export interface FallenFile {
  file: string;
  passed: number;
  tests: string[];
}

export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** All that is to blame for what failed, where nothing else is. */
  fallen?: FallenFile[];
  /** Percent of the cores that the machine's host took away, in the worst half minute. */
  stolen?: number;
  /** Of steps that run files of tests. */
  times?: FileTime[];
}

export interface Step {
  name: string;
  /** Steps that must have passed before. */
  after?: string[];
  /** Measures or drives the whole product: nothing else may take its processor. */
  alone?: true;
  run(): Promise<Outcome>;
  /** The same for these files only, one after the other. */
  runAlone?(files: string[]): Promise<Outcome>;
}

export interface Listener {
  started(step: Step): void;
  ended(step: Step, outcome: Outcome, seconds: number): void;
}

export const cannotRun = (reason: string): Outcome => ({ passed: 0, failed: 1, output: `${reason}\n` });

/** Runs every step, two at a time; a step whose ground is missing fails with that reason instead of vanishing. */
export async function runSteps(steps: Step[], listener: Listener, lanes = 2): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();

  const start = (step: Step) => {
    const begun = Date.now();
    const fallen = (step.after ?? []).filter((name) => outcomes.get(name)!.failed > 0);
    listener.started(step);
    const ending = (fallen.length > 0 ? Promise.resolve(cannotRun(`Cannot run: ${fallen.join(' and ')} failed.`)) : step.run())
      .catch((error: unknown) => cannotRun(`Cannot run: ${error instanceof Error ? error.stack : String(error)}`))
      .then((outcome) => {
        outcomes.set(step.name, outcome);
        running.delete(step);
        listener.ended(step, outcome, (Date.now() - begun) / 1000);
      });
    running.set(step, ending);
  };
  const mayStart = (step: Step): boolean => {
    if ((step.after ?? []).some((name) => !outcomes.has(name))) return false;
    return step.alone ? running.size === 0 : running.size < lanes && ![...running.keys()].some((other) => other.alone);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.findIndex(mayStart); next >= 0; next = waiting.findIndex(mayStart)) start(waiting.splice(next, 1)[0]!);
    if (running.size === 0) throw new Error(`Steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`);
    await Promise.race(running.values());
  }
  return outcomes;
}
