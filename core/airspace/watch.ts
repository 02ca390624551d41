import type { Position } from '../geo/position.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { met } from './engine/meet.ts';
import { at, spot, type Frame } from './engine/piece.ts';
import { metresToFence, type Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';

/** What a position can be wrong by, and what is flown until it is known. */
const MARGIN_M = 5;
/** To be out again it has to be this much further: a border that is followed would be told again and again. */
const HYSTERESIS_M = 10;

export interface Watched {
  /** The name of a zone that it is in. */
  inZone: string | undefined;
  isBeyondFence: boolean;
}

export const UNTROUBLED: Watched = { inZone: undefined, isBeyondFence: false };

type Placed = Pick<VehicleState, 'flying' | 'latitude' | 'longitude' | 'altitude' | 'height'>;

/** Where a vehicle is that it must not be. Nothing where nobody knows where it is: what was, stays so. */
export function watchAirspace(state: Placed, zones: ZoneIndex, fence: Fence, before: Watched, now: number): Watched {
  if (state.flying === false) return UNTROUBLED;
  if (state.flying === undefined || state.latitude === undefined || state.longitude === undefined) return before;
  const position = { latitude: state.latitude, longitude: state.longitude };
  const frame = { toSea: state.altitude, toGround: state.height };
  return { inZone: zoneAt(position, frame, zones, before.inZone, now), isBeyondFence: isBeyond(fence, position, before) };
}

function zoneAt(position: Position, frame: Frame, zones: ZoneIndex, before: string | undefined, now: number): string | undefined {
  const near = spot(position, MARGIN_M);
  const further = before === undefined ? near : spot(position, MARGIN_M + HYSTERESIS_M);
  const isStillIn =
    before !== undefined && met(zones, further, frame, at(now), further.margin).some((zone) => zones.zones[zone]!.name === before);
  if (isStillIn) return before;
  const [entered] = met(zones, near, frame, at(now), near.margin);
  return entered === undefined ? undefined : zones.zones[entered]!.name;
}

const isBeyond = (fence: Fence, position: Position, { isBeyondFence }: Watched): boolean =>
  metresToFence(fence, position) < (isBeyondFence ? HYSTERESIS_M : 0);
