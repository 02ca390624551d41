import { legLength } from '@skyhelm/core/plan/legs';
import type { Waypoint } from '@skyhelm/core/plan/route';

interface Written {
  distance(metres: number): string;
  /** What stands for what is not known. */
  none: string;
}

/** How long the leg to a waypoint is; nothing to the first. A cell that was emptied is no number, and neither is a leg that begins or ends there. */
export function legText(waypoints: readonly Waypoint[], index: number, { distance, none }: Written): string {
  const [from, to] = [waypoints[index - 1], waypoints[index]];
  if (!from || !to) return '';
  const metres = legLength(from, to);
  return Number.isFinite(metres) ? distance(metres) : none;
}
