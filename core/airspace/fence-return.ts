import type { Position } from '../geo/position.ts';
import { error, type Issue } from '../issue.ts';
import { HEIGHT_LIMIT } from '../vehicle/flight-settings/height-limit.ts';
import { zoneOnTheWayDown, type HeldTo } from './comes-down.ts';
import { ceilingOf, metresToFence } from './fence.ts';

/**
 * An aircraft that breaks its fence comes to this point by itself, as high as its parameters say, which are not sent with it: it lies in no zone at any height that it may
 * be at, and inside of the fence, which is the one that the point belongs to as well.
 */
export function fenceReturnIssues(point: Position, held: HeldTo): Issue[] {
  const zone = zoneOnTheWayDown(point, Math.min(ceilingOf(held.fence), HEIGHT_LIMIT.max), held);
  return [
    ...(zone ? [error('fence.returnZone', { zone: zone.name }, ['returnPoint'])] : []),
    ...(metresToFence(held.fence, point) < 0 ? [error('fence.returnOutside', undefined, ['returnPoint'])] : []),
  ];
}
