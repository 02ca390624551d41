import { error, type Issue } from '../issue.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { met } from './engine/meet.ts';
import { fenceIndex } from './engine/fence-index.ts';
import { ORDER_MS, spot, within, type Piece } from './engine/piece.ts';
import { ceilingOf, metresToFence, withoutCeiling, type Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';
import { namedWithLimit, type Zone } from './zone.ts';

/** What a position can be wrong by. */
const MARGIN_M = 5;

/**
 * Why one must not take off here: home lies in no zone up to as high as it climbs, and inside of the fence, and so does all that it flies `beyond` until it is as high.
 * Of an aircraft that knows no place, as in a hall, there is nothing to say.
 */
export function takeOffIssues(
  state: VehicleState,
  height: number,
  zones: ZoneIndex,
  fence: Fence,
  now: number,
  beyond: readonly Piece[] = [],
): Issue[] {
  const { latitude, longitude, altitude } = state;
  if (latitude === undefined || longitude === undefined) return [];
  const home = { latitude, longitude };
  const column = { ...spot(home, MARGIN_M), kind: 'takeOff' as const, toHeight: height };
  const frame = { toSea: altitude, toGround: 0 };
  const zoneOn = (piece: Piece) => {
    const [entered] = met(zones, piece, frame, within(now, ORDER_MS), MARGIN_M);
    return entered === undefined ? undefined : zones.zones[entered];
  };
  const zone = zoneOn(column);
  const issues: Issue[] = [];
  if (zone?.kind === 'restricted') issues.push(error('command.restrictedZone', namedWithLimit(zone)));
  else if (zone) issues.push(error('command.homeZone', { zone: zone.name }));
  if (metresToFence(fence, home) < 0) issues.push(error('command.homeFence'));
  if (issues.length === 0) issues.push(...climbIssues(beyond, zoneOn, fence));
  const max = ceilingOf(fence);
  if (height > max) issues.push(error('command.takeOffHeight', { max }));
  return issues;
}

/** What is flown until it is high enough, by what rises on its wings. */
function climbIssues(beyond: readonly Piece[], zoneOn: (piece: Piece) => Zone | undefined, fence: Fence): Issue[] {
  const crossed = beyond.map(zoneOn).find((zone) => zone !== undefined);
  const areas = fenceIndex(withoutCeiling(fence));
  const isKept = beyond.every((piece) => areas.keeps(piece, { toSea: undefined, toGround: undefined }));
  return [...(crossed ? [error('command.climbZone', { zone: crossed.name })] : []), ...(isKept ? [] : [error('command.climbFence')])];
}
