import type { Step } from './schedule.ts';

export interface Choice {
  steps: Step[];
  /** Everything from the first word on that is not a step. */
  forVitest: string[];
}

/** `npm test -- unit server -t name`: names of steps first, the rest is vitest's. */
export function choose(args: string[], all: Step[]): Choice | { refusal: string } {
  const names = all.map((step) => step.name);
  const rest = args.findIndex((arg) => !names.includes(arg));
  const named = rest < 0 ? args : args.slice(0, rest);
  const forVitest = rest < 0 ? [] : args.slice(rest);
  const first = forVitest[0];
  if (first !== undefined && !/[-./]/.test(first)) return { refusal: `There is no step "${first}". Steps: ${names.join(', ')}.` };
  if (first !== undefined && named.length === 0)
    return { refusal: `Name the step that ${first} is meant for, as in: npm test -- unit ${first}` };
  if (named.length === 0) return { steps: all, forVitest };
  const wanted = new Set(named);
  for (let before = 0; before < wanted.size;) {
    before = wanted.size;
    for (const step of all) if (wanted.has(step.name)) step.after?.forEach((name) => wanted.add(name));
  }
  return { steps: all.filter((step) => wanted.has(step.name)), forVitest };
}
