import { numberOf, type WaypointActionKind } from '@skyhelm/core/plan/waypoint-action';
import type { Say } from '../../words/words.ts';

/** Which action it is and what its number may be. */
export function boundsText(t: Say, kind: WaypointActionKind): string {
  const [name, bounds] = [t(`route.action.${kind}`), numberOf(kind)];
  if (!bounds) return name;
  return t('common.pair', { name, value: t('route.action.range', { min: bounds.min, max: bounds.max }) });
}
