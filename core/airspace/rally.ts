import { error, type Issue } from '../issue.ts';
import type { RallyPoint } from '../vehicle/plan-item.ts';
import { FLIGHT_MAX_MS } from './engine/clip.ts';
import { met } from './engine/meet.ts';
import { spot, within } from './engine/piece.ts';
import { ceilingOf, metresToFence, type Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';

/** What a position can be wrong by. */
const MARGIN_M = 5;

interface Held {
  zones: ZoneIndex;
  fence: Fence;
  /** Above the sea; nothing where nobody knows it. */
  homeAltitude: number | undefined;
  now: number;
}

/** An aircraft comes to such a point by itself, when nobody may hear it any more, and comes down there: it lies in no zone from its height to the ground, and inside of the fence. */
export function rallyIssues(points: readonly RallyPoint[], { zones, fence, homeAltitude, now }: Held): Issue[] {
  const max = ceilingOf(fence);
  return points.flatMap((point, index) => {
    const [number, at] = [index + 1, ['points', index]];
    const column = { ...spot(point, MARGIN_M), kind: 'landing' as const, fromHeight: -Infinity, toHeight: point.altitude };
    const [entered] = met(zones, column, { toSea: homeAltitude, toGround: 0 }, within(now, FLIGHT_MAX_MS), MARGIN_M);
    const zone = entered === undefined ? undefined : zones.zones[entered];
    return [
      ...(zone ? [error('rally.zone', { number, zone: zone.name }, at)] : []),
      ...(metresToFence(fence, point) < 0 ? [error('rally.fence', { number }, at)] : []),
      ...(point.altitude > max ? [error('rally.height', { number, max }, at)] : []),
    ];
  });
}
