import type { Position } from '../geo/position.ts';
import { error, type Issue } from '../issue.ts';
import { HEIGHT_LIMIT } from '../vehicle/flight-settings/height-limit.ts';
import { FLIGHT_MAX_MS } from './engine/clip.ts';
import { met } from './engine/meet.ts';
import { spot, within } from './engine/piece.ts';
import { ceilingOf, metresToFence, type Fence } from './fence.ts';
import type { ZoneIndex } from './zone-index.ts';

/** What a position can be wrong by. */
const MARGIN_M = 5;

interface Held {
  zones: ZoneIndex;
  /** With the one that the point belongs to. */
  fence: Fence;
  /** Above the sea; nothing where nobody knows it. */
  homeAltitude: number | undefined;
  now: number;
}

/**
 * An aircraft that breaks its fence comes to this point by itself, as high as its parameters say, which are not sent with it: it lies in no zone at any height that it may
 * be at, and inside of the fence.
 */
export function fenceReturnIssues(point: Position, { zones, fence, homeAltitude, now }: Held): Issue[] {
  const toHeight = Math.min(ceilingOf(fence), HEIGHT_LIMIT.max);
  const column = { ...spot(point, MARGIN_M), kind: 'landing' as const, fromHeight: -Infinity, toHeight };
  const [entered] = met(zones, column, { toSea: homeAltitude, toGround: 0 }, within(now, FLIGHT_MAX_MS), MARGIN_M);
  const zone = entered === undefined ? undefined : zones.zones[entered];
  return [
    ...(zone ? [error('fence.returnZone', { zone: zone.name }, ['returnPoint'])] : []),
    ...(metresToFence(fence, point) < 0 ? [error('fence.returnOutside', undefined, ['returnPoint'])] : []),
  ];
}
