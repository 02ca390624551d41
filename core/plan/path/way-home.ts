import { met } from '../../airspace/engine/meet.ts';
import { ORDER_MS, spot, within, type Piece } from '../../airspace/engine/piece.ts';
import { heightAboveHome, ROOM_M } from '../../airspace/pointing.ts';
import type { ZoneIndex } from '../../airspace/zone-index.ts';
import type { Position } from '../../geo/position.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { havensFrom, havensOf, partNear, type Haven } from './haven.ts';
import { homeOf } from './home-of.ts';
import type { Performance } from './performance.ts';
import { columnAt, returnPieces } from './return-way.ts';

/** What a vehicle that is called back is told by: straight, or the way that it came, which nobody knows exactly: of that only where it ends is looked at. */
export type Homeward = 'directReturn' | 'trackReturn';

/**
 * The names of the zones in force that a vehicle would come through or land in, were it called back now. What it is in already it only leaves, unless it comes down in
 * it. Nothing where nobody knows where it is: nobody is kept from calling it back, and so nobody is warned of what is only possible.
 */
export function zonesHomeward(state: VehicleState, by: Homeward, performance: Performance, zones: ZoneIndex, now: number): string[] {
  const { latitude, longitude } = state;
  const home = homeOf(state);
  if (!home || latitude === undefined || longitude === undefined) return [];
  const course = { performance, groundHeight: 0 };
  const height = heightAboveHome(state);
  const here: Piece = { ...spot({ latitude, longitude }, performance.navigationError), fromHeight: height ?? 0, toHeight: height ?? 0 };
  const meets = (piece: Piece): number[] =>
    met(zones, atUnknown(piece, height), { toSea: home.altitude, toGround: 0 }, within(now, ORDER_MS), ROOM_M);
  const left = new Set(meets(here));
  const havens = havensOf(home, 0, performance);
  const found = (by === 'directReturn' ? madeFor(havens, performance, here) : havens.slice(0, 1)).flatMap((haven) => {
    const way = by === 'directReturn' ? returnPieces(course, here, haven).flatMap(meets) : [];
    return [...way.filter((zone) => !left.has(zone)), ...meets(columnAt(course, haven, here.toHeight, here))];
  });
  return [...new Set(found)].map((zone) => zones.zones[zone]!.name);
}

/** As high as any where nobody knows. */
const atUnknown = (piece: Piece, height: number | undefined): Piece =>
  height === undefined ? { ...piece, fromHeight: -Infinity, toHeight: Infinity } : piece;

/** Home, or the rally point that it takes for nearer; both where nobody knows which. */
function madeFor(havens: readonly Haven[], performance: Performance, here: Piece): Haven[] {
  const [home, rally] = havensFrom(havens, performance, here.corners[0] as Position);
  if (!rally || !partNear(rally, here)) return home ? [home] : [];
  return performance.rally.isBeforeHome === null ? [home!, rally] : [rally];
}
