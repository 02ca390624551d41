import type { Position } from '../../geo/position.ts';
import { approachOf } from '../landing/approach.ts';
import type { Route, Waypoint } from '../route.ts';
import type { Obstacle } from './obstacle.ts';
import { passing, toldHeightOver } from './passing.ts';

/** How what a pattern is flown around is crossed by the ways besides it. */
export interface OverObstacle {
  /** Its first waypoint is come to from above: out of home, or for another round. */
  isBegunOver: boolean;
  /** What is flown behind its last waypoint, level above it. */
  end: Waypoint[];
}

/** For what can stop in the air, and climb where it is. */
export function overObstacle(
  { over, isBetween }: Obstacle,
  route: Route,
  first: Waypoint,
  last: Waypoint,
  home: Position | undefined,
): OverObstacle {
  const goal = goalOf(route, last, home);
  const isLeftOver = goal !== undefined && isBetween(last, goal.at);
  // On its way to the approach it would come down while it is still over the wall: it does so where the approach begins.
  const beyond = isLeftOver && goal.isApproach ? passing(goal.at, route, raised(last, over).altitude) : undefined;
  const isAgainOver = route.cycles !== 1 && isBetween(beyond ?? last, first);
  return {
    isBegunOver: isAgainOver || (home !== undefined && isBetween(home, first)),
    end: [...(isLeftOver || isAgainOver ? [raised(last, over)] : []), ...(beyond ? [beyond] : [])],
  };
}

/** In the same place, at least so high; nothing is done there. */
export const raised = (waypoint: Waypoint, over: number): Waypoint => ({
  ...waypoint,
  altitude: Math.max(waypoint.altitude, toldHeightOver(over)),
  actions: [],
});

/** Where the way from the last waypoint leads straight; nothing where it ends there, or nobody knows. */
function goalOf(
  { endAction, landing }: Route,
  last: Position,
  home: Position | undefined,
): { at: Position; isApproach: boolean } | undefined {
  const isLanding = endAction === 'landingRoute' && landing !== null;
  if (endAction === 'land' || endAction === null || (isLanding && landing.kind === 'inPlace')) return undefined;
  const at = isLanding ? approachOf(landing, last, home)?.start : home;
  return at && { at, isApproach: isLanding };
}
