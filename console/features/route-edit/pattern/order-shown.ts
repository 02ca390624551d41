import type { Position } from '@skyhelm/core/geo/position';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import type { Route } from '@skyhelm/core/plan/route';

/** These lead from place to place, and where they begin is seen by nothing else; numbers on the lanes of others would hide them. */
const FROM_PLACE_TO_PLACE: readonly Pattern['kind'][] = ['spot', 'surround', 'logistics'];
/** More numbers than that hide what they stand on. */
const NUMBERED_MAX = 150;
/** As many as are read beside one mark. */
const TOLD_MAX = 2;
/** Of a degree: places of a metre are one. */
const PLACE_DIGITS = 5;

/** Which waypoints lie at a place, counted from nought. */
export interface Numbered {
  first: number;
  label: string;
}

const keyOf = ({ latitude, longitude }: Position): string => `${latitude.toFixed(PLACE_DIGITS)} ${longitude.toFixed(PLACE_DIGITS)}`;

/** What a pattern has made, by the places in the order in which they are come to, as far as that is to be shown: what is come to again has its further numbers there, where there is room for them. */
export function orderShown({ pattern, waypoints }: Pick<Route, 'pattern' | 'waypoints'>): ReadonlyMap<string, Numbered> {
  const shown = new Map<string, Numbered>();
  if (!pattern || !FROM_PLACE_TO_PLACE.includes(pattern.kind) || waypoints.length > NUMBERED_MAX) return shown;
  const places = Map.groupBy(waypoints.keys(), (index) => keyOf(waypoints[index]!));
  for (const [place, indices] of places) {
    shown.set(place, { first: indices[0]!, label: labelOf(indices.map((index) => index + 1)) });
  }
  return shown;
}

function labelOf(numbers: readonly number[]): string {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  if (numbers.length > TOLD_MAX && last - first === numbers.length - 1) return `${first}–${last}`;
  return `${numbers.slice(0, TOLD_MAX).join(', ')}${numbers.length > TOLD_MAX ? '…' : ''}`;
}

export const shownAt = (order: ReadonlyMap<string, Numbered>, place: Position): Numbered | undefined => order.get(keyOf(place));
