import type { Issue } from '@skyhelm/core/issue';
import type { CruiseLimit } from '@skyhelm/core/plan/checks/cruise-altitude';
import type { WaypointActionKind } from '@skyhelm/core/plan/waypoint-action';
import type { Say } from '../../words/words.ts';
import { boundsText } from './action-bounds.ts';

/** What stands behind the sentence of an issue; the sentence itself is the specification's. */
export function detailOf(t: Say, { code, params }: Issue): string | undefined {
  if (code === 'route.actionParameter' && params?.['action'] !== undefined) return boundsText(t, params['action'] as WaypointActionKind);
  if (code === 'route.cruiseAltitude' && params?.['of'] !== undefined) return t(`route.highest.${params['of'] as CruiseLimit}`, params);
  return undefined;
}
