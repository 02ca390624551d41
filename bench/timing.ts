import { percentile, type Row } from './report.ts';

/** How long a request took through the whole stack and, where the two were compared, by plain SQL. */
export interface Timing {
  kind: string;
  ours: number;
  plain?: number;
}

export function timingRow(bench: string, what: string, timings: readonly Timing[], share: number, goalMs?: number): Row {
  const plain = timings.flatMap((timing) => timing.plain ?? []);
  const times = timings.map((timing) => timing.ours);
  const ours = percentile(times, share);
  return {
    bench,
    what,
    ours,
    ...(plain.length > 0 && { baseline: percentile(plain, share) }),
    unit: 'ms',
    goal: goalMs === undefined ? 'none' : `under ${goalMs} ms`,
    met: goalMs === undefined || ours < goalMs,
  };
}

/** The slowest of each kind of request, in the order in which the kinds came up. */
export const rowsByKind = (bench: string, timings: readonly Timing[]): Row[] =>
  [...new Set(timings.map(({ kind }) => kind))].map((kind) => {
    const ofKind = timings.filter((timing) => timing.kind === kind);
    return timingRow(bench, `… ${kind}, p99`, ofKind, 0.99);
  });
