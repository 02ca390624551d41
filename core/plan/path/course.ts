import type { Frame } from '../../airspace/engine/piece.ts';
import type { Position } from '../../geo/position.ts';
import type { Route } from '../route.ts';
import { havensOf, type Haven } from './haven.ts';
import type { Performance } from './performance.ts';

/** Where it takes off, and how high that is above the sea if somebody knows. */
export interface Home {
  position: Position;
  altitude: number | undefined;
  /** Degrees from north that the nose of what stands there points to: on wings it takes off that way. Nothing where nobody knows. */
  heading?: number | undefined;
}

/** What a way is made of. */
export interface Course {
  route: Route;
  home: Home | undefined;
  performance: Performance;
  /** The height of home, counted as the route counts; nothing where nobody knows. */
  groundHeight: number | undefined;
  /** Where it comes back to, home first; none where nobody knows home. */
  havens: readonly Haven[];
}

export function courseOf(route: Route, home: Home | undefined, performance: Performance): Course {
  const groundHeight = route.heightMode === 'relative' ? 0 : home?.altitude;
  return { route, home, performance, groundHeight, havens: home ? havensOf(home, groundHeight, performance) : [] };
}

/** What the heights of a route are, above the sea and above the ground. */
export function frameOf({ heightMode }: Route, home: Home | undefined): Frame {
  const altitude = home?.altitude;
  if (heightMode === 'relative') return { toSea: altitude, toGround: 0 };
  return { toSea: 0, toGround: altitude === undefined ? undefined : -altitude };
}
