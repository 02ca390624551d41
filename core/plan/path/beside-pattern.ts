import { isOnlyPossible, type Piece } from '../../airspace/engine/piece.ts';
import type { Route } from '../route.ts';
import type { Home } from './course.ts';
import type { Aloft } from './entered.ts';
import type { Performance } from './performance.ts';
import { stepOf, wayBy, type Steps } from './way-of.ts';

/** What is surely flown of a route besides the ways from each waypoint to the next. */
export interface BesidePattern {
  /** To the waypoint that it is entered at. */
  entry: readonly Piece[];
  /** From the last one back to the first, for another round. */
  again: readonly Piece[];
  /** From the last one to where the route ends. */
  end: readonly Piece[];
}

export function besidePattern(route: Route, home: Home | undefined, performance: Performance, aloft?: Aloft): BesidePattern {
  if (route.waypoints.length === 0) return { entry: [], again: [], end: [] };
  const flown = performance.turnRadius > 0 ? route : straightToLanding(route);
  const make: Steps['make'] = (course, asked) => {
    const isAlong = asked.from !== undefined && asked.from === flown.waypoints[asked.index - 1];
    return isAlong ? { pieces: [], endMs: asked.fromMs, laterMs: asked.laterMs } : stepOf({ ...course, havens: [] }, asked);
  };
  const { parts } = wayBy({ make, isUntimed: true }, flown, home, performance, aloft);
  return {
    entry: parts.slice(0, 2).flat().filter(isAcross),
    again: parts.slice(2, -2).flat().filter(isAcross),
    end: parts.at(-2)!.filter(isAcross),
  };
}

/** What can stop in the air waits in no circle: it would be told of a wall that it never comes near. */
const straightToLanding = (route: Route): Route => (route.landing ? { ...route, landing: { ...route.landing, waitingRadius: 0 } } : route);

/** Rather than straight up or down. How wings bend where they come to a ring, or leave it, is no way besides: of that every surround would have to be warned. */
const isAcross = (piece: Piece): boolean =>
  !isOnlyPossible(piece) && piece.kind !== 'turn' && (piece.corners.length > 1 || piece.reach > 0);
