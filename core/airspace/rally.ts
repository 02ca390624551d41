import { error, type Issue } from '../issue.ts';
import type { RallyPoint } from '../vehicle/plan-item.ts';
import { zoneOnTheWayDown, type HeldTo } from './comes-down.ts';
import { ceilingOf, metresToFence } from './fence.ts';

/** An aircraft comes to such a point by itself, when nobody may hear it any more, and comes down there: it lies in no zone from its height to the ground, and inside of the fence. */
export function rallyIssues(points: readonly RallyPoint[], held: HeldTo): Issue[] {
  const max = ceilingOf(held.fence);
  return points.flatMap((point, index) => {
    const [number, at] = [index + 1, ['points', index]];
    const zone = zoneOnTheWayDown(point, point.altitude, held);
    return [
      ...(zone ? [error('rally.zone', { number, zone: zone.name }, at)] : []),
      ...(metresToFence(held.fence, point) < 0 ? [error('rally.fence', { number }, at)] : []),
      ...(point.altitude > max ? [error('rally.height', { number, max }, at)] : []),
    ];
  });
}
