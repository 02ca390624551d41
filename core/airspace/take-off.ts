import { error, type Issue } from '../issue.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { met } from './engine/meet.ts';
import { ORDER_MS, spot, within } from './engine/piece.ts';
import { ceilingOf, metresToFence, type Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';

/** What a position can be wrong by. */
const MARGIN_M = 5;

/**
 * Why one must not take off here: home lies in no zone up to as high as it climbs, and inside of the fence. Of an aircraft that knows no place, as in a hall,
 * there is nothing to say.
 */
export function takeOffIssues(state: VehicleState, height: number, zones: ZoneIndex, fence: Fence, now: number): Issue[] {
  const { latitude, longitude, altitude } = state;
  if (latitude === undefined || longitude === undefined) return [];
  const home = { latitude, longitude };
  const column = { ...spot(home, MARGIN_M), kind: 'takeOff' as const, toHeight: height };
  const [entered] = met(zones, column, { toSea: altitude, toGround: 0 }, within(now, ORDER_MS), MARGIN_M);
  const zone = entered === undefined ? undefined : zones.zones[entered];
  const issues: Issue[] = [];
  if (zone) issues.push(error(zone.kind === 'restricted' ? 'command.restrictedZone' : 'command.homeZone', { zone: zone.name }));
  if (metresToFence(fence, home) < 0) issues.push(error('command.homeFence'));
  const max = ceilingOf(fence);
  if (height > max) issues.push(error('command.takeOffHeight', { max }));
  return issues;
}
