import { isTest, type Fault, type Module } from './module.ts';
import { passagesOf } from './passages.ts';

interface Step {
  to: string;
  path: string;
  line: number;
}

/** Who imports whom, folder by folder, with the first import that says so. */
function stepsBetween(home: string, modules: readonly Module[]): Map<string, Step[]> {
  const featureOf = (path: string): string | undefined =>
    path.startsWith(home) ? /^([^/]+)\//.exec(path.slice(home.length))?.[1] : undefined;
  const steps = new Map<string, Step[]>();
  for (const module of modules) {
    const from = featureOf(module.path);
    if (from === undefined || isTest(module.path)) continue;
    const known = steps.get(from) ?? [];
    for (const { to: path, line } of passagesOf(module)) {
      const to = featureOf(path);
      if (to !== undefined && to !== from && !known.some((step) => step.to === to)) known.push({ to, path: module.path, line });
    }
    steps.set(from, known);
  }
  return steps;
}

/** The shortest way from a folder back to itself. */
function cycleFrom(start: string, steps: ReadonlyMap<string, Step[]>): Step[] | undefined {
  const seen = new Set<string>();
  let ways: Step[][] = (steps.get(start) ?? []).map((step) => [step]);
  while (ways.length > 0) {
    const closed = ways.find((way) => way.at(-1)!.to === start);
    if (closed) return closed;
    ways = ways.flatMap((way) => {
      const { to } = way.at(-1)!;
      if (seen.has(to)) return [];
      seen.add(to);
      return (steps.get(to) ?? []).map((step) => [...way, step]);
    });
  }
  return undefined;
}

/** Folders below `home` that import each other in a circle cannot be understood or changed one at a time. Each circle is reported once. */
export function checkFeatureCycles(home: string, modules: readonly Module[]): Fault[] {
  const steps = stepsBetween(home, modules);
  const told = new Set<string>();
  return [...steps.keys()].toSorted().flatMap((start) => {
    const cycle = cycleFrom(start, steps);
    if (!cycle || cycle.some(({ to }) => told.has(to))) return [];
    for (const { to } of cycle) told.add(to);
    const [first] = cycle;
    const names = [start, ...cycle.map(({ to }) => to)].join(' -> ');
    return [
      {
        path: first!.path,
        line: first!.line,
        message: `closes a circle of features: ${names}. One of them has to be handed what it needs.`,
      },
    ];
  });
}
