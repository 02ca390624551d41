import type { Position } from '../geo/position.ts';
import { tangentPlane } from '../geo/tangent-plane.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { met } from './engine/meet.ts';
import { readingsOf, spot, within, type Piece } from './engine/piece.ts';
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

/** What else is known of it. */
export interface Beside {
  /** How high the ground below it is above the sea. */
  ground?: number | undefined;
  /** Metres of its turns at the speed that it flies at; nought for what can stop in the air. */
  turnRadius?: number;
}

/** Where a vehicle is that it must not be. Nothing where nobody knows where it is: what was, stays so. */
export function watchAirspace(
  state: Placed,
  zones: ZoneIndex,
  fence: Fence,
  before: Watched,
  now: number,
  { ground, turnRadius = 0 }: Beside = {},
): Watched {
  if (state.flying === false) return UNTROUBLED;
  if (state.flying === undefined || state.latitude === undefined || state.longitude === undefined) return before;
  const position = { latitude: state.latitude, longitude: state.longitude };
  const frames = readingsOf(state.altitude, state.height, ground);
  const meets: Meets = (piece, room, seconds) =>
    frames.flatMap((frame) => met(zones, piece, frame, within(now, seconds * 1_000), room)).map((zone) => zones.zones[zone]!.name);
  const inZone = zoneAt(position, meets, before.inZone);
  return {
    inZone,
    // Who is in one knows it, and where it leads is not what is wrong then.
    zoneAhead: inZone === undefined ? zoneOnWay(position, state, meets, before.zoneAhead, turnRadius) : undefined,
    isBeyondFence: isBeyond(fence, position, before) || isAbove(fence, state.height, before),
  };
}

/** The names of the zones that something meets within so many seconds. */
type Meets = (piece: Piece, room: number, seconds: number) => string[];

function zoneOnWay(
  position: Position,
  { velocityNorth = 0, velocityEast = 0, velocityDown = 0 }: Moving,
  meets: Meets,
  before: string | undefined,
  turnRadius: number,
): string | undefined {
  const speed = Math.hypot(velocityNorth, velocityEast);
  const isSlow = speed < SLOW_MPS;
  const onWay = (seconds: number): string[] => {
    // Whoever stays is told of a zone that is about to come into force here.
    if (isSlow) return meets(spot(position, MARGIN_M), MARGIN_M, seconds);
    // Whoever cannot stop has as many seconds only if there is room to turn away behind them.
    const ahead = seconds + turnRadius / speed;
    const to = tangentPlane(position).positionAt({ north: velocityNorth * ahead, east: velocityEast * ahead });
    const way: Piece = { ...spot(position, MARGIN_M), corners: [position, to], toHeight: -velocityDown * seconds, isEven: true };
    return meets(way, MARGIN_M, seconds);
  };
  return before !== undefined && onWay(AHEAD_S.eased).includes(before) ? before : onWay(AHEAD_S.told)[0];
}

function zoneAt(position: Position, meets: Meets, before: string | undefined): string | undefined {
  const [near, further] = [spot(position, MARGIN_M), spot(position, MARGIN_M + HYSTERESIS_M)];
  const isStillIn = before !== undefined && meets(further, further.margin, 0).includes(before);
  return isStillIn ? before : meets(near, near.margin, 0)[0];
}

const isBeyond = (fence: Fence, position: Position, { isBeyondFence }: Watched): boolean =>
  metresToFence(fence, position) < (isBeyondFence ? HYSTERESIS_M : 0);

const isAbove = (fence: Fence, height: number | undefined, { isBeyondFence }: Watched): boolean =>
  height !== undefined && height > ceilingOf(fence) - (isBeyondFence ? HYSTERESIS_UP_M : 0);
