import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import { heightAboveHome } from '../../airspace/pointing.ts';
import type { Position } from '../../geo/position.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import type { HeightMode, Waypoint } from '../route.ts';
import type { TakenOff } from './climb-out.ts';
import type { Course } from './course.ts';
import { legMs } from './leg-time.ts';
import { reachedAt } from './reached-heights.ts';

/** An aircraft that is in the air already when it begins a route. */
export interface Aloft {
  position: Position;
  /** Counted as the route counts; nothing where nobody knows. */
  height: number | undefined;
  /** How it comes to the waypoint it begins with: straight; over home first; perhaps over home; or perhaps not at all, but to the one behind it. */
  by: 'straight' | 'home' | 'perhapsHome' | 'past';
  /** It is under way, not waiting: it cannot stop before a border that is nearer than that takes. */
  isMoving?: boolean;
}

/** Where it is; nothing on the ground, or where nobody knows. */
export function placeAloft(state: VehicleState, heightMode: HeightMode): Omit<Aloft, 'by'> | undefined {
  const { flying, latitude, longitude, altitude, homeAltitude } = state;
  if (flying !== true || latitude === undefined || longitude === undefined) return undefined;
  const height = heightAboveHome(state);
  const aboveSea = altitude ?? (height === undefined || homeAltitude === undefined ? undefined : height + homeAltitude);
  return { position: { latitude, longitude }, height: heightMode === 'relative' ? height : aboveSea };
}

/**
 * From where it is to where its way begins: nobody says where on it it climbs or comes down. Whoever begins it from a standstill keeps only what a position may be
 * wrong by from a border, as on any flight to a place: whoever waits beside a zone may leave it.
 */
export function entered(course: Course, { position, height, by, isMoving = false }: Aloft, flown: readonly number[]): TakenOff {
  const { route, home, performance } = course;
  const [waypoint, next] = [flown[0]!, flown[1]];
  const first = route.waypoints[waypoint]!;
  const from: Waypoint = { ...first, ...position, altitude: height ?? first.altitude };
  const legTo = (to: Waypoint, index: number): Piece => ({
    kind: 'leg',
    waypoint: index,
    corners: [position, to],
    reach: 0,
    margin: isMoving ? marginAt(to.speed, performance) : performance.navigationError,
    fromHeight: height === undefined ? -Infinity : Math.min(height, to.altitude),
    toHeight: height === undefined ? Infinity : Math.max(height, to.altitude),
    fromMs: 0,
    toMs: legMs(from, to, { speed: to.speed, acceleration: to.acceleration, stops: true }, performance),
    waitMs: 0,
    laterMs: 0,
    isEven: false,
  });
  const bandAt = (to: Waypoint) => reachedAt(from, { low: from.altitude, high: from.altitude }, to, performance);
  if ((by === 'home' || by === 'perhapsHome') && home) {
    const above: Waypoint = { ...first, ...home.position, mode: 'hover', holdMs: 0, radius: 0 };
    const leg = legTo(above, waypoint);
    return { pieces: by === 'home' ? [leg] : [leg, legTo(first, waypoint)], from: above, endMs: leg.toMs, band: bandAt(above) };
  }
  const legs = [legTo(first, waypoint), ...(by === 'past' && next !== undefined ? [legTo(route.waypoints[next]!, next)] : [])];
  return { pieces: legs, from: undefined, endMs: legs[0]!.toMs, band: bandAt(first) };
}
