import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import { heightAboveHome } from '../../airspace/pointing.ts';
import type { Position } from '../../geo/position.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import type { HeightMode, Waypoint } from '../route.ts';
import { circledAt } from './circled.ts';
import type { TakenOff } from './climb-out.ts';
import { cornerNeighbour } from './corner-neighbours.ts';
import type { Course } from './course.ts';
import { aroundLeg, fromStandstill, onLeg } from './from-aloft.ts';
import { legMs } from './leg-time.ts';
import { turnRadiusOf } from './performance.ts';
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
 * From where it is to where its way begins, and round the corner there: nobody says where on it it climbs or comes down. It keeps as far from borders as any leg does; whoever
 * waits beside one may leave it, and comes no nearer than half as near.
 */
export function entered(course: Course, aloft: Aloft, flown: readonly number[]): TakenOff {
  const { route, home, performance } = course;
  const { position, height, by } = aloft;
  const first = route.waypoints[flown[0]!]!;
  const from: Waypoint = { ...first, ...position, altitude: height ?? first.altitude, mode: 'pass', radius: 0 };
  const before: Waypoint = by === 'straight' ? { ...from, ...onLeg(course, flown[0]!, position) } : from;
  const bandAt = (to: Waypoint) => reachedAt(from, { low: from.altitude, high: from.altitude }, to, performance);
  const wayTo = (to: Waypoint, waypoint: number, after: Waypoint | undefined): Piece[] => {
    const leg: Piece = {
      kind: 'leg',
      waypoint,
      corners: [position, to],
      reach: 0,
      margin: marginAt(to.speed, performance),
      fromHeight: height === undefined ? -Infinity : Math.min(height, to.altitude),
      toHeight: height === undefined ? Infinity : Math.max(height, to.altitude),
      fromMs: 0,
      toMs: legMs(from, to, { speed: to.speed, acceleration: to.acceleration, stops: true }, performance),
      waitMs: 0,
      laterMs: 0,
      isEven: false,
    };
    const { low, high } = bandAt(to);
    const circled = Math.max(circledAt(to, performance), low < high ? 2 * turnRadiusOf(performance, to.speed) : 0);
    const flownFrom = (start: Waypoint) => aroundLeg({ ...leg, corners: [start, to] }, start, to, after, circled, performance);
    return aloft.isMoving ? flownFrom(before) : fromStandstill(leg, flownFrom(before), flownFrom(from), performance);
  };
  const wayToTurn = (turn: number): Piece[] => {
    const to = route.waypoints[flown[turn] ?? -1];
    return to ? wayTo(to, flown[turn]!, route.waypoints[cornerNeighbour(route, flown, turn, 1, performance)]) : [];
  };
  if ((by === 'home' || by === 'perhapsHome') && home) {
    const above: Waypoint = { ...first, ...home.position, mode: 'hover', holdMs: 0, radius: 0 };
    const pieces = wayTo(above, flown[0]!, first);
    return { pieces: by === 'home' ? pieces : [...pieces, ...wayToTurn(0)], from: above, endMs: pieces[0]!.toMs, band: bandAt(above) };
  }
  const pieces = wayToTurn(0);
  const further = by === 'past' ? wayToTurn(1) : [];
  return { pieces: [...pieces, ...further], from: undefined, before, endMs: pieces[0]!.toMs, band: bandAt(first) };
}
