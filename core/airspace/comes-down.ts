import type { Position } from '../geo/position.ts';
import { FLIGHT_MAX_MS } from './engine/clip.ts';
import { met } from './engine/meet.ts';
import { spot, within } from './engine/piece.ts';
import type { Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';
import type { Zone } from './zone.ts';

/** What a position can be wrong by. */
const MARGIN_M = 5;

/** What a place is held to that an aircraft comes to by itself, when nobody may hear it any more. */
export interface HeldTo {
  zones: ZoneIndex;
  fence: Fence;
  /** Above the sea; nothing where nobody knows it. */
  homeAltitude: number | undefined;
  now: number;
}

/** The first zone that it would be in there, anywhere from so many metres above home down to the ground. */
export function zoneOnTheWayDown(point: Position, toHeight: number, { zones, homeAltitude, now }: HeldTo): Zone | undefined {
  const column = { ...spot(point, MARGIN_M), kind: 'landing' as const, fromHeight: -Infinity, toHeight };
  const [entered] = met(zones, column, { toSea: homeAltitude, toGround: 0 }, within(now, FLIGHT_MAX_MS), MARGIN_M);
  return entered === undefined ? undefined : zones.zones[entered];
}
