import { modeNumbered, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';

export interface ModeBand {
  mode: FlightMode;
  from: number;
  to: number;
}

/** Points further apart than this, and than is usual in the track, have a gap between them. */
const GAP_MS = 15_000;
const GAP_TIMES = 3;
/** A long track is dense where it turns: only one in so many of its points is evenly chosen. */
const LONG = { points: 2_000, evenOnes: 4 };

/** What it flew in from when to when. Where nobody knew there is no band. */
export function modeBands(at: readonly number[], modes: readonly (number | null)[], end: number): ModeBand[] {
  const evenStep = at.length < LONG.points ? 0 : (LONG.evenOnes * (at.at(-1)! - at[0]!)) / at.length;
  const gap = Math.max(GAP_MS, GAP_TIMES * Math.max(usualStep(at), evenStep));
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
