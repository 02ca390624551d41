import type { Route } from '@skyhelm/core/plan/route';
import type { Say } from '../../words/words.ts';

/** From the lowest to the highest as they are written: where both are the same there is one. */
export const rangeText = (t: Say, low: string, high: string): string => (low === high ? low : t('route.profile.range', { low, high }));

/** How high it is flown, whatever new waypoints would begin with. */
export function flownHeights(t: Say, { waypoints }: Pick<Route, 'waypoints'>, length: (metres: number) => string): string {
  if (waypoints.length === 0) return t('common.none');
  const [low, high] = waypoints.reduce(
    ([least, most], { altitude }) => [Math.min(least, altitude), Math.max(most, altitude)],
    [Infinity, -Infinity],
  );
  return rangeText(t, length(low), length(high));
}
