import { modeNumbered, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';

export interface ModeBand {
  mode: FlightMode;
  from: number;
  to: number;
}

/** Points further apart than this, and than is usual in the track, have a gap between them. */
const GAP_MS = 15_000;
const GAP_TIMES = 3;

/** What it flew in from when to when. Where nobody knew there is no band. */
export function modeBands(at: readonly number[], modes: readonly (number | null)[], end: number): ModeBand[] {
  const gap = Math.max(GAP_MS, GAP_TIMES * usualStep(at));
  const bands: ModeBand[] = [];
  let open: ModeBand | undefined;
  at.forEach((from, row) => {
    const next = at[row + 1] ?? end;
    const to = next - from > gap ? from : next;
    const mode = modeNumbered(modes[row] ?? 0);
    if (open && open.mode === mode && open.to === from) open.to = to;
    else {
      open = mode && { mode, from, to };
      if (open) bands.push(open);
    }
  });
  return bands.filter((band) => band.to > band.from);
}

function usualStep(at: readonly number[]): number {
  const steps = at
    .slice(1)
    .map((moment, row) => moment - at[row]!)
    .toSorted((one, other) => one - other);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}
