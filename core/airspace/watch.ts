import type { Position } from '../geo/position.ts';
import { tangentPlane } from '../geo/tangent-plane.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { met } from './engine/meet.ts';
import { at, spot, type Frame, type Piece } from './engine/piece.ts';
import { ceilingOf, metresToFence, type Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';

/** What a position can be wrong by, and what is flown until it is known. */
const MARGIN_M = 5;
/** To be out again it has to be this much further: a border that is followed would be told again and again. */
const HYSTERESIS_M = 10;
const HYSTERESIS_UP_M = 2;

/** Whoever flies on as now is in it within these seconds; once told, it is over only when there are more. */
const AHEAD_S = { told: 15, eased: 25 } as const;
/** More slowly, and where it goes is a matter of the wind. */
const SLOW_MPS = 1;

export interface Watched {
  /** The name of a zone that it is in. */
  inZone: string | undefined;
  /** The name of one that it flies towards. */
  zoneAhead: string | undefined;
  isBeyondFence: boolean;
}

export const UNTROUBLED: Watched = { inZone: undefined, zoneAhead: undefined, isBeyondFence: false };

type Moving = Pick<VehicleState, 'velocityNorth' | 'velocityEast' | 'velocityDown'>;
type Placed = Pick<VehicleState, 'flying' | 'latitude' | 'longitude' | 'altitude' | 'height'> & Moving;

/** Where a vehicle is that it must not be. Nothing where nobody knows where it is: what was, stays so. */
export function watchAirspace(state: Placed, zones: ZoneIndex, fence: Fence, before: Watched, now: number): Watched {
  if (state.flying === false) return UNTROUBLED;
  if (state.flying === undefined || state.latitude === undefined || state.longitude === undefined) return before;
  const position = { latitude: state.latitude, longitude: state.longitude };
  const frame = { toSea: state.altitude, toGround: state.height };
  const inZone = zoneAt(position, frame, zones, before.inZone, now);
  return {
    inZone,
    // Who is in one knows it, and where it leads is not what is wrong then.
    zoneAhead: inZone === undefined ? zoneOnWay(position, state, frame, zones, before.zoneAhead, now) : undefined,
    isBeyondFence: isBeyond(fence, position, before) || isAbove(fence, state.height, before),
  };
}

function zoneOnWay(
  position: Position,
  { velocityNorth = 0, velocityEast = 0, velocityDown = 0 }: Moving,
  frame: Frame,
  zones: ZoneIndex,
  before: string | undefined,
  now: number,
): string | undefined {
  if (Math.hypot(velocityNorth, velocityEast) < SLOW_MPS) return undefined;
  const onWay = (seconds: number): string[] => {
    const to = tangentPlane(position).positionAt({ north: velocityNorth * seconds, east: velocityEast * seconds });
    const way: Piece = { ...spot(position, MARGIN_M), corners: [position, to], toHeight: -velocityDown * seconds, isEven: true };
    return met(zones, way, frame, at(now), MARGIN_M).map((zone) => zones.zones[zone]!.name);
  };
  return before !== undefined && onWay(AHEAD_S.eased).includes(before) ? before : onWay(AHEAD_S.told)[0];
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

const isAbove = (fence: Fence, height: number | undefined, { isBeyondFence }: Watched): boolean =>
  height !== undefined && height > ceilingOf(fence) - (isBeyondFence ? HYSTERESIS_UP_M : 0);
